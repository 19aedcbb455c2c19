import { ChevronDown, RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import type { NewVariant } from '#api/variants.ts';
import { KeepVariant } from '#web/features/variants/keep-variant.tsx';
import type { WhatIf } from '#web/features/what-if/use-what-if.ts';
import { WhatIfChoicesForm } from '#web/features/what-if/what-if-choices.tsx';
import { WhatIfFigures, WhatIfHeadline } from '#web/features/what-if/what-if-figures.tsx';
import { isAwaited, type Refusal, shownPage } from '#web/features/what-if/what-if-state.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Recalculate } from '#web/dossier/recalculate.tsx';
import type { WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';

interface PanelProps {
  readonly whatIf: WhatIf;
  readonly place: DossierPlace;
  /** What a variant of it would keep. */
  readonly toKeep: NewVariant['choices'];
}

/** What-ifs beside the outcome; on a narrow screen a sheet from below, that can be folded to see the page. */
export function WhatIfPanel({ whatIf, place, toKeep }: PanelProps) {
  const texts = useTexts().whatIf;
  const { state, close } = whatIf;
  const [isFolded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const outcome = state.answered?.value.outcome;
  return (
    <aside
      aria-labelledby={id}
      className="no-print fixed inset-x-0 bottom-0 z-40 flex max-h-[78dvh] flex-col rounded-t-[calc(var(--corner)*2)] border border-line bg-surface shadow-pop lg:sticky lg:inset-x-auto lg:top-6 lg:z-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:rounded-corner lg:shadow-card"
    >
      <div className="flex items-center gap-2 py-2 pr-2 pl-4">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-[650] focus-visible:outline-none">
          {texts.title}
        </h2>
        {/* What stays in sight while the controls are. */}
        <p lang="nl" className="min-w-0 grow truncate text-right text-sm font-semibold text-brand lg:invisible">
          {outcome === undefined ? '' : [outcome.premium, outcome.figures[0]?.text].filter(Boolean).join(' · ')}
        </p>
        <Button
          look="quiet"
          size="icon"
          aria-expanded={!isFolded}
          aria-label={isFolded ? texts.unfold : texts.fold}
          onClick={() => setFolded(!isFolded)}
          className="lg:hidden"
        >
          <ChevronDown size={20} className={isFolded ? 'rotate-180' : ''} />
        </Button>
        <Button look="quiet" size="icon" aria-label={texts.close} onClick={close}>
          <X size={20} />
        </Button>
      </div>
      <ProgressLine whatIf={whatIf} />
      <div className={classNames('flex min-h-0 flex-col', isFolded && 'max-lg:hidden')}>
        <PanelBody whatIf={whatIf} place={place} toKeep={toKeep} />
      </div>
    </aside>
  );
}

/** Only while something takes long enough to tell how far it is. */
function ProgressLine({ whatIf: { state } }: Pick<PanelProps, 'whatIf'>) {
  const { whatIf } = useTexts();
  const { progress, phase } = state;
  const isShown = phase === 'opening' || progress !== null;
  return (
    <div className="h-1.5 shrink-0 border-b border-line">
      {isShown ? (
        <progress
          className="progress"
          aria-label={whatIf.calculating}
          {...(progress === null ? {} : { value: progress.done, max: Math.max(1, progress.total) })}
        />
      ) : null}
    </div>
  );
}

function PanelBody({ whatIf, place, toKeep }: PanelProps) {
  const texts = useTexts().whatIf;
  const { phase, refusal, answered, hasFailed, choices } = whatIf.state;
  if (refusal !== null) return <WhatIfRefusal refusal={refusal} place={place} />;
  if (phase === 'opening' || answered === null)
    return (
      <output className="p-4 text-ink-soft" aria-busy>
        {texts.opening}
      </output>
    );
  const { outcome } = answered.value;
  return (
    <>
      {/* Where there is height enough figures and controls scroll apart, so that both are in sight. */}
      <div className="min-h-0 grow overflow-y-auto tall:flex tall:flex-col tall:overflow-visible">
        <div className="flex flex-col gap-3 px-4 pt-3 pb-3 tall:max-h-[calc(100dvh-27rem)] tall:min-h-0 tall:shrink-0 tall:overflow-y-auto">
          {hasFailed ? (
            <Notice tone="error" announced="politely">
              {texts.failed}
            </Notice>
          ) : null}
          <WhatIfHeadline outcome={outcome} />
          <WhatIfFigures answer={answered.value} />
        </div>
        <div className="px-4 tall:min-h-0 tall:grow tall:overflow-y-auto tall:border-t-2 tall:border-line-strong/40">
          <WhatIfChoicesForm whatIf={whatIf} answer={answered.value} />
        </div>
      </div>
      <PanelFooter whatIf={whatIf} place={place} toKeep={toKeep} />
      <Announcement outcome={outcome} isTold={Object.keys(choices).length > 0 && !isAwaited(whatIf.state)} />
    </>
  );
}

/** The way back, whether the rest of the page follows, and keeping it. */
function PanelFooter({ whatIf: { state, change }, place, toKeep }: PanelProps) {
  const texts = useTexts().whatIf;
  const count = Object.keys(state.choices).length;
  return (
    <div className="flex shrink-0 flex-col gap-2 border-t border-line px-4 py-2.5">
      <label className="flex min-h-6 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={state.withPage}
          onChange={(event) => change({ withPage: event.target.checked })}
          className="size-4.5 accent-brand"
        />
        {texts.wholePage}
      </label>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          look="secondary"
          size="small"
          aria-disabled={count === 0}
          onClick={() => change({ choices: {} })}
          icon={RotateCcw}
        >
          {texts.back}
        </Button>
        <span className="text-sm text-ink-soft">{count === 0 ? texts.unchanged : texts.changed(count)}</span>
        <KeepVariant place={place} choices={toKeep} />
      </div>
    </div>
  );
}

interface RefusalProps {
  readonly refusal: Refusal;
  readonly place: DossierPlace;
}

/** Why there are no what-ifs, with the way on. */
function WhatIfRefusal({ refusal: { why, said, canRecalculate }, place }: RefusalProps) {
  const { whatIf } = useTexts();
  const texts = { said: said ?? whatIf.notOpened, otherFigures: whatIf.otherFigures, failed: whatIf.notOpened };
  return (
    <div className="p-4">
      <Notice tone={why === 'failed' ? 'error' : 'info'} announced="politely">
        <p className="mb-2">{texts[why]}</p>
        {canRecalculate ? <Recalculate place={place} /> : null}
      </Notice>
    </div>
  );
}

/** Milliseconds without a change before the outcome is told: not at each step of a slider. */
const pauseOfHand = 800;

const sentenceOf = ({ goal, form, premium, figures, marks }: WhatIfOutcome): string =>
  [
    `${goal}, ${form.toLowerCase()}: ${premium}.`,
    ...figures.slice(0, 2).map(({ label, text }) => `${label}: ${text}.`),
    ...marks.map(({ text }) => `${text.replace(/^[^\p{L}]+/u, '')}.`),
  ].join(' ');

/** Tells who cannot see it what was calculated, once the hand rests. */
function Announcement({ outcome, isTold }: { readonly outcome: WhatIfOutcome; readonly isTold: boolean }) {
  const [told, setTold] = useState('');
  const sentence = isTold && outcome.isWhole ? sentenceOf(outcome) : '';
  useEffect(() => {
    if (sentence === '') return undefined;
    const clock = setTimeout(() => setTold(sentence), pauseOfHand);
    return () => clearTimeout(clock);
  }, [sentence]);
  return (
    <output aria-live="polite" className="sr-only">
      <span lang="nl">{told}</span>
    </output>
  );
}

/** Stays in sight, and on paper, while the page shows something else than was calculated for the dossier. */
export function WhatIfMark({ whatIf: { state, change } }: { readonly whatIf: WhatIf }) {
  const { whatIf } = useTexts();
  const { withPage, choices, page, asked } = state;
  if (!withPage || Object.keys(choices).length === 0) return null;
  const isBehind = page === null || page.number !== asked;
  return (
    <Notice tone="warning" announced="politely" className="sticky top-0 z-10 mb-6 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{shownPage(state) === null ? whatIf.pageAwaited : whatIf.pageMark}</p>
        <span className="no-print flex items-center gap-3">
          {isBehind && page !== null ? <span className="text-sm">{whatIf.awaited} …</span> : null}
          <Button look="secondary" size="small" onClick={() => change({ choices: {} })}>
            {whatIf.back}
          </Button>
        </span>
      </div>
    </Notice>
  );
}
