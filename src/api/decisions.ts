import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { storablePattern } from '#api/text-patterns.ts';
import { longestReason } from '#api/variant-limits.ts';
import { choiceKeys } from '#core/dossier/alternative-key.ts';

/** Why something was decided, in the words of whoever did. */
export const reasonSchema = z
  .string()
  .trim()
  .regex(storablePattern)
  .min(2, formMessages.minimumTwo)
  .max(longestReason, formMessages.maximumThousand);

/** POST .../decisions: a choice of the dossier. */
export const newDecisionSchema = z.strictObject({ choice: z.enum(choiceKeys), reason: reasonSchema });
export type NewDecision = z.infer<typeof newDecisionSchema>;

const checkSchema = z.object({
  /** What is checked, of what, what was found, and the article; texts as the results page has them. */
  title: z.string(),
  about: z.string(),
  finding: z.string(),
  article: z.string(),
});

/** What was decided, as the screens showed it at that moment: texts, so that it stays what was read. */
export const decidedContentSchema = z.object({
  choice: z.enum(choiceKeys),
  goal: z.string(),
  form: z.string(),
  premium: z.string(),
  figures: z.array(z.object({ label: z.string(), text: z.string(), comparison: z.string().nullable() })),
  /** Whether the law allows it, and whether its goal is reached. */
  marks: z.array(z.object({ text: z.string(), tone: z.enum(['good', 'doubt', 'bad', 'forbidden']) })),
  /** Checks of the outcome that were in order, and that were not. */
  passed: z.array(checkSchema),
  attention: z.array(checkSchema.extend({ level: z.string() })),
  programVersion: z.string(),
  calculatedOn: z.iso.datetime(),
});
export type DecidedContent = z.infer<typeof decidedContentSchema>;

const decisionSchema = z.object({
  id: z.string(),
  decidedOn: z.iso.datetime(),
  decidedBy: z.string(),
  reason: z.string(),
  content: decidedContentSchema,
});
export type Decision = z.infer<typeof decisionSchema>;

/** GET .../decisions, the newest first. */
export const decisionListSchema = z.object({ data: z.array(decisionSchema) });
export const decisionAnswerSchema = z.object({ data: decisionSchema });
