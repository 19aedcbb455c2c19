import type { WhatIfAnswer, WhatIfFigure, WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';
import { ExhibitChart } from '#web/dossier/exhibits/exhibit-chart.tsx';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { VerdictMarks } from '#web/dossier/exhibits/verdict-marks.tsx';
import { useTexts } from '#web/i18n/language.ts';

/** What is asked first; the others are one press away. */
const first: readonly WhatIfFigure['id'][] = ['first-year', 'thirty-years', 'kept-scale', 'losers', 'worst-cohort'];

interface ShownFigure {
  /** Null while it is still to come. */
  readonly asked: WhatIfFigure | null;
  readonly answer: WhatIfFigure | null;
}

/** Each figure beside that of the answer. One that only the calculation gives keeps its place until it comes. */
function shownFigures({
  outcome,
  answer,
}: WhatIfAnswer): readonly (ShownFigure & Pick<WhatIfFigure, 'id' | 'label'>)[] {
  const known = new Map(answer.figures.map((figure) => [figure.id, figure]));
  const asked = outcome.figures.map((figure) => ({
    id: figure.id,
    label: figure.label,
    asked: figure,
    answer: known.get(figure.id) ?? null,
  }));
  if (outcome.isWhole) return asked;
  const told = new Set(asked.map(({ id }) => id));
  const awaited = answer.figures.filter(({ id }) => !told.has(id));
  return [...asked, ...awaited.map((one) => ({ id: one.id, label: one.label, asked: null, answer: one }))];
}

function FigureRow({ label, asked, answer }: ShownFigure & Pick<WhatIfFigure, 'label'>) {
  const { whatIf } = useTexts();
  const isOther = asked !== null && answer !== null && asked.text !== answer.text;
  return (
    <div>
      <dt lang="nl" className="text-xs text-ink-soft">
        {label}
      </dt>
      <dd>
        {asked === null ? (
          <span className="text-base text-ink-soft">{whatIf.awaited} …</span>
        ) : (
          <span lang="nl">
            <span className="text-base font-semibold">{asked.text}</span>
            {asked.comparison === null ? null : <span className="text-sm text-ink-soft"> · {asked.comparison}</span>}
          </span>
        )}
        {isOther ? <span className="block text-xs text-ink-soft">{whatIf.inAnswer(answer.text)}</span> : null}
      </dd>
    </div>
  );
}

/** The premium, and what the law says of it. */
export function WhatIfHeadline({ outcome }: { readonly outcome: WhatIfOutcome }) {
  const { whatIf } = useTexts();
  const { goal, form, premium, marks, reason, isWhole } = outcome;
  return (
    <div lang="nl">
      <p className="text-sm text-ink-soft">
        <span className="font-[650] text-ink">{goal}</span> {form.toLowerCase()}
      </p>
      <p className="text-xl leading-tight font-[650] text-brand">{premium}</p>
      <div className="mt-1 flex min-h-5 flex-col gap-0.5 text-sm">
        {isWhole ? <VerdictMarks marks={marks} /> : <span className="text-ink-soft">{whatIf.awaited} …</span>}
        {reason === null || !isWhole ? null : <span className="text-ink-soft">{reason}</span>}
      </div>
    </div>
  );
}

/** What is asked of, each figure beside that of the answer. */
export function WhatIfFigures({ answer }: { readonly answer: WhatIfAnswer }) {
  const { whatIf } = useTexts();
  const figures = shownFigures(answer);
  const rows = (isFirst: boolean) =>
    figures
      .filter(({ id }) => first.includes(id) === isFirst)
      .toSorted((one, other) => first.indexOf(one.id) - first.indexOf(other.id))
      .map((figure) => <FigureRow key={figure.id} {...figure} />);
  return (
    <>
      <dl className="flex flex-col gap-2">{rows(true)}</dl>
      <div className="mt-2">
        <Disclosure label={whatIf.more}>
          <dl className="flex flex-col gap-2">{rows(false)}</dl>
          {answer.chart === null ? null : (
            <figure aria-label={whatIf.chart} className="mt-3">
              <figcaption className="mb-1 text-xs text-ink-soft">{whatIf.chart}</figcaption>
              <ExhibitChart chart={answer.chart} name={whatIf.chart} text={whatIf.chartText} />
            </figure>
          )}
        </Disclosure>
      </div>
    </>
  );
}
