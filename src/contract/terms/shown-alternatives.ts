import type { VariantCompensation } from '#core/compensation-result.ts';
import type { Scale } from '#core/dossier.ts';
import { furtherKeys, type FurtherAlternative, type FurtherKey } from '#core/further-result.ts';
import {
  answerKeys,
  type AlternativeKey,
  type Answer,
  type AnswerKey,
  type DossierResult,
  type Outcome,
  type Permission,
  type VariantKey,
} from '#core/result.ts';

/** The current scheme going on, the four answers, and the further alternatives of a dossier. */
export type ShownKey = 'unchanged' | VariantKey;

/** What is shown of the current scheme, of an answer and of a further alternative alike. */
export interface ShownAlternative<Key extends ShownKey = ShownKey> {
  readonly key: Key;
  /** Employer cost per year, EUR, in the order of `costYears`. */
  readonly yearlyCost: readonly number[];
  /** Of a participant and of a cohort, by its place in the result. */
  readonly participant: (index: number) => Outcome;
  readonly cohort: (index: number) => Outcome;
  /** Null when nothing is compensated. */
  readonly compensation: VariantCompensation | null;
}

/** An alternative that has premiums in the new scheme. */
export interface ShownVariant extends ShownAlternative<VariantKey> {
  readonly form: 'flat' | 'progressive';
  readonly exactScale: Scale;
  readonly practicalScale: Scale;
  readonly cost: number;
  readonly costDifference: number;
  readonly pensionDifference: number;
  readonly permission: Permission | null;
}

const noOutcome: Outcome = { premium: 0, pension: 0, ratio: null };

const shownMain = <Key extends AlternativeKey>(result: DossierResult, key: Key): ShownAlternative<Key> => ({
  key,
  yearlyCost: result.costYears.map(({ cost }) => cost[key]),
  participant: (index) => result.participants[index]?.outcomes[key] ?? noOutcome,
  cohort: (index) => result.cohorts[index]?.outcomes[key] ?? noOutcome,
  compensation: null,
});

const shownAnswer = (result: DossierResult, key: AnswerKey): ShownVariant => ({
  ...result.answers[key],
  ...shownMain(result, key),
  compensation: result.compensation?.variants[key] ?? null,
});

const shownFurther = (result: DossierResult, further: FurtherAlternative): ShownVariant => ({
  ...further,
  participant: (index) => further.participants[index] ?? noOutcome,
  cohort: (index) => further.cohorts[index] ?? noOutcome,
  compensation: result.compensation?.variants[further.key] ?? null,
});

/** The four answers and what stands beside them, in the order in which they are always shown. */
export const shownVariants = (result: DossierResult): readonly ShownVariant[] => [
  ...answerKeys.map((key) => shownAnswer(result, key)),
  ...result.further.map((further) => shownFurther(result, further)),
];

/** The same after the current scheme going on. */
export const shownAlternatives = (result: DossierResult): readonly ShownAlternative[] => [
  shownMain(result, 'unchanged'),
  ...shownVariants(result),
];

/** Everything that is set beside the current scheme going on, in the order in which it is always shown. */
export const variantKeys = ({ further }: DossierResult): readonly VariantKey[] => [
  ...answerKeys,
  ...further.map(({ key }) => key),
];

/** The same, with the current scheme going on first. */
export const shownKeys = (result: DossierResult): readonly ShownKey[] => ['unchanged', ...variantKeys(result)];

const isFurther = (key: ShownKey): key is FurtherKey => furtherKeys.some((further) => further === key);

function furtherOf({ further }: DossierResult, key: FurtherKey): FurtherAlternative {
  const found = further.find((alternative) => alternative.key === key);
  if (found === undefined) throw new Error(`the dossier has no alternative ${key}`);
  return found;
}

/** The answer or the further alternative of that key. */
export const variantOf = (result: DossierResult, key: VariantKey): ShownVariant =>
  isFurther(key) ? shownFurther(result, furtherOf(result, key)) : shownAnswer(result, key);

/** The same, or the current scheme going on. */
export const alternativeOf = (result: DossierResult, key: ShownKey): ShownAlternative =>
  key === 'unchanged' ? shownMain(result, key) : variantOf(result, key);

/** The answer of that key; null for a premium that was given, which has no goal to reach. */
export const answerOf = (result: DossierResult, key: VariantKey): Answer | null =>
  isFurther(key) ? null : result.answers[key];
