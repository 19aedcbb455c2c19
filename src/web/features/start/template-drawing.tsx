import { rowHeight, Sheet } from '#web/features/start/sheet.tsx';

const sheet = { x: 40, y: 28, width: 240, rows: 6, columns: 5 };
const cell = sheet.width / sheet.columns;

/** A worksheet that is being filled in. */
export function TemplateDrawing() {
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
