import { Sheet } from '#web/features/start/sheet.tsx';

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
