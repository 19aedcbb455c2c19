/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept:
    'El informe y los documentos de Word llevan la palabra CONCEPT (borrador) hasta que un asesor los marque como definitivos.',
  isFinal: (by: string, moment: string) => `Marcado como definitivo por ${by}, ${moment}.`,
  makeFinal: 'Marcar como definitivo',
  backToConcept: 'Volver a borrador',
  makeAgain: 'Crear de nuevo los archivos',
  running: 'Los archivos se están creando de nuevo.',
};
