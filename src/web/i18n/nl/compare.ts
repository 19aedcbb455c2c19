/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Dossiers vergelijken',
  description: 'Wat er tussen twee dossiers of varianten verschilt, en waar het verschil vandaan komt.',
  link: 'Vergelijken',
  linkWith: 'Vergelijk met…',
  of: 'Eerste dossier',
  with: 'Tweede dossier',
  choose: 'Kies een dossier',
  variantOf: (side: string) => `Variant, ${side}`,
  noVariant: 'Geen variant',
  swap: 'Eerste en tweede omwisselen',
  figure: 'Uitkomst die wordt verdeeld',
  summary: 'Het verschil in het kort',
  emptyTitle: 'Kies twee dossiers',
  emptyText: 'Kies hierboven twee dossiers die berekend zijn, of een dossier en een variant ervan.',
  twice: 'Dit is twee keer hetzelfde. Kies een ander dossier of een variant.',
  calculating: (part: string) => `Bezig met vergelijken, ${part}`,
  erased:
    'Vergelijken kan niet meer: van een van beide zijn de gegevens van deelnemers gewist. De uitkomsten zelf blijven te bekijken.',
  failed: 'De vergelijking is mislukt. Probeer het opnieuw.',
} as const;
