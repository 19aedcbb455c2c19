import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import type { ChangedAnswer, SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { decimalNumber, percentage } from '#office/document/dutch-format.ts';
import { premiumDecimals } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { sensitivityNames, type SensitivityPair, sensitivityPairs } from '#output/words/sensitivities.ts';

const flatAnswers = ['budgetNeutralFlat', 'profitNeutralFlat'] as const;

/** What an answer is called at the start of a sentence. */
const answerNames: Readonly<Record<(typeof flatAnswers)[number], string>> = {
  budgetNeutralFlat: 'De budgetneutrale vlakke premie',
  profitNeutralFlat: 'De profijtneutrale vlakke premie',
};

/** Percentage points as they are shown, with as many decimals as a person can use. */
export const shownPoints = ({ difference }: ChangedAnswer): number => Math.round(difference * 10_000) / 100;

/** An answer under one change, with which it is. */
interface Change extends ChangedAnswer {
  readonly key: SensitivityKey;
}

const changesOf = ({ result }: ConclusionSubject, answer: AnswerKey): readonly Change[] =>
  result.effects.sensitivities.rows.flatMap(({ key, answers }) => {
    const changed = answers[answer];
    return changed === null ? [] : [{ key, ...changed }];
  });

const isMoved = ({ result }: ConclusionSubject, change: Change, answer: AnswerKey): boolean =>
  shownPoints(change) !== 0 || change.feasible !== alternativeOf(result, answer).feasible;

/** The flat answer whose moves are drawn and concluded from: the chosen one, unless only the other is moved at all. */
export function followedAnswer(subject: ConclusionSubject): (typeof flatAnswers)[number] {
  const [first, second] = flatAnswers;
  const isSecondChosen = subject.result.effects.sensitivities.premium === second;
  const inOrder = isSecondChosen ? [second, first] : [first, second];
  const isAnyMoved = (answer: AnswerKey): boolean =>
    changesOf(subject, answer).some((change) => isMoved(subject, change, answer));
  return inOrder.find(isAnyMoved) ?? first;
}

/** Both changes of one assumption; undefined where one moves nothing. */
export interface PairedRows extends SensitivityPair {
  readonly downRow: SensitivityRow | undefined;
  readonly upRow: SensitivityRow | undefined;
}

/** The assumptions that were changed, each with both changes. */
export function pairedRows({ result }: ConclusionSubject): readonly PairedRows[] {
  const { rows } = result.effects.sensitivities;
  const row = (key: SensitivityKey): SensitivityRow | undefined => rows.find((found) => found.key === key);
  return sensitivityPairs
    .map(({ name, inSentence, down, up }) => ({ name, inSentence, down, up, downRow: row(down), upRow: row(up) }))
    .filter(({ downRow, upRow }) => downRow !== undefined || upRow !== undefined);
}

/** Largest move of an answer by one of the two. */
export const reach = ({ downRow, upRow }: PairedRows, answer: AnswerKey): number =>
  Math.max(...[downRow, upRow].map((row) => Math.abs(row?.answers[answer]?.difference ?? 0)));

/** "bij 1 procentpunt minder rendement en bij nog 2 veranderingen": the first of them by name. */
function namedChanges(changes: readonly Change[]): string {
  const [first = '', second, ...others] = changes.map(({ key }) => `bij ${sensitivityNames[key].inSentence}`);
  if (second === undefined) return first;
  return `${first} en ${others.length === 0 ? second : `bij nog ${changes.length - 1} veranderingen`}`;
}

/** Where the goal is out of reach: the assumptions that bring it within reach. */
function unreachedConclusion(name: string, changes: readonly Change[], costsLess: boolean): string {
  const reached = changes.filter(({ feasible }) => feasible);
  if (reached.length > 0)
    return costsLess
      ? `Ook de hoogst toegestane vlakke premie kost minder dan nu, behalve ${namedChanges(reached)}`
      : `${name} is niet haalbaar, maar wel ${namedChanges(reached)}`;
  return costsLess
    ? `Ook de hoogst toegestane vlakke premie kost minder dan nu, ook bij elk van de ${changes.length} veranderde aannames`
    : `${name} is niet haalbaar, ook niet bij een van de ${changes.length} veranderde aannames`;
}

/** Which assumption moves a flat premium most, the chosen one where it moves; null when nothing was changed. */
export function sensitivityConclusion(subject: ConclusionSubject): string | null {
  const answer = followedAnswer(subject);
  const changes = changesOf(subject, answer).toSorted(
    (left, right) => Math.abs(right.difference) - Math.abs(left.difference),
  );
  if (changes.length === 0) return null;
  const { exact, feasible, goal, shortfall } = alternativeOf(subject.result, answer);
  const name = answerNames[answer];
  if (!feasible) return unreachedConclusion(name, changes, goal === 'budget' && (shortfall?.amount ?? 0) > 0);
  const premium = percentage(exact, premiumDecimals(subject.input.goal.rounding));
  const lost = changes.filter((change) => !change.feasible);
  // How far a premium out of reach would have moved is not known: it may be the most.
  if (lost.length > 0) return `${name} van ${premium} is niet haalbaar ${namedChanges(lost)}`;
  const most = Math.max(...changes.map((change) => Math.abs(shownPoints(change))));
  if (most === 0) return `Geen van de aannames verandert de budgetneutrale of de profijtneutrale vlakke premie`;
  const largest = pairedRows(subject).toSorted((left, right) => reach(right, answer) - reach(left, answer))[0]!;
  return `${name} verandert hoogstens ${decimalNumber(most, 2)} procentpunt, het meest door ${largest.inSentence}`;
}
