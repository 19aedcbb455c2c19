import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { oneLinePattern } from '#api/text-patterns.ts';
import { longestHeadline } from '#api/variant-limits.ts';
import { premiumChoiceSchema } from '#api/what-if-choices.ts';

/** A headline of the adviser; without the full stop that it gets wherever it is a sentence. */
const titleSchema = z
  .string()
  .trim()
  .regex(oneLinePattern, formMessages.oneLine)
  .transform((title) => title.replace(/\.$/, ''))
  .pipe(z.string().min(2, formMessages.minimumTwo).max(longestHeadline, formMessages.maximumNinety));

/** PUT .../headline; null: that of the outcome again. */
export const newHeadlineSchema = z.strictObject({ title: titleSchema.nullable() });
export type NewHeadline = z.infer<typeof newHeadlineSchema>;

/** PUT .../choice-c: a variant that asks for another premium; null: what the file has for it. */
export const newChoiceCSchema = z.strictObject({ variantId: z.guid().nullable() });

/** PUT .../appendix: what the appendix of the report is about; none: what it is about by itself. */
export const newAppendixSchema = z.strictObject({ topics: z.array(z.string().max(40)).max(40) });

/** What was done with a dossier on screen, as it is stored. */
export const onScreenSchema = z.object({
  /** The variant that is choice C, by its name of that moment. */
  choiceC: z.object({ name: z.string(), premium: premiumChoiceSchema }).nullable().default(null),
  headline: z.object({ title: z.string(), replaces: z.string() }).nullable().default(null),
  /** Names of topics. */
  appendix: z.array(z.string()).default([]),
});
export type OnScreen = z.infer<typeof onScreenSchema>;

/** Nothing where nothing was done. */
export const storedOnScreen = (stored: unknown): OnScreen => onScreenSchema.parse(stored ?? {});
