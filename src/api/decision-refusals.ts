/** Why nothing can be recorded on a dossier: its files could not be made again with it. The server and the page say the same. */
export const decisionRefusals = {
  isFinal: 'Dit dossier is definitief. Kies eerst Terug naar concept.',
  erased:
    'Een keuze vastleggen kan niet meer: de gegevens van de deelnemers zijn gewist. Rapportage en Word-documenten kunt u nog downloaden.',
} as const;
