import { accessCodeDays } from '#api/access-code-days.ts';
import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { oneLinePattern } from '#api/text-patterns.ts';

const days = z
  .number(formMessages.days)
  .int(formMessages.days)
  .min(accessCodeDays.minimum, formMessages.minimumOneDay)
  .max(accessCodeDays.maximum, formMessages.maximumCodeDays)
  .default(accessCodeDays.standard);

/** Name of a person or organisation: one line of visible text. */
export const accessNameSchema = z
  .string()
  .trim()
  .min(2, formMessages.minimumTwo)
  .max(80, formMessages.maximumEighty)
  .regex(oneLinePattern, formMessages.oneLine);

/** POST /api/organisations/{id}/access-codes: the provider gives an adviser access. */
export const newAdviserCodeSchema = z.strictObject({ holder: accessNameSchema, days });

/** POST /api/access-codes: an adviser gives somebody of an employer access. */
export const newEmployerCodeSchema = newAdviserCodeSchema.extend({ clientId: z.guid(formMessages.employer) });

/** PUT /api/access-codes/{id}/expiry: valid for so many days from now. */
export const codeExtensionSchema = z.strictObject({ days });

export const accessCodeSchema = z.object({
  id: z.string(),
  holder: z.string(),
  role: z.enum(['provider', 'adviser', 'employer']),
  /** The employer of an employer's code; null for others. */
  clientId: z.string().nullable(),
  clientName: z.string().nullable(),
  createdOn: z.iso.datetime(),
  expiresOn: z.iso.datetime(),
  lastUsedOn: z.iso.datetime().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type AccessCode = z.infer<typeof accessCodeSchema>;

/** GET /api/access-codes and GET /api/organisations/{id}/access-codes, newest first */
export const accessCodeListSchema = z.object({ data: z.array(accessCodeSchema) });
export const accessCodeAnswerSchema = z.object({ data: accessCodeSchema });
/** `code` is in this answer only, and never sent again. */
export const issuedCodeAnswerSchema = z.object({ data: accessCodeSchema.extend({ code: z.string() }) });
