import type { KeptForm } from '#web/lib/unsent-form.ts';

/** A dossier as it stands in the window. */
export interface ChosenDossier {
  readonly name: string;
  readonly file: File | null;
}

/** For whom they are; without an id, one that is still to be added. The name is null as long as only the page knows it. */
export interface ChosenEmployer {
  readonly id: string | null;
  readonly name: string | null;
}

interface UnsentDossiers {
  readonly employer: ChosenEmployer;
  readonly dossiers: readonly ChosenDossier[];
}

/** What stands in the window for new dossiers on the page of an employer, kept when the login ends: the window then opens again. */
export const newDossiersForm = (clientId: string): KeptForm<UnsentDossiers> => ({
  name: `new dossiers of ${clientId}`,
});

/** What the page of an employer is told on the way there, so that it opens the window for a new dossier. */
export const newDossierState = { newDossier: true } as const;

export const isNewDossierAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newDossier' in state && state.newDossier === true;
