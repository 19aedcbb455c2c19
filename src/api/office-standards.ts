import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { firstStorableDay, oneLinePattern } from '#api/text-patterns.ts';

/** The longest reason that is typed: it stands in templates and reports. */
const longestTypedReason = 120;

/** What was typed, by the name of a field or a table; what is not there has the standard of the program. */
const entriesSchema = z.record(z.string().max(60), z.string().trim().min(1).max(600));

/** An edit names the version it was based on; a stale one is refused. */
export const officeStandardsUpdateSchema = z.strictObject({
  version: z.int32().nonnegative(),
  /** "2026-10-01" */
  adoptedOn: z.iso.date(formMessages.filledIn).refine((day) => day >= firstStorableDay, formMessages.filledIn),
  reason: z
    .string()
    .trim()
    .regex(oneLinePattern, formMessages.oneLine)
    .min(1, formMessages.filledIn)
    .max(longestTypedReason, formMessages.maximumHundredTwenty),
  entries: entriesSchema,
});
export type OfficeStandardsUpdate = z.infer<typeof officeStandardsUpdateSchema>;

/** A value that an office may have another standard for. Its texts are those of the template, in Dutch. */
const offeredSchema = z.object({
  name: z.string(),
  label: z.string(),
  /** The standard of the program, as it is typed. */
  standard: z.string(),
  /** The least and the highest number, as they are typed: "-5%" and "15%"; of a table by column. */
  allowed: z.array(z.object({ of: z.string().nullable(), from: z.string(), to: z.string() })),
  kind: z.enum(['text', 'choice', 'rows']),
  choices: z.array(z.string()),
});
export type OfferedStandard = z.infer<typeof offeredSchema>;

const shownSchema = z.object({
  /** 0 while the organisation has none of its own. */
  version: z.number().int(),
  adoptedOn: z.string(),
  reason: z.string(),
  entries: z.record(z.string(), z.string()),
  groups: z.array(z.object({ title: z.string(), offered: z.array(offeredSchema) })),
  /** Newest first, the one in use too. */
  history: z.array(
    z.object({
      version: z.number().int(),
      adoptedOn: z.string(),
      reason: z.string(),
      count: z.number().int(),
      changedOn: z.iso.datetime(),
    }),
  ),
});
export type ShownOfficeStandards = z.infer<typeof shownSchema>;

/** GET and PUT /api/office-standards */
export const officeStandardsAnswerSchema = z.object({ data: shownSchema });
