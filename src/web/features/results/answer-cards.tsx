import { useId, useRef, type KeyboardEvent } from 'react';
import type { AnswerCard as Card, ScreenResult } from '#output/model/screen-result.ts';
import { nextCard } from '#web/features/results/next-card.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SourceOfFigures } from '#web/dossier/exhibits/source-of-figures.tsx';
import { VerdictMarks } from '#web/dossier/exhibits/verdict-marks.tsx';

interface AnswerCardsProps {
  readonly result: Pick<ScreenResult, 'cards' | 'cardNotes'>;
  readonly chosen: Card['key'] | null;
  readonly onChoose: (key: Card['key']) => void;
}

/** The premiums beside each other. One is chosen at a time, of those that may be. */
export function AnswerCards({ result: { cards, cardNotes }, chosen, onChoose }: AnswerCardsProps) {
  const [condition, ...notes] = cardNotes;
  const { results } = useTexts();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const mayChoose = cards.some(({ mayBeChosen }) => mayBeChosen);
  const go = (index: number) => {
    const card = cards[index];
    if (card === undefined) return;
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
    if (card.mayBeChosen) onChoose(card.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const index = nextCard(event.key, buttons.indexOf(event.target as HTMLElement), cards.length);
    if (index === null) return;
    event.preventDefault();
    go(index);
  };
  const inTabOrder = cards.some(({ key }) => key === chosen) ? chosen : cards[0]?.key;
  return (
    <section aria-labelledby={id} className="@container">
      <h2 id={id} className="text-lg font-[650]">
        {results.choices}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        {mayChoose ? results.choose : results.noneAllowed}
        <span className="no-print max-lg:hidden"> {mayChoose ? results.keys(cards.length) : null}</span>{' '}
        <span lang="nl">{condition}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the keys reach it from the cards, which take the focus */}
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        className={classNames(
          'grid items-stretch gap-4 @xl:grid-cols-2 print:grid-cols-4 print:gap-2',
          // No card alone in a row.
          cards.length === 5 || cards.length === 6 ? '@5xl:grid-cols-3' : '@5xl:grid-cols-4',
        )}
      >
        {cards.map((card, index) => (
          <AnswerCard
            key={card.key}
            card={card}
            number={index + 1}
            isChosen={card.key === chosen}
            isInTabOrder={card.key === inTabOrder}
            onChoose={() => go(index)}
          />
        ))}
      </div>
      {notes.length === 0 ? null : (
        <ul lang="nl" className="mt-4 flex max-w-4xl list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AnswerCardProps {
  readonly card: Card;
  /** The key that chooses it. */
  readonly number: number;
  readonly isChosen: boolean;
  readonly isInTabOrder: boolean;
  readonly onChoose: () => void;
}

/** One premium with its figures and what the law says of it. The whole card is pressed; its button is what readers hear. */
function AnswerCard({ card, number, isChosen, isInTabOrder, onChoose }: AnswerCardProps) {
  const { results } = useTexts();
  const id = useId();
  const { goal, form, premium, figures, marks, mayBeChosen } = card;
  return (
    <div
      className={classNames(
        'relative flex min-w-0 flex-col rounded-corner border bg-surface p-4 shadow-card print:break-inside-avoid print:p-2',
        isChosen ? 'border-brand outline-2 -outline-offset-2 outline-brand' : 'border-line',
        mayBeChosen ? 'hover:border-brand' : 'bg-ground shadow-none',
      )}
    >
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot be off and yet say why
        role="radio"
        aria-checked={isChosen}
        aria-disabled={!mayBeChosen}
        aria-describedby={`${id}-marks`}
        tabIndex={isInTabOrder ? 0 : -1}
        onClick={onChoose}
        className="text-left after:absolute after:inset-0 after:rounded-corner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand aria-disabled:cursor-not-allowed"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span lang="nl" className="text-sm text-ink-soft">
            <span className="block font-[650] text-ink">{goal}</span> {form}
          </span>
          <span aria-hidden className="no-print rounded-sm border border-line px-1.5 text-xs text-ink-soft">
            {number}
          </span>
        </span>
        <span
          lang="nl"
          className={classNames(
            'mt-1 block text-2xl leading-tight font-[650] tracking-[-0.01em] text-balance',
            mayBeChosen ? 'text-brand' : 'text-ink-soft',
          )}
        >
          {premium}
        </span>
      </button>
      <div id={`${id}-marks`} className="mt-2 flex flex-col gap-0.5 text-sm">
        <VerdictMarks marks={marks} />
        {mayBeChosen ? null : <span className="text-ink-soft">{results.notAllowed}</span>}
        {isChosen ? (
          <span className="self-start rounded-sm bg-brand px-1.5 font-semibold text-brand-text">{results.chosen}</span>
        ) : null}
      </div>
      <dl lang="nl" className="mt-3 flex flex-col gap-2.5 border-t border-line pt-3 text-sm">
        {figures.map(({ id: figure, label, text, comparison }) => (
          <div key={figure}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd>
              <span className="text-base font-semibold">{text}</span>
              {comparison === null ? null : <span className="block text-ink-soft">{comparison}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <SourceOfFigures figures={figures} />
    </div>
  );
}
