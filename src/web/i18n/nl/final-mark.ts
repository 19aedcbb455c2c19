/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept: 'De rapportage en de Word-documenten dragen het woord CONCEPT, tot een adviseur ze definitief maakt.',
  isFinal: (by: string, moment: string) => `Definitief gemaakt door ${by}, ${moment}.`,
  makeFinal: 'Definitief maken',
  backToConcept: 'Terug naar concept',
  makeAgain: 'Bestanden opnieuw maken',
  running: 'De bestanden worden opnieuw gemaakt.',
};
