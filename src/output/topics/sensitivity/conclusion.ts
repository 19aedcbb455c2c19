import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { decimalNumber } from '#office/document/dutch-format.ts';
import { practicalPremium } from '#output/language/premium.ts';
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
  result.effects.sensitivities.rows
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
  const isSecondChosen = subject.result.effects.sensitivities.premium === second;
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
  const { rows } = result.effects.sensitivities;
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

/** "verandert hoogstens 1,00 procentpunt, het meest door de uitstroom"; null where nothing moves it as it is shown. */
function largestMove(subject: ConclusionSubject, premium: FollowedPremium): string | null {
  const most = Math.max(0, ...changesOf(subject, premium).map(({ difference }) => Math.abs(shownPoints(difference))));
  if (most === 0) return null;
  const largest = pairedRows(subject).toSorted((left, right) => reach(right, premium) - reach(left, premium))[0]!;
  return `verandert hoogstens ${decimalNumber(most, 2)} procentpunt, het meest door ${largest.inSentence}`;
}

/** How no lawful premium keeps cost equal: even the highest costs less than now, or even none at all more. */
type Miss = 'costsLess' | 'costsMore';

/** How a premium that is within reach comes out of it by changes; null where not all of them do it in one way. */
function missUnder(changes: readonly Change[]): Miss | null {
  if (changes.every(({ difference }) => difference > 0)) return 'costsLess';
  return changes.every(({ difference }) => difference < 0) ? 'costsMore' : null;
}

const missed: Readonly<Record<Miss, string>> = {
  costsLess: 'Ook de hoogst toegestane vlakke premie kost minder dan nu',
  costsMore: 'Ook zonder premie kost de nieuwe regeling meer dan nu',
};

/** The same after the changes under which it is so. */
const missedUnder: Readonly<Record<Miss, string>> = {
  costsLess: 'kost ook de hoogst toegestane vlakke premie minder dan nu',
  costsMore: 'kost de nieuwe regeling ook zonder premie meer dan nu',
};

/** How a budget goal is missed; null for another goal, and where only rounding misses it. */
function missOf({ goal, shortfall }: AnswerAlternative): Miss | null {
  if (goal !== 'budget' || shortfall === null) return null;
  return shortfall.amount > 0 ? 'costsLess' : 'costsMore';
}

/** Where the goal is out of reach: the assumptions that bring it within reach. */
function unreachedConclusion(name: string, changes: readonly Change[], miss: Miss | null): string {
  const reached = changes.filter(({ feasible }) => feasible);
  if (miss !== null)
    return `${missed[miss]}, ${reached.length > 0 ? `behalve ${namedChanges(reached)}` : 'ook bij elk van de veranderde aannames'}`;
  return reached.length > 0
    ? `${name} is niet haalbaar, maar wel ${namedChanges(reached)}`
    : `${name} is niet haalbaar, ook niet bij een van de veranderde aannames`;
}

/** Where changes put the goal out of reach: how far they would have moved the premium is not known. */
function lostConclusion(name: string, premium: string, lost: readonly Change[], isBudget: boolean): string {
  const miss = isBudget ? missUnder(lost) : null;
  return miss === null
    ? `${name} van ${premium} is niet haalbaar ${namedChanges(lost)}`
    : `${name} is ${premium}; ${namedChanges(lost)} ${missedUnder[miss]}`;
}

const nothingMoves = 'Geen van de aannames verandert de budgetneutrale of de profijtneutrale vlakke premie';

/** Which assumption moves a flat premium most, the chosen one where it moves; null when nothing was changed. */
export function sensitivityConclusion(subject: ConclusionSubject): string | null {
  const answer = followedFlat(subject);
  const followed = followedAnswer(subject, answer);
  const changes = changesOf(subject, followed);
  if (subject.result.effects.sensitivities.rows.length === 0) return null;
  const alternative = alternativeOf(subject.result, answer);
  const name = flatAnswerNames[answer];
  if (changes.length === 0) return nothingMoves;
  if (!alternative.feasible) return unreachedConclusion(name, changes, missOf(alternative));
  const lost = changes.filter((change) => !change.feasible);
  if (lost.length > 0)
    return lostConclusion(name, practicalPremium(subject, alternative), lost, alternative.goal === 'budget');
  const moved = largestMove(subject, followed);
  return moved === null ? nothingMoves : `${name} ${moved}`;
}
