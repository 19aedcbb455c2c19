import { accessCodeDays } from '#api/access-code-days.ts';
import { z } from 'zod';
import { invitationSchema } from '#api/invitations.ts';
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

/** Who issues codes: the operator by the command on the server, the provider and advisers on their screens. */
const codeIssuerSchema = z.enum(['operator', 'provider', 'adviser']);
export type CodeIssuer = z.infer<typeof codeIssuerSchema>;

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
  /** Whether its holder has set a second factor. */
  hasSecondFactor: z.boolean(),
  /** Null for a code from before this was kept. */
  issuedBy: codeIssuerSchema.nullable(),
  /** The person who issued it; null for the operator. */
  issuerName: z.string().nullable(),
});
export type AccessCode = z.infer<typeof accessCodeSchema>;

/** GET /api/access-codes and GET /api/organisations/{id}/access-codes, newest first */
export const accessCodeListSchema = z.object({ data: z.array(accessCodeSchema) });
export const accessCodeAnswerSchema = z.object({ data: accessCodeSchema });
/** `code` is in this answer only, and never sent again. */
const issuedCodeSchema = accessCodeSchema.extend({ code: z.string() });
export const issuedCodeAnswerSchema = z.object({ data: issuedCodeSchema });
/** POST /api/organisations/{id}/access-codes: a code for the first adviser, an invitation for the others. */
export const adviserAccessAnswerSchema = z.object({ data: z.union([issuedCodeSchema, invitationSchema]) });
