import { z } from 'zod';

/** PUT .../documents/{docId}/earlier; null: the newest earlier one of the same scheme. */
export const earlierChoiceSchema = z.strictObject({ earlierDocumentId: z.guid().nullable() });

/** An earlier dossier of the same employer, with participants to compare with. */
const earlierDossierSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdOn: z.iso.datetime(),
  isArchived: z.boolean(),
});

/** GET .../documents/{docId}/earlier: with which the report on the data can be compared, the newest first. */
export const earlierChoicesAnswerSchema = z.object({
  data: z.object({
    /** Of which somebody chose that the report compares with it; null: nobody chose. */
    chosenId: z.string().nullable(),
    dossiers: z.array(earlierDossierSchema),
  }),
});
export type EarlierChoices = z.infer<typeof earlierChoicesAnswerSchema>['data'];
