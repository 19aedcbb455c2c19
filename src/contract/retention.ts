import { z } from 'zod';

/** Days that participants' data and files stay after the last download, or after the upload when there was none. */
export const retentionDays = { minimum: 1, maximum: 365, standard: 30 } as const;

/** GET and PUT /api/retention */
export const retentionSchema = z.strictObject({
  days: z
    .number('Vul een aantal dagen in')
    .int('Vul een geheel aantal dagen in')
    .min(retentionDays.minimum, `Minimaal ${retentionDays.minimum} dag`)
    .max(retentionDays.maximum, `Maximaal ${retentionDays.maximum} dagen`),
});
export const retentionAnswerSchema = z.object({ data: retentionSchema });
