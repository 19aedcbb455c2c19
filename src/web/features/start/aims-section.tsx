import { Band, BandHeading } from '#web/features/start/band.tsx';
import { exampleFigures } from '#web/features/start/example-figures.ts';
import { useOwnWords } from '#web/features/start/landing-texts.ts';
import { useFirstTexts } from '#web/i18n/language.ts';

const { budget, profit } = exampleFigures;

interface Aim {
  readonly title: string;
  readonly text: string;
  readonly scale: string;
  readonly flat: string;
}

/** What the two balances mean, with the four answers of the example. */
export function AimsSection() {
  const { formats, start } = useFirstTexts();
  const own = useOwnWords();
  const { aims, answers } = start;
  const range = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }): string =>
    answers.range(formats.percentage(lowest), formats.percentage(highest));
  return (
    <Band ground="white" labelledBy="doelen">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <BandHeading id="doelen">{own('introTitle', start.introTitle)}</BandHeading>
          <p className="mt-4 text-ink-soft">{own('intro', start.intro)}</p>
        </div>
        <div>
          <h3 className="text-sm font-semibold text-ink-soft">{answers.title}</h3>
          <div className="mt-3 grid gap-4 sm:grid-cols-2 sm:grid-rows-[auto_1fr_auto] sm:gap-y-0">
            <AimCard aim={{ ...aims.budget, scale: range(budget.scale), flat: formats.percentage(budget.flat) }} />
            <AimCard aim={{ ...aims.profit, scale: range(profit.scale), flat: formats.percentage(profit.flat) }} />
          </div>
          <p className="mt-3 text-xs text-ink-soft">{answers.note}</p>
        </div>
      </div>
    </Band>
  );
}

function AimCard({ aim }: { readonly aim: Aim }) {
  const { answers } = useFirstTexts().start;
  return (
    <article className="rounded-corner border border-line p-5 sm:row-span-3 sm:grid sm:grid-rows-subgrid">
      <h4 className="text-lg font-[650]">{aim.title}</h4>
      <p className="mt-1 mb-5 text-ink-soft">{aim.text}</p>
      <dl className="divide-y divide-line border-t border-line">
        <div className="flex items-center gap-3 py-3">
          <StepsGlyph />
          <dt className="sr-only">{answers.scale}</dt>
          <dd>
            <span className="block text-xs text-ink-soft" aria-hidden>
              {answers.scale}
            </span>
            <span className="text-lg font-[650]">{aim.scale}</span>
          </dd>
        </div>
        <div className="flex gap-3 pt-3">
          <FlatGlyph />
          <dt className="sr-only">{answers.flat}</dt>
          <dd>
            <span className="block text-xs text-ink-soft" aria-hidden>
              {answers.flat}
            </span>
            <span className="text-lg font-[650]">{aim.flat}</span>
          </dd>
        </div>
      </dl>
    </article>
  );
}

const frame = 'mt-0.5 h-9 w-9 shrink-0';

/** A scale that rises. */
function StepsGlyph() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden className={`${frame} fill-brand forced-colors:fill-[CanvasText]`}>
      <path d="M3 22h6v11H3zM11 17h6v16h-6zM19 11h6v22h-6zM27 4h6v29h-6z" />
    </svg>
  );
}

/** A premium that is the same for everyone. */
function FlatGlyph() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden className={`${frame} fill-accent forced-colors:fill-[Highlight]`}>
      <rect x="3" y="13" width="30" height="20" rx="1.5" />
    </svg>
  );
}
