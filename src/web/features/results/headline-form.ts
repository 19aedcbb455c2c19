import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import type { KeptForm } from '#web/lib/unsent-form.ts';

/** Under which a headline that was not sent is kept. */
export const headlineForm = ({ documentId }: DossierPlace): KeptForm<string> => ({
  name: `headline of ${documentId}`,
});
