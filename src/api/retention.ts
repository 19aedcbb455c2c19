import { retentionDays } from '#api/retention-days.ts';
import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';

/** GET and PUT /api/retention */
export const retentionSchema = z.strictObject({
  days: z
    .number(formMessages.days)
    .int(formMessages.days)
    .min(retentionDays.minimum, formMessages.minimumOneDay)
    .max(retentionDays.maximum, formMessages.maximumRetentionDays),
});
export const retentionAnswerSchema = z.object({ data: retentionSchema });
