/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept:
    'Bericht und Word-Dokumente tragen das Wort CONCEPT (Entwurf), bis ein Berater sie als endgültig kennzeichnet.',
  isFinal: (by: string, moment: string) => `Als endgültig gekennzeichnet von ${by}, ${moment}.`,
  makeFinal: 'Als endgültig kennzeichnen',
  backToConcept: 'Zurück zum Entwurf',
  makeAgain: 'Dateien neu erstellen',
  running: 'Die Dateien werden neu erstellt.',
};
