import { z } from 'zod';

const optionalText = (maximum: number) => z.string().trim().max(maximum, `Maximaal ${maximum} tekens`).default('');

/** What a person fills in for an employer. Empty texts mean: not known. */
export const clientInputSchema = z.strictObject({
  name: z.string().trim().min(2, 'Minimaal 2 tekens').max(80, 'Maximaal 80 tekens'),
  kvkNumber: z
    .string()
    .trim()
    .regex(/^(\d{8})?$/, 'Een KvK-nummer heeft 8 cijfers')
    .default(''),
  reference: optionalText(40),
  contactName: optionalText(80),
  contactEmail: z.union([z.literal(''), z.email('Vul een geldig e-mailadres in').max(254)]).default(''),
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
