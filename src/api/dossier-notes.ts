import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { listedStepSchema } from '#api/steps.ts';
import { storablePattern } from '#api/text-patterns.ts';

export const longestNote = 1000;

/** PUT .../documents/{docId}/note; `version`: of the note that it is based on, 0 where there is none. */
export const newNoteSchema = z.strictObject({
  text: z.string().trim().regex(storablePattern).max(longestNote, formMessages.maximumThousand),
  /** Name of the adviser who works on it; empty: nobody in particular. */
  worker: z.string().trim().max(80).regex(storablePattern),
  version: z.int32().nonnegative(),
});
export type NewNote = z.infer<typeof newNoteSchema>;

/** What an act of the log says of a dossier. */
const dossierActSchema = z.object({
  on: z.iso.datetime(),
  by: z.string(),
  action: z.string(),
  /** The action in Dutch. */
  actionText: z.string(),
  object: z.string(),
});
export type DossierAct = z.infer<typeof dossierActSchema>;

/** GET .../documents/{docId}/office: what an office knows of a dossier besides its outcome. */
export const officeAnswerSchema = z.object({
  data: z.object({
    note: newNoteSchema.extend({ writtenBy: z.string(), writtenOn: z.iso.datetime().nullable() }),
    /** What is to be done, in order. */
    steps: z.array(listedStepSchema),
    /** Names of the advisers of the office. */
    colleagues: z.array(z.string()),
    /** What happened, the newest first: the last hundred, without who of the office looked. */
    acts: z.array(dossierActSchema),
  }),
});
export type OfficeOfDossier = z.infer<typeof officeAnswerSchema>['data'];
