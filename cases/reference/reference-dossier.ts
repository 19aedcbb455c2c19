import { plainChoices } from '#cases/factory/dossier.ts';
import reference from '#cases/reference/dossiers.json' with { type: 'json' };
import type {
  BracketAgeRule,
  DossierInput,
  EmployeeContribution,
  Horizon,
  Participant,
  PremiumSchemeTerms,
  ProfitBasis,
  ProfitMeasure,
  Scale,
  Sex,
} from '#core/dossier.ts';

type ReferenceDossier = (typeof reference.dossiers)[number];
type ReferenceInput = ReferenceDossier['input'];

export const referenceDossiers: readonly ReferenceDossier[] = reference.dossiers;

/** Values of a choice by the word that the workbook uses. */
const bracketAgeRules: Readonly<Record<string, BracketAgeRule>> = {
  'eerste van de maand': 'firstOfMonth',
  '1 januari': 'firstOfJanuary',
  '31 december': 'lastOfDecember',
};
const contributionBases: Readonly<Record<string, EmployeeContribution['basis']>> = {
  '% van pensioengrondslag': 'pensionBase',
  '% van de premie': 'premium',
  '% van salaris': 'salary',
};
const measures: Readonly<Record<string, ProfitMeasure>> = {
  'totaal pensioen': 'totalPension',
  'gemiddelde per deelnemer': 'averagePerParticipant',
};
const profitBases: Readonly<Record<string, ProfitBasis>> = { verwacht: 'expected', risicovrij: 'riskFree' };

function chosen<T>(choices: Readonly<Record<string, T>>, word: string): T {
  const value = choices[word];
  if (value === undefined) throw new Error(`No choice ${word}`);
  return value;
}

const pairs = <T>(rows: readonly (readonly number[])[], make: (first: number, second: number) => T): T[] =>
  rows.map(([first, second]) => make(first!, second!));

const scale = (rows: readonly (readonly number[])[]): Scale => pairs(rows, (fromAge, rate) => ({ fromAge, rate }));

const yearMonth = ([year, month]: readonly number[]) => ({ year: year!, month: month! });

function horizon(input: ReferenceInput): Horizon {
  if (input.doel_horizon === 'tot pensioendatum') return { kind: 'pensionDate' };
  return { kind: 'years', years: input.doel_horizon === 'eerste jaar' ? 1 : input.doel_horizon_jaren };
}

function terms(input: ReferenceInput, which: 'huidig' | 'nieuw'): PremiumSchemeTerms {
  return {
    offset: input[`${which}_franchise`],
    maximumSalary: input[`${which}_max_salaris`],
    pensionAgeInMonths: input[`${which}_pensioenleeftijd`] * 12,
    bracketAgeRule: chosen(bracketAgeRules, input[`${which}_leeftijdsbepaling`]),
    employeeContribution: {
      basis: chosen(contributionBases, input[`${which}_eigen_bijdrage_soort`]),
      rate: input[`${which}_eigen_bijdrage`],
    },
    riskPremiumOnBase: input[`${which}_risicopremie_grondslag`],
    riskPremiumOnSalary: input[`${which}_risicopremie_salaris`],
    premiumLoading: input[`${which}_opslag_premie`],
    costPerParticipant: input[`${which}_kosten_per_deelnemer`],
    entryCost: input[`${which}_kosten_op_inleg`],
  };
}

function participant(row: ReferenceInput['deelnemers'][number]): Participant {
  const [year, month, day] = row.geboren;
  return {
    number: row.nr,
    born: { year: year!, month: month!, day: day! },
    sex: row.geslacht as Sex,
    fullTimeSalary: row.salaris,
    partTime: row.deeltijd,
    capital: row.start,
    counts: row.meerekenen === 'ja',
  };
}

/** A reference dossier, written with the field names of the workbook, as input of the calculation. */
export function referenceInput(input: ReferenceInput): DossierInput {
  if (input.nieuw_staffelvorm !== 'huidige staffel') throw new Error(`No shape ${input.nieuw_staffelvorm}`);
  return {
    kind: 'dcToDc',
    valuationDate: yearMonth(input.peildatum),
    transitionDate: yearMonth(input.transitiedatum),
    schemeOn30June2023: 'premiumWithScale',
    current: { ...terms(input, 'huidig'), scale: scale(input.huidige_staffel) },
    next: { ...terms(input, 'nieuw'), contract: 'flexible', shapeSource: 'currentScale', ownShape: [] },
    goal: {
      horizon: horizon(input),
      measure: chosen(measures, input.doel_maat),
      profitBasis: chosen(profitBases, input.profijt_basis),
      fiscalCaps: input.fiscale_begrenzing === 'ja',
      rounding: input.afronding,
    },
    assumptions: {
      wageGrowth: input.loonstijging,
      offsetGrowth: input.franchisestijging,
      priceInflation: input.prijsinflatie,
      equityReturn: input.rendement_aandelen,
      bondReturn: input.rendement_obligaties,
      investmentCost: input.beleggingskosten,
      conversionInterest: input.omrekenrente,
      riskFreeInterest: input.risicovrije_rente,
      discountRate: input.disconteringsvoet,
      mortalityTable: input.sterftetafel,
      mortalityFactor: 1,
      partnerFraction: input.partnerpensioen_na_pensioendatum,
      career: pairs(input.carriere, (fromAge, value) => ({ fromAge, value })),
      exits: pairs(input.uitstroom, (fromAge, value) => ({ fromAge, value })),
      lifecycle: pairs(input.lifecycle, (yearsToPension, equityWeight) => ({ yearsToPension, equityWeight })),
    },
    ...plainChoices,
    participants: input.deelnemers.map(participant),
  };
}
