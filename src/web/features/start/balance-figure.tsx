import { BalanceDrawing } from '#web/features/start/balance-drawing.tsx';
import { exampleFigures } from '#web/features/start/example-figures.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

const { currentScale, budget, currentCost, flatCost, participants } = exampleFigures;
const rates = currentScale.map(([, rate]) => rate);

/** The scale of the example dossier in balance with its flat premium, with what both cost the employer. */
export function BalanceFigure() {
  const { formats, start } = useFirstTexts();
  const { figure } = start;
  const [low, high, flat] = [Math.min(...rates), Math.max(...rates), budget.flat].map((rate) =>
    formats.percentage(rate),
  ) as [string, string, string];
  const difference = flatCost - currentCost;
  return (
    <figure className="rounded-[calc(var(--corner)*1.5)] border border-line bg-surface p-5 shadow-card sm:p-6">
      <p className="text-sm font-semibold text-ink-soft">{figure.title}</p>
      <BalanceDrawing description={figure.description(low, high, flat)} labels={{ low, high, flat }} />
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
        <Cost
          label={figure.current}
          amount={formats.euros(currentCost)}
          markClass="bg-brand forced-colors:bg-[CanvasText]"
        />
        <Cost
          label={figure.flat}
          amount={formats.euros(flatCost)}
          markClass="bg-accent forced-colors:bg-[Highlight]"
          isRight
        />
        <div className="col-span-2 flex flex-wrap items-baseline justify-center gap-x-2 rounded-corner bg-ground px-3 py-2">
          <dt className="text-sm text-ink-soft">{figure.difference}</dt>
          <dd className="font-[650]">
            {formats.euros(difference)} ({formats.percentage(difference / currentCost, 2)})
          </dd>
        </div>
      </dl>
      <figcaption className="mt-3 text-xs text-ink-soft">{figure.caption(participants)}</figcaption>
    </figure>
  );
}

interface CostProps {
  readonly label: string;
  readonly amount: string;
  readonly markClass: string;
  readonly isRight?: boolean;
}

function Cost({ label, amount, markClass, isRight = false }: CostProps) {
  return (
    <div className={classNames('min-w-0', isRight && 'text-right')}>
      <dt className="inline-flex items-center gap-2 text-sm text-ink-soft">
        <span
          aria-hidden
          className={classNames('h-2.5 w-2.5 shrink-0 rounded-[2px] forced-color-adjust-none', markClass)}
        />
        {label}
      </dt>
      <dd className="text-lg font-[650] sm:text-[1.375rem]">{amount}</dd>
    </div>
  );
}
