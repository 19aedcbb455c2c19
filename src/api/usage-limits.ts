import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { highestLimit } from '#api/highest-limit.ts';

const limit = z
  .number(formMessages.wholeNumber)
  .int(formMessages.wholeNumber)
  .min(1, formMessages.minimumOne)
  .max(highestLimit, formMessages.maximumLimit);

/** What an organisation, or one employer of it, may use at most. */
export const usageLimitsSchema = z.strictObject({
  /** Files of the dossiers together, in megabytes of 1024 x 1024 bytes. */
  megabytes: limit,
  /** Calculations that wait or run. */
  openDossiers: limit,
  uploadsPerMinute: limit,
});
export type UsageLimits = z.infer<typeof usageLimitsSchema>;
export type LimitName = keyof UsageLimits;
export const limitNames = ['megabytes', 'openDossiers', 'uploadsPerMinute'] as const satisfies readonly LimitName[];

/** Of an organisation as a whole, and of each of its employers. */
export const limitsSchema = z
  .strictObject({ organisation: usageLimitsSchema, employer: usageLimitsSchema })
  .superRefine(({ organisation, employer }, context) => {
    for (const name of limitNames)
      if (employer[name] > organisation[name])
        context.addIssue({ code: 'custom', path: ['employer', name], message: formMessages.employerLimit });
  });
export type Limits = z.infer<typeof limitsSchema>;

/** What holds unless the provider chose otherwise: one employer uses half of it at most. */
export const standardLimits: Limits = {
  organisation: { megabytes: 2_048, openDossiers: 200, uploadsPerMinute: 60 },
  employer: { megabytes: 1_024, openDossiers: 100, uploadsPerMinute: 30 },
};
