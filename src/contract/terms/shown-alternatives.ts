import { furtherKeys, type FurtherAlternative, type FurtherKey } from '#core/further-result.ts';
import {
  answerKeys,
  type Answer,
  type CostYear,
  type DossierResult,
  type Permission,
  type VariantKey,
} from '#core/result.ts';
import type { Scale } from '#core/dossier.ts';

/** The current scheme going on, the four answers, and the further alternatives of a dossier. */
export type ShownKey = 'unchanged' | VariantKey;

const isFurther = (key: ShownKey): key is FurtherKey => furtherKeys.some((further) => further === key);

/** Everything that is set beside the current scheme going on, in the order in which it is always shown. */
export const variantKeys = ({ further }: DossierResult): readonly VariantKey[] => [
  ...answerKeys,
  ...further.map(({ key }) => key),
];

/** The same, with the current scheme going on first. */
export const shownKeys = (result: DossierResult): readonly ShownKey[] => ['unchanged', ...variantKeys(result)];

export function furtherOf({ further }: DossierResult, key: FurtherKey): FurtherAlternative {
  const found = further.find((alternative) => alternative.key === key);
  if (found === undefined) throw new Error(`the dossier has no alternative ${key}`);
  return found;
}

/** What answers and further alternatives have in common. */
export interface ShownVariant {
  readonly form: 'flat' | 'progressive';
  readonly practicalScale: Scale;
  readonly cost: number;
  readonly costDifference: number;
  readonly pensionDifference: number;
  readonly permission: Permission | null;
}

export const variantOf = (result: DossierResult, key: VariantKey): ShownVariant =>
  isFurther(key) ? furtherOf(result, key) : result.answers[key];

/** The answer of that key; null for a premium that was given, which has no goal to reach. */
export const answerOf = (result: DossierResult, key: VariantKey): Answer | null =>
  isFurther(key) ? null : result.answers[key];

/** Employer cost of one of the cost years, EUR. */
export const yearCost = (result: DossierResult, { index, cost }: CostYear, key: ShownKey): number =>
  isFurther(key) ? (furtherOf(result, key).yearlyCost[index] ?? 0) : cost[key];

/** The employees' own contributions in one of the cost years, EUR. */
export const yearContribution = (
  result: DossierResult,
  { index, employeeContribution }: CostYear,
  key: ShownKey,
): number => (isFurther(key) ? (furtherOf(result, key).yearlyContribution[index] ?? 0) : employeeContribution[key]);

/** Expected pension of one of the participants, EUR a year in today's money. */
export const participantPension = (result: DossierResult, participant: number, key: ShownKey): number =>
  isFurther(key)
    ? (furtherOf(result, key).participants[participant]?.pension ?? 0)
    : (result.participants[participant]?.outcomes[key].pension ?? 0);

/** Sum of the expected pensions of one of the age cohorts, EUR a year in today's money. */
export const cohortPension = (result: DossierResult, cohort: number, key: ShownKey): number =>
  isFurther(key)
    ? (furtherOf(result, key).cohorts[cohort]?.pension ?? 0)
    : (result.cohorts[cohort]?.outcomes[key].pension ?? 0);
