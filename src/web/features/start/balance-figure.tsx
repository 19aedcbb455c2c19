import { exampleFigures } from '#web/features/start/example-figures.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

const { currentScale, budget, participants, pensionAge } = exampleFigures;
const rates = currentScale.map(([, rate]) => rate);

/** The scale of the example dossier in balance with its flat premium. */
export function BalanceFigure() {
  const { formats, start } = useFirstTexts();
  const { figure } = start;
  const [low, high, flat] = [Math.min(...rates), Math.max(...rates), budget.flat].map((rate) =>
    formats.percentage(rate),
  ) as [string, string, string];
  return (
    <figure className="rounded-[calc(var(--corner)*1.5)] border border-line bg-surface p-5 shadow-card sm:p-6">
      <p className="text-sm font-semibold text-ink-soft">{figure.title}</p>
      <BalanceDrawing description={figure.description(low, high, flat)} labels={{ low, high, flat }} />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Key label={figure.current} markClass="bg-brand forced-colors:bg-[CanvasText]" />
        <Key label={figure.flat} markClass="bg-accent forced-colors:bg-[Highlight]" />
      </p>
      <figcaption className="mt-3 text-xs text-ink-soft">{figure.caption(participants)}</figcaption>
    </figure>
  );
}

function Key({ label, markClass }: { readonly label: string; readonly markClass: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className={classNames('h-2.5 w-2.5 shrink-0 rounded-[2px] forced-color-adjust-none', markClass)}
      />
      {label}
    </span>
  );
}

/** Measures in units of the drawing. */
const beamTop = 232;
const heightOfOne = 500;
const pan = { left: 16, right: 304, width: 240 };
const gap = 2;
const labelGap = 10;
const firstAge = currentScale[0][0];
const unitsPerYear = pan.width / (pensionAge - firstAge);

interface BalanceDrawingProps {
  readonly description: string;
  readonly labels: { readonly low: string; readonly high: string; readonly flat: string };
}

const heightOf = (rate: number): number => rate * heightOfOne;

/** A block per step of the scale: as wide as its years, as high as its premium. */
const blocks = (left: number, premium: (rate: number) => number) =>
  currentScale.map(([age, rate], index) => {
    const end = currentScale[index + 1]?.[0] ?? pensionAge;
    const height = heightOf(premium(rate));
    return {
      key: age,
      x: left + (age - firstAge) * unitsPerYear,
      y: beamTop - height,
      width: (end - age) * unitsPerYear - gap,
      height,
    };
  });

const scaleBlocks = blocks(pan.left, (rate) => rate);
const flatBlocks = blocks(pan.right, () => budget.flat);
/** Where a premium is written: above the blocks below the words. */
const topOf = (from: number, to: number): number =>
  Math.min(...scaleBlocks.slice(from, to).map(({ y }) => y)) - labelGap;

/** A pair of scales: the steps of a scale on the left, a flat premium on the right, both to scale. */
function BalanceDrawing({ description, labels }: BalanceDrawingProps) {
  const textClass = 'fill-ink text-[34px] sm:text-[22px] font-[650] forced-colors:fill-[CanvasText]';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take the colours of the page
    <svg viewBox="0 0 560 302" role="img" aria-label={description} className="mt-2 block h-auto w-full">
      <g className="fill-brand forced-colors:fill-[CanvasText]">
        {scaleBlocks.map(({ key, ...block }) => (
          <rect key={key} {...block} rx="2" />
        ))}
      </g>
      <g className="fill-accent forced-colors:fill-[Highlight]">
        {flatBlocks.map(({ key, ...block }) => (
          <rect key={key} {...block} rx="2" />
        ))}
      </g>
      <text x={pan.left} y={topOf(0, 4)} className={textClass}>
        {labels.low}
      </text>
      <text x={pan.left + pan.width - gap} y={topOf(-1, scaleBlocks.length)} textAnchor="end" className={textClass}>
        {labels.high}
      </text>
      <text
        x={pan.right + pan.width / 2}
        y={beamTop - heightOf(budget.flat) - labelGap}
        textAnchor="middle"
        className={textClass}
      >
        {labels.flat}
      </text>
      <g className="fill-ink forced-colors:fill-[CanvasText]">
        <rect x="4" y={beamTop + 2} width="552" height="7" rx="3.5" />
        <path d={`M280 ${beamTop + 13}l34 50h-68z`} />
        <rect x="216" y={beamTop + 62} width="128" height="4" rx="2" />
      </g>
    </svg>
  );
}
