import type { VariantCompensation } from '#core/compensation-result.ts';
import type { Scale } from '#core/dossier.ts';
import type { FurtherAlternative } from '#core/further-result.ts';
import {
  answerKeys,
  type AlternativeKey,
  type AnswerKey,
  type DossierResult,
  type Outcome,
  type VariantKey,
} from '#core/result.ts';
import type { ShownKey } from '#documents/excel/output/alternative-columns.ts';

/** What the sheets show of the current scheme, of an answer and of a further alternative alike. */
export interface ShownAlternative<Key extends ShownKey = ShownKey> {
  readonly key: Key;
  /** Employer cost per year, in the order of `costYears`. */
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
  ...shownMain(result, key),
  compensation: result.compensation?.variants[key] ?? null,
  form: result.answers[key].form,
  exactScale: result.answers[key].exactScale,
  practicalScale: result.answers[key].practicalScale,
});

const shownFurther = (result: DossierResult, further: FurtherAlternative): ShownVariant => ({
  key: further.key,
  yearlyCost: further.yearlyCost,
  participant: (index) => further.participants[index] ?? noOutcome,
  cohort: (index) => further.cohorts[index] ?? noOutcome,
  compensation: result.compensation?.variants[further.key] ?? null,
  form: further.form,
  exactScale: further.exactScale,
  practicalScale: further.practicalScale,
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
