import type { ExhibitTable } from '#output/model/section.ts';
import type { ChangedChoice, ComparedOutcome } from '#output/model/compared-outcome.ts';
import { decimalNumber } from '#office/document/dutch-format.ts';
import type { ChoiceFigures, ComparedCost } from '#output/model/figure-types.ts';
import type { CardFigure } from '#output/model/screen-result.ts';
import { besides, euroDifference } from '#output/language/phrases.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';

/** Other wages or returns change what the current scheme costs too. */
export const variantsNote =
  '‘Nu’ is de huidige regeling, berekend met de aannames van dezelfde kolom. Een cijfer over andere jaren of andere mensen staat op een eigen regel.';

const none = '–';
const same = 'gelijk';
const answerName = 'Het antwoord';

/** Where no premium stands in front, as it is said elsewhere. */
const noPremium = {
  allForbidden: 'Geen van de berekende premies is zo toegestaan',
  noneSurelyAllowed: 'Van geen van de berekende premies staat vast dat ze mag',
} as const;

/** A cost, and what it differs from now, EUR. */
type Amounts = Pick<ComparedCost, 'cost' | 'difference'>;

/** What a cost on a card is as a number. */
function costOf({ keyFigures }: ComparedOutcome, id: CardFigure['id']): Amounts | null {
  const choice = keyFigures?.choice;
  if (choice === undefined || typeof choice === 'string') return null;
  if (id === 'first-year') return choice.firstYear;
  return id === 'thirty-years' ? choice.thirtyYears : null;
}

/** The figure of an outcome that has this name, which tells over which time and of whom it is. */
const sameFigure = ({ card }: ComparedOutcome, { id, label }: CardFigure): CardFigure | undefined =>
  card?.figures.find((figure) => figure.id === id && figure.label === label);

const sameCost = (outcome: ComparedOutcome, figure: CardFigure): Amounts | null =>
  sameFigure(outcome, figure) === undefined ? null : costOf(outcome, figure.id);

/** A figure beside now and beside the answer. */
function figureText(answer: ComparedOutcome, outcome: ComparedOutcome, asked: CardFigure): string {
  const figure = sameFigure(outcome, asked);
  if (figure === undefined) return none;
  const [cost, base] = [sameCost(outcome, asked), sameCost(answer, asked)];
  const besideAnswer =
    outcome === answer || cost === null || base === null
      ? null
      : besides(euroDifference(cost.cost - base.cost, base.cost), 'het antwoord');
  const compared = [figure.comparison, besideAnswer].filter((text) => text !== null);
  return compared.length === 0 ? figure.text : `${figure.text} (${compared.join('; ')})`;
}

/** Every figure that some of them have: of another horizon or group it is another one. */
function allFigures(outcomes: readonly ComparedOutcome[]): readonly CardFigure[] {
  const figures = outcomes.flatMap(({ card }) => card?.figures ?? []);
  const order = ['first-year', 'thirty-years', 'pension', 'own-contribution'] satisfies CardFigure['id'][];
  return figures
    .filter((one, place) => figures.findIndex(({ id, label }) => id === one.id && label === one.label) === place)
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** By how much a premium is higher or lower than that of the answer, of a scale its lowest and highest step; null: by nothing. */
function premiumBeside(answer: ComparedOutcome, outcome: ComparedOutcome): string | null {
  const [base, own] = [answer.keyFigures, outcome.keyFigures];
  if (outcome === answer || typeof base?.choice !== 'object' || typeof own?.choice !== 'object') return null;
  const decimals = Math.max(base.premiumDecimals, own.premiumDecimals);
  const moved = (step: 'lowest' | 'highest', of: ChoiceFigures, to: ChoiceFigures) =>
    pointsText(to[step] - of[step], decimals);
  const [lowest, highest] = [moved('lowest', base.choice, own.choice), moved('highest', base.choice, own.choice)];
  if (lowest === highest) return lowest === same ? null : `${lowest} dan het antwoord`;
  return `laagste ${lowest}, hoogste ${highest} dan het antwoord`;
}

/** "1,1 procentpunt lager". */
function pointsText(moved: number, decimals: number): string {
  const points = decimalNumber(Math.abs(moved) * 100, decimals);
  return points === decimalNumber(0, decimals) ? same : `${points} procentpunt ${moved < 0 ? 'lager' : 'hoger'}`;
}

function premiumText(answer: ComparedOutcome, outcome: ComparedOutcome): string {
  const { card, keyFigures } = outcome;
  const choice = keyFigures?.choice;
  if (card === null) return typeof choice === 'string' ? noPremium[choice] : none;
  const compared = premiumBeside(answer, outcome);
  return `${card.goal}, ${card.form.toLowerCase()}: ${card.premium}${compared === null ? '' : ` (${compared})`}`;
}

export const changedLabel = 'Gewijzigd';

/** What was chosen otherwise, each beside what it was. */
export const changeTexts = (changes: readonly ChangedChoice[]): readonly string[] =>
  changes.map(({ label, text, was }) =>
    was === none ? `${label}: ${text}` : `${label}: ${text === none ? 'leeg' : text} in plaats van ${was}`,
  );

/** So many changes stand in one row: a row of a sheet or slide can only be so high. */
const changesInRow = 4;

/** What each chose otherwise, over as many rows as that takes; the first has the name. */
function changeRows(outcomes: readonly ComparedOutcome[]): readonly (readonly string[])[] {
  const texts = outcomes.map(({ changes }) => changeTexts(changes));
  const count = Math.max(1, ...texts.map(({ length }) => Math.ceil(length / changesInRow)));
  return Array.from({ length: count }, (_, row) => [
    row === 0 ? changedLabel : '',
    ...texts.map(
      (all) => all.slice(row * changesInRow, (row + 1) * changesInRow).join('; ') || (row === 0 ? none : ''),
    ),
  ]);
}

/** The outcome of the dossier itself. */
export type Answer = Omit<ComparedOutcome, 'name' | 'changes'>;

const named = (answer: Answer): ComparedOutcome => ({ ...answer, name: answerName, changes: [] });

/** A cost as amounts, of the answer first; null where an outcome has it not. */
export interface CostAmounts {
  readonly label: string;
  readonly amounts: readonly (Amounts | null)[];
}

/** The costs of the table as numbers. */
export function costAmounts(answer: Answer, variants: readonly ComparedOutcome[]): readonly CostAmounts[] {
  const all = [named(answer), ...variants];
  return allFigures(all)
    .map((figure) => ({ label: figure.label, amounts: all.map((one) => sameCost(one, figure)) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== null));
}

/** The answer and variants of it side by side, a figure a row. */
export function variantsTable(answer: Answer, variants: readonly ComparedOutcome[]): ExhibitTable {
  const first = named(answer);
  const all = [first, ...variants];
  const changed = changeRows(all);
  return textTable(
    [['Wat', 24], ...all.map(({ name }): TextColumn => [name, 76 / all.length])],
    [
      ...changed,
      ['Premie', ...all.map((one) => premiumText(first, one))],
      ...allFigures(all).map((figure) => [figure.label].concat(all.map((one) => figureText(first, one, figure)))),
      ['Oordeel', ...all.map(({ card }) => card?.marks.map(({ text }) => text).join(', ') ?? none)],
    ],
    { emphasised: [changed.length] },
  );
}
