import { z } from 'zod';
import { formMessages } from '#contract/form-messages.ts';

const optionalText = (maximum: number, message: string) => z.string().trim().max(maximum, message).default('');

/** What a person fills in for an employer. Empty texts mean: not known. */
export const clientInputSchema = z.strictObject({
  name: z.string().trim().min(2, formMessages.minimumTwo).max(80, formMessages.maximumEighty),
  kvkNumber: z
    .string()
    .trim()
    .regex(/^(\d{8})?$/, formMessages.kvkNumber)
    .default(''),
  reference: optionalText(40, formMessages.maximumForty),
  contactName: optionalText(80, formMessages.maximumEighty),
  contactEmail: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), z.email(formMessages.email).max(254, formMessages.maximumTwoHundredFiftyFour)]))
    .default(''),
});
export type ClientInput = z.infer<typeof clientInputSchema>;

/** An edit names the version it was based on; a stale one is refused. */
export const clientUpdateSchema = clientInputSchema.extend({ version: z.number().int().nonnegative() });
export type ClientUpdate = z.infer<typeof clientUpdateSchema>;

export const clientSchema = clientInputSchema.extend({
  id: z.string(),
  version: z.number().int(),
  createdOn: z.iso.datetime(),
  dossierCount: z.number().int(),
  lastDossierOn: z.iso.datetime().nullable(),
});
export type Client = z.infer<typeof clientSchema>;

export const clientListSchema = z.object({ data: z.array(clientSchema) });
export const clientAnswerSchema = z.object({ data: clientSchema });
