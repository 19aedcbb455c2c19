import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { decimalNumber } from '#office/document/dutch-format.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { followedAnswer, type FollowedPremium } from '#output/topics/sensitivity/followed-premium.ts';
import { sensitivityNames, type SensitivityPair, sensitivityPairs } from '#output/topics/sensitivity/names.ts';

const flatAnswers = ['budgetNeutralFlat', 'profitNeutralFlat'] as const;

/** What an answer is called at the start of a sentence. */
export const flatAnswerNames: Readonly<Record<(typeof flatAnswers)[number], string>> = {
  budgetNeutralFlat: 'De budgetneutrale vlakke premie',
  profitNeutralFlat: 'De profijtneutrale vlakke premie',
};

/** Percentage points as they are shown, with as many decimals as a person can use. */
export const shownPoints = (difference: number): number => Math.round(difference * 10_000) / 100;

/** A premium under one change, with which it is; without a difference where there is none without it. */
interface Tried {
  readonly key: SensitivityKey;
  readonly difference: number | null;
  readonly feasible: boolean;
}

/** The same where there is one without the change too. */
interface Change extends Tried {
  readonly difference: number;
}

const size = ({ difference }: Pick<Tried, 'difference'>): number => Math.abs(difference ?? 0);

/** The changes under which there is such a premium, that which moves it most first. */
export const triedOn = ({ result }: ConclusionSubject, { under }: FollowedPremium): readonly Tried[] =>
  result.sensitivities.rows
    .flatMap((row) => {
      const changed = under(row);
      if (changed === null || changed.exact === null) return [];
      return [{ key: row.key, difference: changed.difference, feasible: changed.feasible }];
    })
    .toSorted((left, right) => size(right) - size(left));

/** The same of those that can move it: there is one without them too. */
export const changesOf = (subject: ConclusionSubject, premium: FollowedPremium): readonly Change[] =>
  triedOn(subject, premium).flatMap(({ key, difference, feasible }) =>
    difference === null ? [] : [{ key, difference, feasible }],
  );

/** Whether anything moves a premium as it is shown. */
export const isAnyMoved = (subject: ConclusionSubject, premium: FollowedPremium): boolean =>
  changesOf(subject, premium).some(
    ({ difference, feasible }) => shownPoints(difference) !== 0 || feasible !== premium.feasible,
  );

/** The flat answer whose moves are drawn and concluded from: the chosen one, unless only the other is moved at all. */
export function followedFlat(subject: ConclusionSubject): (typeof flatAnswers)[number] {
  const [first, second] = flatAnswers;
  const isSecondChosen = subject.result.sensitivities.premium === second;
  const inOrder = isSecondChosen ? [second, first] : [first, second];
  return inOrder.find((answer) => isAnyMoved(subject, followedAnswer(subject, answer))) ?? first;
}

/** The changes of one assumption; undefined where one moves nothing. */
export interface PairedRows extends SensitivityPair {
  readonly downRow: SensitivityRow | undefined;
  readonly upRow: SensitivityRow | undefined;
}

/** The assumptions that were changed, each with its changes. */
export function pairedRows({ result }: ConclusionSubject): readonly PairedRows[] {
  const { rows } = result.sensitivities;
  const row = (key: SensitivityKey | null): SensitivityRow | undefined => rows.find((found) => found.key === key);
  return sensitivityPairs
    .map(({ name, inSentence, down, up }) => ({ name, inSentence, down, up, downRow: row(down), upRow: row(up) }))
    .filter(({ downRow, upRow }) => downRow !== undefined || upRow !== undefined);
}

/** How far a change moves a premium that is within reach; 0 where it brings the premium out of reach, which has no size. */
export function moveUnder({ feasible, under }: FollowedPremium, row: SensitivityRow | undefined): number {
  const changed = row === undefined ? null : under(row);
  if (changed === null || (feasible && !changed.feasible)) return 0;
  return changed.difference ?? 0;
}

/** Largest move of a premium by the changes of one assumption. */
export const reach = ({ downRow, upRow }: PairedRows, premium: FollowedPremium): number =>
  Math.max(...[downRow, upRow].map((row) => Math.abs(moveUnder(premium, row))));

/** Whether an assumption moves a premium by as much as is shown: a row of zeros says nothing. */
export const isVisiblyMoved = (pair: PairedRows, premium: FollowedPremium): boolean =>
  shownPoints(reach(pair, premium)) > 0;

/** "bij 1 procentpunt minder rendement en bij nog 2 veranderingen": the first of them by name. */
export function namedChanges(changes: readonly Pick<Tried, 'key'>[]): string {
  const [first = '', second, ...others] = changes.map(({ key }) => `bij ${sensitivityNames[key].inSentence}`);
  if (second === undefined) return first;
  return `${first} en ${others.length === 0 ? second : `bij nog ${changes.length - 1} veranderingen`}`;
}

/** Percentage points under which a premium of one decimal stays as it is. */
const hardlyMoved = 0.05;

/**
 * "De vlakke premie beweegt het meest door de uitstroom: 1,00 procentpunt", or that it hardly moves; null where nothing moves
 * it as it is shown.
 */
function largestMove(subject: ConclusionSubject, premium: FollowedPremium): string | null {
  const most = Math.max(0, ...changesOf(subject, premium).map(({ difference }) => Math.abs(shownPoints(difference))));
  if (most === 0) return null;
  if (most < hardlyMoved)
    return `De vlakke premie verandert door geen van de aannames meer dan ${decimalNumber(most, 2)} procentpunt`;
  const largest = pairedRows(subject).toSorted((left, right) => reach(right, premium) - reach(left, premium))[0]!;
  return `De vlakke premie beweegt het meest door ${largest.inSentence}: ${decimalNumber(most, 2)} procentpunt`;
}

const nothingMoves = 'Geen van de aannames verandert de budgetneutrale of de profijtneutrale vlakke premie';

/** Which assumption moves a flat premium most, the chosen one where it moves; null when nothing was changed. */
export function sensitivityConclusion(subject: ConclusionSubject): string | null {
  if (subject.result.sensitivities.rows.length === 0) return null;
  const answer = followedFlat(subject);
  const followed = followedAnswer(subject, answer);
  const changes = changesOf(subject, followed);
  const lost = changes.filter(({ feasible }) => !feasible).length;
  if (lost > 0)
    return `${flatAnswerNames[answer]} is bij ${lost} van de ${changes.length} veranderde aannames niet haalbaar`;
  const moved = largestMove(subject, followed);
  return moved ?? nothingMoves;
}
