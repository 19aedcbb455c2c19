/** What the appendix of the report can have, in its order; the names are those of the command line. */
export const appendixTopics = {
  premie: 'Premie per leeftijd',
  'vier-premies': 'De vier premies',
  regelingen: 'Huidige en nieuwe regeling',
  effecten: 'Transitie-effecten, als zij illustratief zijn',
  compensatie: 'Compensatie',
  'totale-kosten': 'Totale kosten naar vlakke premie',
  overlijden: 'Als iemand overlijdt',
  gevoeligheid: 'Gevoeligheid',
  varianten: 'Varianten',
  uitgangspunten: 'Gekozen uitgangspunten',
  invoer: 'Waarschuwingen over de invoer',
  deelnemers: 'Deelnemersbestand',
} as const;

export type AppendixTopic = keyof typeof appendixTopics;

/** A board does not look further than this. */
export const mostAppendixSlides = 8;
