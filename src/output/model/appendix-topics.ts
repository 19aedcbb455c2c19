/** What the appendix of the report can be about, in its order. */
export const appendixTopics = {
  premie: 'Premie per leeftijd',
  'vier-premies': 'De vier premies',
  regelingen: 'De regelingen naast elkaar',
  effecten: 'Transitie-effecten',
  compensatie: 'Compensatie',
  'totale-kosten': 'Totale kosten bij elke vlakke premie',
  overlijden: 'Bij overlijden',
  gevoeligheid: 'Gevoeligheid',
  varianten: 'Varianten',
  uitgangspunten: 'Uitgangspunten die afwijken van de standaard',
  invoer: 'Waarschuwingen en wie niet meetelt',
  deelnemers: 'Deelnemers',
} as const;

export type AppendixTopic = keyof typeof appendixTopics;

export const appendixTopicNames = Object.keys(appendixTopics) as readonly AppendixTopic[];

/** How many topics an appendix has at most, and how many slides: a board does not look further. */
export const mostAppendixTopics = 8;

/** The topics with these names, in the order of the appendix; null where one is unknown, or they are too many. */
export function chosenTopics(names: readonly string[]): readonly AppendixTopic[] | null {
  const chosen = appendixTopicNames.filter((topic) => names.includes(topic));
  const isKnown = names.every((name) => Object.hasOwn(appendixTopics, name));
  return isKnown && chosen.length <= mostAppendixTopics ? chosen : null;
}
