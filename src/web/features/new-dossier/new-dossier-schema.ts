import { z } from 'zod';
import { dossierNameSchema } from '#api/dossiers.ts';
import { fileFault } from '#web/dossier/file-fault.ts';

/** A dossier in the new-dossier form. The file is checked here for courtesy; the server looks inside it. */
export const newDossierSchema = z.object({
  name: dossierNameSchema,
  file: z
    .custom<File | null>()
    .superRefine((file, context) => {
      const message = fileFault(file ?? null);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .transform((file) => file as File),
});

/** The form: one dossier, or one of each of several files. */
export const newDossiersSchema = z.object({ dossiers: z.array(newDossierSchema) });
