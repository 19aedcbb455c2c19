/** Words of the field in the forms in which Dutch texts have them, which stay Dutch in every language. */
export const dutchTerms = {
  scale: 'staffel',
  flat: 'vlakke premie|vlak',
  offset: 'franchise',
  base: 'pensioengrondslag',
  transitionalLaw: 'overgangsrecht',
  compensation: 'compensatie',
  provider: 'uitvoerder',
  costNeutral: 'budgetneutraal|budgetneutrale|kostenneutraal',
  pensionNeutral: 'profijtneutraal|profijtneutrale',
  transitionPlan: 'transitieplan',
  discounted: 'contant',
} as const;
