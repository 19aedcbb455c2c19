import { useId, useRef, type KeyboardEvent } from 'react';
import type { AnswerCard as Card, ScreenResult } from '#output/model/screen-result.ts';
import { AnswerCard } from '#web/features/results/answer-card.tsx';
import { nextCard } from '#web/features/results/next-card.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

interface AnswerCardsProps {
  readonly result: Pick<ScreenResult, 'cards' | 'cardNotes'>;
  readonly chosen: Card['key'] | null;
  readonly onChoose: (key: Card['key']) => void;
}

/** The premiums beside each other. One is chosen at a time, of those that may be. */
export function AnswerCards({ result: { cards, cardNotes }, chosen, onChoose }: AnswerCardsProps) {
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
        {results.premiums}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        {mayChoose ? results.choose : results.noneAllowed}
        <span className="no-print max-lg:hidden"> {mayChoose ? results.keys(cards.length) : null}</span>
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
      {cardNotes.length === 0 ? null : (
        <ul lang="nl" className="mt-4 flex max-w-4xl list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
          {cardNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
