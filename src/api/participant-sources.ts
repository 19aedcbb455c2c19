import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { oneLinePattern, storablePattern } from '#api/text-patterns.ts';

/** What a kept layout may hold: names of columns and words of choices, nothing of a participant. */
const limits = { name: 60, header: 200, sheet: 100, columns: 40, words: 20, word: 40, parts: 20 } as const;

const text = (most: number) => z.string().max(most).regex(storablePattern, formMessages.oneLine);
const word = text(limits.word);

/** Hours of a full week; layouts of before they were kept are of 40. */
const fullWeek = z.number().positive().max(168);
const usualFullWeek = 40;

/** How values of a column become ours; the kinds that the browser knows. */
const conversion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('same') }),
  z.strictObject({ kind: z.literal('rowNumber') }),
  z.strictObject({ kind: z.literal('monthFirst') }),
  z.strictObject({
    kind: z.literal('amount'),
    period: z.enum(['year', 'month', 'fourWeeks', 'week', 'hour']),
    fullWeek: fullWeek.default(usualFullWeek),
    supplement: z.number().min(0).max(1),
    isPartTimePay: z.boolean(),
    parts: z
      .array(z.strictObject({ header: text(limits.header), period: z.enum(['year', 'month', 'fourWeeks', 'week']) }))
      .max(limits.parts)
      .readonly()
      .default([]),
  }),
  z.strictObject({ kind: z.literal('share'), unit: z.enum(['fraction', 'percent']) }),
  z.strictObject({ kind: z.literal('hours'), per: z.enum(['week', 'fourWeeks', 'month']).default('week'), fullWeek }),
  z.strictObject({
    kind: z.literal('words'),
    words: z
      .record(word, word.nullable())
      .refine((words) => Object.keys(words).length <= limits.words, formMessages.filledIn),
  }),
]);

const mapping = z.strictObject({
  sheet: text(limits.sheet),
  columns: z
    .array(
      z.strictObject({
        key: word,
        header: text(limits.header).nullable(),
        conversion,
      }),
    )
    .max(limits.columns),
});

/** A layout as it is sent to be kept under a name; one of that name is replaced. */
export const participantSourceInputSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .regex(oneLinePattern, formMessages.oneLine)
    .min(2, formMessages.minimumTwo)
    .max(limits.name, formMessages.maximumSixty),
  mapping,
});
export type ParticipantSourceInput = z.infer<typeof participantSourceInputSchema>;

export const participantSourceSchema = participantSourceInputSchema.extend({ id: z.string() });
export type ParticipantSource = z.infer<typeof participantSourceSchema>;

/** DELETE /api/participant-sources/{sourceId} */
export const participantSourceParameters = z.object({ sourceId: z.guid() });

/** GET and PUT /api/participant-sources, DELETE /api/participant-sources/{sourceId}: all that are kept, by name. */
export const participantSourcesAnswerSchema = z.object({ data: z.array(participantSourceSchema) });
