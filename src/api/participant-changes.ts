import { z } from 'zod';
import { participantAmounts } from '#core/dossier/dossier.ts';

const count = z.number().int().nonnegative();
const factSchema = z.enum(['born', 'sex', ...participantAmounts, 'counts']);
const valueSchema = z.union([z.string(), z.number()]);

/** How many people an answer names at most: who wants to know more opens the files. */
export const mostPeople = 200;

/** Of the participants of two dossiers: how many are in one alone or have changed. */
const participantChangesSchema = z.object({
  of: count,
  with: count,
  added: count,
  left: count,
  changed: count,
  facts: z.array(z.object({ fact: factSchema, count })),
  /** Added, left, changed, the first of them; null for an employer, who is told numbers alone. */
  people: z
    .array(
      z.object({
        number: z.string(),
        change: z.enum(['added', 'left', 'changed']),
        facts: z.array(z.object({ fact: factSchema, of: valueSchema, with: valueSchema })),
      }),
    )
    .max(mostPeople)
    .nullable(),
});
export type AnsweredParticipantChanges = z.infer<typeof participantChangesSchema>;

/** GET .../documents/{docId}/participant-changes/{otherDocId} */
export const participantChangesAnswerSchema = z.object({ data: participantChangesSchema });
