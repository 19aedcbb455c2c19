import { rowHeight, Sheet } from '#web/features/start/sheet.tsx';

const sheet = { x: 24, y: 28, width: 200, rows: 6, columns: 4 };
const cell = sheet.width / sheet.columns;
const wrong = { x: sheet.x + cell * 2, y: sheet.y + rowHeight * 3 };

/** A worksheet in which a wrong cell is marked, with the explanation beside it. */
export function CheckedDrawing() {
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
