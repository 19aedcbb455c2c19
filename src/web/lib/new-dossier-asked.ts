import type { KeptForm } from '#web/lib/unsent-form.ts';

/** A dossier as it stands in the window. */
export interface ChosenDossier {
  readonly name: string;
  readonly file: File | null;
}

/** What stands in the window for new dossiers of an employer, kept when the login ends: the window then opens again. */
export const newDossiersForm = (clientId: string): KeptForm<readonly ChosenDossier[]> => ({
  name: `new dossiers of ${clientId}`,
});

/** What the page of an employer is told on the way there, so that it opens the window for a new dossier. */
export const newDossierState = { newDossier: true } as const;

export const isNewDossierAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newDossier' in state && state.newDossier === true;
