interface SheetProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rows: number;
  readonly columns: number;
}

export const rowHeight = 15;

/** A worksheet: a coloured head, and rows of cells with something written in them. */
export function Sheet({ x, y, width, rows, columns }: SheetProps) {
  const cell = width / columns;
  const height = rowHeight * (rows + 1);
  const cells = Array.from({ length: rows * columns }, (_, index) => index);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="4" className="fill-surface stroke-line-strong/60" />
      <path
        d={`M${x} ${y + rowHeight}v-11a4 4 0 0 1 4-4h${width - 8}a4 4 0 0 1 4 4v11z`}
        className="fill-brand forced-colors:fill-[CanvasText]"
      />
      {Array.from({ length: rows - 1 }, (_, row) => (
        <path key={row} d={`M${x} ${y + rowHeight * (row + 2)}h${width}`} className="stroke-line" />
      ))}
      {Array.from({ length: columns - 1 }, (_, column) => (
        <path
          key={column}
          d={`M${x + cell * (column + 1)} ${y + rowHeight}v${height - rowHeight}`}
          className="stroke-line"
        />
      ))}
      {cells.map((index) => {
        const [row, column] = [Math.floor(index / columns), index % columns];
        // Numbers of different lengths, aligned to the right as in a column of figures.
        const length = cell * (column === 0 ? 0.4 : 0.42 + 0.09 * ((row * 2 + column * 3) % 4));
        return (
          <rect
            key={index}
            x={x + cell * (column + 1) - length - 6}
            y={y + rowHeight * (row + 1) + 5.5}
            width={length}
            height="4"
            rx="2"
            className="fill-line-strong/45"
          />
        );
      })}
    </g>
  );
}
