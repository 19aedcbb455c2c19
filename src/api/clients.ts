import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import type { ListPage } from '#api/list-page.ts';
import { listPageSchema, listPartSchema } from '#api/list-page-schema.ts';
import { oneLinePattern } from '#api/text-patterns.ts';

const line = z.string().trim().regex(oneLinePattern, formMessages.oneLine);
const optionalText = (maximum: number, message: string) => line.max(maximum, message).default('');

/** What a person fills in for an employer. Empty texts mean: not known. */
export const clientInputSchema = z.strictObject({
  name: line.min(2, formMessages.minimumTwo).max(80, formMessages.maximumEighty),
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
  /** What its own people may do: send dossiers and delete those, and record a choice. */
  mayUpload: z.boolean().default(true),
  mayDecide: z.boolean().default(false),
});
export type ClientInput = z.infer<typeof clientInputSchema>;

/** An edit names the version it was based on; a stale one is refused. */
export const clientUpdateSchema = clientInputSchema.extend({ version: z.int32().nonnegative() });
export type ClientUpdate = z.infer<typeof clientUpdateSchema>;

/** As it is stored; what was accepted under earlier rules is still shown. */
export const clientSchema = z.object({
  id: z.string(),
  name: z.string(),
  kvkNumber: z.string(),
  reference: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  mayUpload: z.boolean(),
  mayDecide: z.boolean(),
  version: z.number().int(),
  createdOn: z.iso.datetime(),
  dossierCount: z.number().int(),
  lastDossierOn: z.iso.datetime().nullable(),
});
export type Client = z.infer<typeof clientSchema>;

/** GET /api/clients; `part` where the answer is a page. */
export const clientListSchema = z.object({ data: z.array(clientSchema), part: listPartSchema.optional() });

const clientColumns = ['name', 'contactName', 'dossierCount', 'lastDossierOn'] as const;
const sortSchema = z.templateLiteral([z.enum(['', '-']), z.enum(clientColumns)]);
export const clientListPageSchema = listPageSchema(sortSchema.default('name'));
export type ClientListPage = ListPage<z.infer<typeof sortSchema>>;

export const clientAnswerSchema = z.object({ data: clientSchema });
