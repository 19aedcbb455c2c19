/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept: 'The report and the Word documents carry the word CONCEPT (draft) until an adviser marks them final.',
  isFinal: (by: string, moment: string) => `Marked final by ${by}, ${moment}.`,
  makeFinal: 'Mark as final',
  backToConcept: 'Back to draft',
  makeAgain: 'Make the files again',
  running: 'The files are being made again.',
};
