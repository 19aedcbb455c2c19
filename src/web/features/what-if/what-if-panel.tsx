import { ChevronDown, RotateCcw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { NewVariant } from '#api/variants.ts';
import { inWords, together, type Wordings } from '#output/language/wording.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { Recalculate } from '#web/dossier/recalculate.tsx';
import { KeepVariant } from '#web/features/variants/keep-variant.tsx';
import type { WhatIf } from '#web/features/what-if/use-what-if.ts';
import { WhatIfChoicesForm } from '#web/features/what-if/what-if-choices.tsx';
import { isAwaited, isChanged, type Refusal } from '#web/features/what-if/what-if-state.ts';
import { useFirstTexts, useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';

interface PanelProps {
  readonly whatIf: WhatIf;
  readonly place: DossierPlace;
  /** What a variant of it would keep. */
  readonly toKeep: NewVariant['choices'];
}

/** The controls of a what-if, in the place of the chart; on a narrow screen a sheet from below, that can be folded to see the page. */
export function WhatIfPanel({ whatIf, place, toKeep }: PanelProps) {
  const texts = useTexts().whatIf;
  const { state, close } = whatIf;
  const [isFolded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const answer = state.answered?.value;
  useEscape(close);
  return (
    <aside
      aria-labelledby={id}
      className="no-print fixed inset-x-0 bottom-0 z-40 flex max-h-[60dvh] flex-col rounded-t-[calc(var(--corner)*2)] border border-line bg-surface shadow-pop lg:sticky lg:inset-x-auto lg:top-4 lg:z-0 lg:max-h-[calc(100dvh-17rem)] lg:self-start lg:rounded-corner lg:shadow-card"
    >
      <div className="flex items-center gap-2 py-2 pr-2 pl-4">
        <h2 ref={heading} id={id} tabIndex={-1} className="grow text-base font-[650] focus-visible:outline-none">
          {texts.title}
          {answer === undefined ? null : (
            <span lang="nl" className="font-normal text-ink-soft">
              {' '}
              · {answer.start.name}
            </span>
          )}
        </h2>
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
      <Moved whatIf={whatIf} />
      <div className={classNames('flex min-h-0 flex-col', isFolded && 'max-lg:hidden')}>
        <PanelBody whatIf={whatIf} place={place} toKeep={toKeep} />
      </div>
    </aside>
  );
}

/** What lies over the page has the key first. */
const above = ':popover-open, [role=dialog]:not([popover]), [role=alertdialog]';

/** Closes by Escape, wherever on the page the focus is. */
function useEscape(close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector(above) === null) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
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

/** What moved, and by what. */
function Moved({ whatIf: { state } }: Pick<PanelProps, 'whatIf'>) {
  const { whatIf } = useTexts();
  const { answered, choices } = state;
  if (answered === null) return null;
  const { moved } = answered.value;
  return (
    <p className="border-b border-line px-4 py-2 text-sm">
      {!isChanged(choices) || moved === null ? (
        <span className="text-ink-soft">{whatIf.unchanged}</span>
      ) : (
        <span lang="nl" className="font-semibold">
          {moved}.
        </span>
      )}
    </p>
  );
}

function PanelBody({ whatIf, place, toKeep }: PanelProps) {
  const texts = useTexts().whatIf;
  const { phase, refusal, answered, hasFailed, choices } = whatIf.state;
  if (refusal !== null) return <WhatIfRefusal refusal={refusal} place={place} retry={whatIf.open} />;
  if (phase === 'opening' || answered === null)
    return (
      <output className="p-4 text-ink-soft" aria-busy>
        {texts.opening}
      </output>
    );
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto px-4 pt-2">
        {hasFailed ? (
          <Notice tone="error" announced="politely" className="mb-2">
            {texts.failed}
          </Notice>
        ) : null}
        <WhatIfChoicesForm whatIf={whatIf} answer={answered.value} />
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2.5">
        <Button
          look="secondary"
          size="small"
          aria-disabled={!isChanged(choices)}
          onClick={() => whatIf.change({})}
          icon={RotateCcw}
        >
          {texts.back}
        </Button>
        <KeepVariant place={place} choices={toKeep} />
      </div>
      <Announcement answer={answered.value} isTold={isChanged(choices) && !isAwaited(whatIf.state)} />
    </>
  );
}

interface RefusalProps {
  readonly refusal: Refusal;
  readonly place: DossierPlace;
  readonly retry: () => void;
}

/** Why there are no what-ifs, with the way on. */
function WhatIfRefusal({ refusal: { why, said, remedy }, place, retry }: RefusalProps) {
  const { whatIf } = useTexts();
  const { general } = useFirstTexts();
  const texts = { said: said ?? whatIf.notOpened, otherFigures: whatIf.otherFigures, failed: whatIf.notOpened };
  return (
    <div className="p-4">
      <Notice tone={why === 'failed' ? 'error' : 'info'} announced="politely">
        <p className="mb-2">{texts[why]}</p>
        {remedy === 'recalculate' ? <Recalculate place={place} /> : null}
        {remedy === 'retry' ? (
          <Button look="secondary" size="small" onClick={retry}>
            {general.retry}
          </Button>
        ) : null}
      </Notice>
    </div>
  );
}

/** Milliseconds without a change before the outcome is told: not at each step of a slider. */
const pauseOfHand = 800;

/** The column of what is tried, as a sentence for each row. */
function sentencesOf({ key, table }: WhatIfAnswer, outcome: Wordings): string {
  const place = table.columns.findIndex((column) => column.key === key);
  const column = table.columns[place];
  return [
    ...(column === undefined
      ? []
      : [`${inWords(column.name, outcome)}: ${inWords(together(column.premium), outcome)}.`]),
    ...table.rows.map(({ label, cells }) => {
      const { text = '', small = [] } = cells[place] ?? {};
      return `${inWords(label, outcome)}: ${inWords(together([text, ...small]), outcome)}.`;
    }),
  ].join(' ');
}

/** Tells those who cannot see it what was calculated, once the hand rests. */
function Announcement({ answer, isTold }: { readonly answer: WhatIfAnswer; readonly isTold: boolean }) {
  const [told, setTold] = useState('');
  const { outcome } = useTexts();
  const sentence = isTold ? sentencesOf(answer, outcome) : '';
  useEffect(() => {
    if (sentence === '') return undefined;
    const clock = setTimeout(() => setTold(sentence), pauseOfHand);
    return () => clearTimeout(clock);
  }, [sentence]);
  return (
    <output aria-live="polite" className="sr-only">
      {told}
    </output>
  );
}
