import { z } from 'zod';
import { choiceLimits, type Limits } from '#core/dossier/choice-limits.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import type { PremiumChoice, WhatIfChoices } from '#core/what-if/what-if-choices.ts';

const within = ({ minimum, maximum }: Limits) => z.number().min(minimum).max(maximum);
const wholeWithin = (limits: Limits) => within(limits).int();

export const premiumChoiceSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('answer'), key: z.enum(answerKeys) }),
  z.strictObject({ is: z.literal('flat'), rate: within(choiceLimits.premium) }),
  z.strictObject({ is: z.literal('scale'), factor: within(choiceLimits.scaleFactor) }),
]);

const compensationEnd = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('legalEnd') }),
  z.strictObject({ kind: z.literal('years'), years: wholeWithin(choiceLimits.compensationYears) }),
  z.strictObject({ kind: z.literal('pensionDate') }),
]);

const horizon = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('years'), years: wholeWithin(choiceLimits.horizonYears) }),
  z.strictObject({ kind: z.literal('pensionDate') }),
]);

/** What is changed of a dossier, each choice within the limits that its field of the template has. */
export const whatIfChoicesSchema = z.strictObject({
  premium: premiumChoiceSchema.optional(),
  entrantPremium: within(choiceLimits.premium).nullish(),
  compensationMethod: z.enum(['none', 'pensionOutcome', 'premiumDifference']).optional(),
  compensationTarget: within(choiceLimits.compensationTarget).optional(),
  compensationThreshold: within(choiceLimits.compensationThreshold).optional(),
  compensationFromAge: wholeWithin(choiceLimits.compensatedAge).nullish(),
  compensationUntilAge: wholeWithin(choiceLimits.compensatedAge).nullish(),
  compensationForm: z.enum(['pensionPremium', 'salary']).optional(),
  compensationEnd: compensationEnd.optional(),
  contribution: within(choiceLimits.contribution).optional(),
  horizon: horizon.optional(),
  goalGroup: z.enum(['existing', 'withEntrants']).optional(),
  oneOffCounts: z.boolean().optional(),
  equityReturn: within(choiceLimits.assetReturn).optional(),
  bondReturn: within(choiceLimits.assetReturn).optional(),
  wageGrowth: within(choiceLimits.growth).optional(),
  rounding: within(choiceLimits.rounding).optional(),
}) satisfies z.ZodType<WhatIfChoices>;

/** The premium of choices that change nothing else; null where they change something else, or no premium. */
export function onlyPremium({ premium, ...others }: WhatIfChoices): PremiumChoice | null {
  return premium === undefined || Object.values(others).some((choice) => choice !== undefined) ? null : premium;
}
