import type { PremiumKey } from '#core/dossier/alternative-key.ts';

/** Start of the defined names of a premium in the output workbook. */
export const definedNames: Readonly<Record<PremiumKey, string>> = {
  budgetNeutralFlat: 'budgetneutraal_vlak',
  budgetNeutralProgressive: 'budgetneutraal_progressief',
  profitNeutralFlat: 'profijtneutraal_vlak',
  profitNeutralProgressive: 'profijtneutraal_progressief',
  ambition: 'ambitie_progressief',
  ownFlat: 'eigen_voorstel_vlak',
  ownScale: 'eigen_voorstel_staffel',
  keptScale: 'staffel_houden',
  highestFlat: 'hoogste_vlakke_premie',
};

/** "budgetneutraal vlak": the same at the start of a column head. */
export const columnName = (key: PremiumKey): string => definedNames[key].replaceAll('_', ' ');
