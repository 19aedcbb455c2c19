/** What the page of an employer is told on the way there, so that it opens the window for a new dossier. */
export const newDossierState = { newDossier: true } as const;

export const isNewDossierAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newDossier' in state && state.newDossier === true;
