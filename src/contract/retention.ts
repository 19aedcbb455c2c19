import { z } from 'zod';
import { formMessages } from '#contract/form-messages.ts';

/** Days that participants' data and files stay after the last download, or after the upload when there was none. */
export const retentionDays = { minimum: 1, maximum: 365, standard: 30 } as const;

/** GET and PUT /api/retention */
export const retentionSchema = z.strictObject({
  days: z
    .number(formMessages.days)
    .int(formMessages.days)
    .min(retentionDays.minimum, formMessages.minimumOneDay)
    .max(retentionDays.maximum, formMessages.maximumRetentionDays),
});
export const retentionAnswerSchema = z.object({ data: retentionSchema });
