import { Check, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export type StepState = 'done' | 'refused' | 'open' | 'later';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  /** What a step that is done came to. */
  readonly outcome: string;
  /** Opens it again; null: not now. */
  readonly onChange: (() => void) | null;
  /** Gets the focus when the step opens. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A step of the window: the one that is open fills it, one that is done is a line. */
export function Step({ number, title, state, outcome, onChange, headingRef, children }: StepProps) {
  const { fileCheck: text } = useTexts();
  const isFolded = state === 'done' || state === 'refused';
  return (
    <li aria-current={state === 'open' ? 'step' : undefined} className="border-t border-line py-3 first:border-t-0">
      <div className="flex min-h-8 items-center gap-2.5">
        <StepMark number={number} state={state} />
        <h3
          ref={state === 'open' ? headingRef : undefined}
          tabIndex={-1}
          className={classNames('shrink-0 font-semibold outline-none', state === 'later' ? 'text-ink-soft' : null)}
        >
          {title}
          <span className="sr-only"> ({text.states[state]})</span>
        </h3>
        {isFolded ? (
          <span className="min-w-0 grow truncate text-ink-soft" title={outcome}>
            {outcome}
          </span>
        ) : null}
        {isFolded && onChange !== null ? (
          <Button look="quiet" size="small" aria-label={`${text.change}: ${title}`} onClick={onChange}>
            {text.change}
          </Button>
        ) : null}
      </div>
      {state === 'open' ? <div className="mt-3 flex flex-col gap-4">{children}</div> : null}
    </li>
  );
}

const markLooks: Readonly<Record<StepState, string>> = {
  done: 'border-brand text-brand',
  refused: 'border-bad text-bad',
  open: 'border-brand bg-brand text-brand-text',
  later: 'border-line-strong text-ink-soft',
};

const StepMark = ({ number, state }: Pick<StepProps, 'number' | 'state'>) => (
  <span
    aria-hidden
    className={classNames(
      'flex size-6 shrink-0 items-center justify-center rounded-full border text-sm font-semibold',
      markLooks[state],
    )}
  >
    {state === 'done' ? <Check size={14} /> : state === 'refused' ? <X size={14} /> : number}
  </span>
);

/** What can be done in the step that is open; it stays in sight. */
export const StepActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-5 flex flex-wrap-reverse items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-surface px-5 py-3 sm:-mx-6 sm:px-6">
    {children}
  </div>
);
