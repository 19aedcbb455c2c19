/** Why nothing can be recorded on a dossier: its files could not be made again with it. The server and the page say the same. */
export const decisionRefusals = {
  isFinal: 'Dit dossier is definitief. Kies eerst Terug naar concept.',
  erased:
    'Een keuze vastleggen kan niet meer: de gegevens van de deelnemers zijn gewist. Rapportage en Word-documenten kunt u nog downloaden.',
} as const;

/** Why a dossier cannot be marked final: the law asks for the effects of the contract itself. */
export const solidaryRefusal =
  'Dit dossier kan nog niet definitief worden: de solidaire regeling is doorgerekend alsof zij flexibel is. Vraag de uitvoerder om de effecten.';
