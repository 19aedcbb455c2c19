import { plainChoices } from '#cases/factory/dossier.ts';
import ambitionReference from '#cases/reference/ambition-dossiers.json' with { type: 'json' };
import averagePayReference from '#cases/reference/average-pay-dossiers.json' with { type: 'json' };
import reference from '#cases/reference/dossiers.json' with { type: 'json' };
import type { PartnerVariant } from '#core/annuity/single-premium.ts';
import type {
  Ambition,
  BracketAgeRule,
  CurrentAveragePayScheme,
  DossierInput,
  EmployeeContribution,
  Horizon,
  Participant,
  PremiumSchemeTerms,
  ProfitBasis,
  ProfitMeasure,
  Scale,
  SchemeTerms,
  Sex,
  ShapeSource,
  SinglePremiumTerms,
} from '#core/dossier.ts';

type AveragePayDossier = (typeof averagePayReference.dossiers | typeof ambitionReference.dossiers)[number];
type ReferenceDossier = (typeof reference.dossiers)[number] | AveragePayDossier;
type ReferenceInput = ReferenceDossier['input'];
type AveragePayInput = AveragePayDossier['input'];

export const referenceDossiers: readonly ReferenceDossier[] = [
  ...reference.dossiers,
  ...averagePayReference.dossiers,
  ...ambitionReference.dossiers,
];

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
const variants: Readonly<Record<string, PartnerVariant>> = {
  geen: 'none',
  uitgesteld: 'deferred',
  'direct ingaand': 'accrued',
  'direct ingaand bereikbaar': 'attainable',
};
const shapes: Readonly<Record<string, ShapeSource>> = {
  'huidige staffel': 'currentScale',
  'fiscaal maximum': 'fiscalMaximum',
  ambitie: 'ambition',
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

function terms(input: ReferenceInput, which: 'huidig' | 'nieuw'): SchemeTerms {
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
  };
}

function premiumTerms(input: ReferenceInput, which: 'huidig' | 'nieuw'): PremiumSchemeTerms {
  return { ...terms(input, which), entryCost: input[`${which}_kosten_op_inleg`] };
}

function singlePremiumTerms(input: AveragePayInput, which: 'tarief' | 'ambitie'): SinglePremiumTerms {
  return {
    interest: input[`${which}_rekenrente`],
    mortalityTable: input[`${which}_sterftetafel`],
    participantShift: input[`${which}_leeftijdscorrectie_deelnemer`],
    partnerShift: input[`${which}_leeftijdscorrectie_partner`],
    variant: chosen(variants, input[`${which}_partnervariant`]),
  };
}

function averagePay(input: AveragePayInput): CurrentAveragePayScheme {
  return {
    ...terms(input, 'huidig'),
    accrualRate: input.huidig_opbouwpercentage,
    partnerFraction: input.huidig_partnerpensioen,
    activeIndexation: input.huidig_indexatie_actieven,
    inactiveIndexation: input.huidig_indexatie_inactieven,
    paymentIndexation: input.huidig_indexatie_na_ingang,
    buysIndexation: input.huidig_indexatie_betaald === 'ja',
    paidPremium: input.huidig_betaalde_premie,
    tariff: { ...singlePremiumTerms(input, 'tarief'), costLoading: input.tarief_kostenopslag, prices: [] },
  };
}

const ambition = (input: AveragePayInput): Ambition => ({
  ...singlePremiumTerms(input, 'ambitie'),
  accrualRate: input.ambitie_opbouwpercentage,
  indexation: input.ambitie_toeslag,
});

function participant(row: ReferenceInput['deelnemers'][number], isAveragePay: boolean): Participant {
  const [year, month, day] = row.geboren;
  return {
    number: row.nr,
    born: { year: year!, month: month!, day: day! },
    sex: row.geslacht as Sex,
    fullTimeSalary: row.salaris,
    partTime: row.deeltijd,
    capital: isAveragePay ? 0 : row.start,
    accruedPension: isAveragePay ? row.start : 0,
    counts: row.meerekenen === 'ja',
  };
}

type Basics = Omit<DossierInput, 'kind' | 'current'>;

function basics(input: ReferenceInput): Basics {
  return {
    valuationDate: yearMonth(input.peildatum),
    transitionDate: yearMonth(input.transitiedatum),
    schemeOn30June2023: 'unknown',
    next: {
      ...premiumTerms(input, 'nieuw'),
      contract: 'flexible',
      shapeSource: chosen(shapes, input.nieuw_staffelvorm),
      ownShape: [],
    },
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
    participants: input.deelnemers.map((row) => participant(row, input.soort !== 'dcToDc')),
  };
}

/** A reference dossier, written with the field names of the workbook, as input of the calculation. */
export function referenceInput(input: ReferenceInput): DossierInput {
  if (!('tarief_rekenrente' in input))
    return {
      ...basics(input),
      kind: 'dcToDc',
      current: { ...premiumTerms(input, 'huidig'), scale: scale(input.huidige_staffel) },
    };
  const averagePayParts = { ...basics(input), current: averagePay(input), ambition: ambition(input) };
  return input.soort === 'dbToDc'
    ? { ...averagePayParts, kind: 'dbToDc' }
    : { ...averagePayParts, kind: 'ambitionDbToDc' };
}
