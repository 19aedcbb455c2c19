import type { PartnerVariant } from '#core/annuity/single-premium.ts';
import type { CompensationMethod, OneOffCost, ProfitBasis } from '#core/dossier/dossier-choices.ts';
import type { BracketAgeRule, NewContract, SchemeOn30June2023, ShapeSource } from '#core/dossier/dossier.ts';
import type { EmployeeContribution } from '#core/dossier/employee-contribution.ts';
import type { GoalGroup, ProfitMeasure } from '#core/dossier/goal.ts';

/** Values of the core by the word that the workbook uses for a choice. */

export const rules: Readonly<Record<string, BracketAgeRule>> = {
  'eerste van de maand': 'firstOfMonth',
  '1 januari': 'firstOfJanuary',
  '31 december': 'lastOfDecember',
};
export const contributions: Readonly<Record<string, EmployeeContribution['basis']>> = {
  '% van pensioengrondslag': 'pensionBase',
  '% van de premie': 'premium',
  '% van salaris': 'salary',
};
export const measures: Readonly<Record<string, ProfitMeasure>> = {
  'totaal pensioen': 'totalPension',
  'gemiddelde per deelnemer': 'averagePerParticipant',
  'waarde van de premies': 'premiumValue',
};
export const bases: Readonly<Record<string, ProfitBasis>> = { verwacht: 'expected', risicovrij: 'riskFree' };
export const groups: Readonly<Record<string, GoalGroup>> = {
  'bestaande deelnemers': 'existing',
  'met nieuwe deelnemers': 'withEntrants',
};
export const formerSchemes: Readonly<Record<string, SchemeOn30June2023>> = {
  'premieregeling met staffel': 'premiumWithScale',
  'verzekerde regeling met leeftijdsafhankelijke premie': 'insuredWithAgeDependentPremium',
  doorsneepremie: 'averagePremium',
  'nog geen regeling': 'noScheme',
  onbekend: 'unknown',
};
export const contracts: Readonly<Record<string, NewContract>> = {
  'flexibele premieregeling': 'flexible',
  'flexibele premieregeling met risicodelingsreserve': 'flexibleWithReserve',
  'premie-uitkeringsovereenkomst': 'premiumBenefit',
  'solidaire premieregeling': 'solidary',
};
export const variants: Readonly<Record<string, PartnerVariant>> = {
  geen: 'none',
  uitgesteld: 'deferred',
  'direct ingaand': 'accrued',
  'direct ingaand bereikbaar': 'attainable',
};
export const shapes: Readonly<Record<string, ShapeSource>> = {
  'huidige staffel': 'currentScale',
  'fiscaal maximum': 'fiscalMaximum',
  ambitie: 'ambition',
  'eigen staffel': 'ownScale',
};
export const oneOffs: Readonly<Record<string, OneOffCost['of']>> = {
  alle: 'all',
  A: 'A',
  B: 'B',
  C: 'C',
  vlak: 'flat',
  staffel: 'progressive',
};
export const methods: Readonly<Record<string, CompensationMethod>> = {
  geen: 'none',
  pensioenuitkomst: 'pensionOutcome',
  premieverschil: 'premiumDifference',
  'eigen tabel': 'ownTable',
};

/** The value of the core for a word; throws for a word that is none. */
export function chosen<T>(choices: Readonly<Record<string, T>>, word: string): T {
  const value = choices[word];
  if (value === undefined) throw new Error(`No choice ${word}`);
  return value;
}
