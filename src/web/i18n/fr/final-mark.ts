/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept:
    'Le rapport et les documents Word portent le mot CONCEPT (projet) jusqu’à ce qu’un conseiller les marque comme définitifs.',
  isFinal: (by: string, moment: string) => `Marqué comme définitif par ${by}, ${moment}.`,
  makeFinal: 'Marquer comme définitif',
  backToConcept: 'Revenir au projet',
  makeAgain: 'Refaire les fichiers',
  running: 'Les fichiers sont en train d’être refaits.',
};
