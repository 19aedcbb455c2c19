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

/** A worksheet that is being filled in. */
export function TemplateDrawing() {
  const sheet = { x: 40, y: 28, width: 240, rows: 6, columns: 5 };
  const cell = sheet.width / sheet.columns;
  return (
    <svg viewBox="0 0 320 160" aria-hidden className="block h-auto w-full">
      <Sheet {...sheet} />
      <rect
        x={sheet.x + cell * 2}
        y={sheet.y + rowHeight * 4}
        width={cell}
        height={rowHeight}
        className="fill-surface stroke-accent"
        strokeWidth="2.5"
      />
      <path
        d={`M${sheet.x + cell * 2 + 8} ${sheet.y + rowHeight * 4 + 3.5}v8`}
        className="stroke-ink"
        strokeWidth="1.5"
      />
      <rect x={sheet.x + cell * 3 - 4} y={sheet.y + rowHeight * 5 - 4} width="8" height="8" className="fill-accent" />
    </svg>
  );
}

/** A worksheet in which a wrong cell is marked, with the explanation beside it. */
export function CheckedDrawing() {
  const sheet = { x: 24, y: 28, width: 200, rows: 6, columns: 4 };
  const cell = sheet.width / sheet.columns;
  const wrong = { x: sheet.x + cell * 2, y: sheet.y + rowHeight * 3 };
  return (
    <svg viewBox="0 0 320 160" aria-hidden className="block h-auto w-full">
      <Sheet {...sheet} />
      <rect {...wrong} width={cell} height={rowHeight} className="fill-bad-soft stroke-bad" strokeWidth="2" />
      <path d={`M${wrong.x + 14} ${wrong.y + 7.5}h22`} className="stroke-bad" strokeWidth="4" strokeLinecap="round" />
      <path d={`M${wrong.x + cell} ${wrong.y + 7.5}h18`} className="stroke-bad" strokeWidth="1.5" />
      <g>
        <rect x="192" y="50" width="108" height="64" rx="5" className="fill-surface stroke-bad" strokeWidth="1.5" />
        <circle cx="210" cy="68" r="8" className="fill-bad" />
        <path d="M210 63.5v5M210 71.6v.2" className="stroke-surface" strokeWidth="2" strokeLinecap="round" />
        <g className="fill-line-strong/60">
          <rect x="225" y="63" width="58" height="4" rx="2" />
          <rect x="225" y="72" width="40" height="4" rx="2" />
          <rect x="202" y="88" width="86" height="4" rx="2" />
          <rect x="202" y="97" width="66" height="4" rx="2" />
        </g>
      </g>
    </svg>
  );
}

const heights = [22, 26, 31, 37, 44, 52];

/** The output workbook, and before it a slide of the report with a scale and a flat premium. */
export function ReportDrawing() {
  return (
    <svg viewBox="0 0 320 160" aria-hidden className="block h-auto w-full">
      <Sheet x={34} y={24} width={150} rows={6} columns={3} />
      <g>
        <rect x="112" y="46" width="174" height="98" rx="5" className="fill-surface stroke-line-strong/60" />
        <rect x="126" y="58" width="84" height="6" rx="3" className="fill-ink forced-colors:fill-[CanvasText]" />
        <rect x="126" y="69" width="52" height="4" rx="2" className="fill-line-strong/45" />
        <g className="fill-brand forced-colors:fill-[CanvasText]">
          {heights.map((height, index) => (
            <rect key={height} x={128 + index * 24} y={134 - height} width="16" height={height} rx="1.5" />
          ))}
        </g>
        <path
          d="M124 96h148"
          className="stroke-accent forced-colors:stroke-[Highlight]"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M122 135h152" className="stroke-line-strong" />
      </g>
    </svg>
  );
}
