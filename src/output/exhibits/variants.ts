import type { KeyFigures } from '#output/words/summary/key-figures.ts';
import type { ExhibitTable } from '#output/exhibits/model/section.ts';
import type { ChangedChoice } from '#output/screen/changed-choices.ts';
import type { AnswerCard, CardFigure } from '#output/screen/screen-result.ts';
import { besides, euroDifference } from '#output/words/phrases.ts';

/** An outcome as it stands beside others: what is in front, and what was chosen otherwise. */
export interface ComparedOutcome {
  readonly name: string;
  /** Null: nothing may stand in front. */
  readonly card: Pick<AnswerCard, 'goal' | 'form' | 'premium' | 'figures' | 'marks'> | null;
  /** The costs on the card as numbers; null where they are not kept. */
  readonly keyFigures: Pick<KeyFigures, 'choice'> | null;
  readonly changes: readonly ChangedChoice[];
}

/** Other wages or returns change what the current scheme costs too. */
export const variantsNote =
  'Nu is in elke kolom de huidige regeling met de keuzes van die kolom. Een cijfer over een andere horizon of groep staat op een eigen regel.';

const none = '–';
const answerName = 'Het antwoord';

/** Where no premium stands in front, as it is said elsewhere. */
const noPremium = {
  allForbidden: 'Geen van de berekende premies is zo toegestaan',
  noneSurelyAllowed: 'Van geen van de berekende premies staat vast dat ze mag',
} as const;

/** What a cost on a card is as a number. */
function costOf({ keyFigures }: ComparedOutcome, id: CardFigure['id']): number | null {
  const choice = keyFigures?.choice;
  if (choice === undefined || typeof choice === 'string') return null;
  const costs = { 'first-year': choice.firstYear, horizon: choice.goal, compensated: choice.compensated } as const;
  return id in costs ? (costs[id as keyof typeof costs]?.cost ?? null) : null;
}

/** A figure of the same name, which tells over which time and of whom it is, beside now and beside the answer. */
function figureText(answer: ComparedOutcome, outcome: ComparedOutcome, { id, label }: CardFigure): string {
  const same = (one: ComparedOutcome) => one.card?.figures.find((figure) => figure.id === id && figure.label === label);
  const figure = same(outcome);
  if (figure === undefined) return none;
  const [cost, base] = [costOf(outcome, id), same(answer) === undefined ? null : costOf(answer, id)];
  const besideAnswer =
    outcome === answer || cost === null || base === null
      ? null
      : besides(euroDifference(cost - base, base), 'het antwoord');
  const compared = [figure.comparison, besideAnswer].filter((text) => text !== null);
  return compared.length === 0 ? figure.text : `${figure.text} (${compared.join('; ')})`;
}

/** Every figure that some of them have: of another horizon or group it is another one. */
function allFigures(outcomes: readonly ComparedOutcome[]): readonly CardFigure[] {
  const figures = outcomes.flatMap(({ card }) => card?.figures ?? []);
  const order = ['first-year', 'horizon', 'compensated', 'pension', 'own-contribution'] satisfies CardFigure['id'][];
  return figures
    .filter((one, place) => figures.findIndex(({ id, label }) => id === one.id && label === one.label) === place)
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

function premiumText({ card, keyFigures }: ComparedOutcome): string {
  if (card !== null) return `${card.goal}, ${card.form.toLowerCase()}: ${card.premium}`;
  const choice = keyFigures?.choice;
  return typeof choice === 'string' ? noPremium[choice] : none;
}

const changesText = ({ changes }: ComparedOutcome): string =>
  changes.length === 0 ? none : changes.map(({ label, text, was }) => `${label}: ${text} (was ${was})`).join('; ');

/** The answer and variants of it side by side, a figure a row. */
export function variantsTable(
  answer: Omit<ComparedOutcome, 'name' | 'changes'>,
  variants: readonly ComparedOutcome[],
): ExhibitTable {
  const first: ComparedOutcome = { ...answer, name: answerName, changes: [] };
  const all = [first, ...variants];
  return {
    columns: [
      { head: 'Wat', share: 24, align: 'left' },
      ...all.map(({ name }) => ({ head: name, share: 76 / all.length, align: 'left' as const })),
    ],
    rows: [
      ['Gewijzigd', ...all.map(changesText)],
      ['Premie', ...all.map(premiumText)],
      ...allFigures(all).map((figure) => [figure.label].concat(all.map((one) => figureText(first, one, figure)))),
      ['Oordeel', ...all.map(({ card }) => card?.marks.map(({ text }) => text).join(', ') ?? none)],
    ],
    emphasised: [1],
    barred: [],
  };
}
