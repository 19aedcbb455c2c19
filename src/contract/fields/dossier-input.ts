import type { DossierFacts, SurvivorCover } from '#contract/dossier-file.ts';
import type { DcToDcTables, DcToDcValues } from '#contract/fields/register.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierChoices } from '#core/dossier-choices.ts';
import type {
  Assumptions,
  CurrentPremiumScheme,
  DossierInput,
  Goal,
  Horizon,
  NewScheme,
  Participant,
  PremiumSchemeTerms,
} from '#core/dossier.ts';

type OtherTables = Omit<DcToDcTables, 'Deelnemers'>;

const monthOf = ({ year, month }: YearMonth): YearMonth => ({ year, month });

const months = (years: number): number => Math.round(years * 12);

function currentTerms(values: DcToDcValues): PremiumSchemeTerms {
  return {
    offset: values.huidig_franchise,
    maximumSalary: values.huidig_max_salaris,
    pensionAgeInMonths: months(values.huidig_pensioenleeftijd),
    bracketAgeRule: values.huidig_leeftijdsbepaling,
    employeeContribution: { basis: values.huidig_eigen_bijdrage_soort, rate: values.huidig_eigen_bijdrage },
    riskPremiumOnBase: values.huidig_risicopremie_grondslag,
    riskPremiumOnSalary: values.huidig_risicopremie_salaris,
    premiumLoading: values.huidig_opslag_premie,
    costPerParticipant: values.huidig_kosten_per_deelnemer,
    entryCost: values.huidig_kosten_op_inleg,
  };
}

function newTerms(values: DcToDcValues): PremiumSchemeTerms {
  return {
    offset: values.nieuw_franchise,
    maximumSalary: values.nieuw_max_salaris,
    pensionAgeInMonths: months(values.nieuw_pensioenleeftijd),
    bracketAgeRule: values.nieuw_leeftijdsbepaling,
    employeeContribution: { basis: values.nieuw_eigen_bijdrage_soort, rate: values.nieuw_eigen_bijdrage },
    riskPremiumOnBase: values.nieuw_risicopremie_grondslag,
    riskPremiumOnSalary: values.nieuw_risicopremie_salaris,
    premiumLoading: values.nieuw_opslag_premie,
    costPerParticipant: values.nieuw_kosten_per_deelnemer,
    entryCost: values.nieuw_kosten_op_inleg,
  };
}

function currentScheme(values: DcToDcValues, tables: OtherTables): CurrentPremiumScheme {
  return { ...currentTerms(values), scale: tables.HuidigeStaffel };
}

function newScheme(values: DcToDcValues, tables: OtherTables): NewScheme {
  return {
    ...newTerms(values),
    contract: values.nieuw_contract,
    shapeSource: values.nieuw_staffelvorm,
    ownShape: tables.NieuweStaffel,
  };
}

function horizon(values: DcToDcValues): Horizon {
  if (values.doel_horizon === 'pensionDate') return { kind: 'pensionDate' };
  return { kind: 'years', years: values.doel_horizon === 'firstYear' ? 1 : values.doel_horizon_jaren };
}

function goal(values: DcToDcValues): Goal {
  return {
    horizon: horizon(values),
    measure: values.doel_maat,
    profitBasis: values.profijt_basis,
    fiscalCaps: values.fiscale_begrenzing === 'yes',
    rounding: values.afronding,
  };
}

function assumptions(values: DcToDcValues, tables: OtherTables): Assumptions {
  return {
    wageGrowth: values.loonstijging,
    offsetGrowth: values.franchisestijging,
    priceInflation: values.prijsinflatie,
    equityReturn: values.rendement_aandelen,
    bondReturn: values.rendement_obligaties,
    investmentCost: values.beleggingskosten,
    conversionInterest: values.omrekenrente,
    riskFreeInterest: values.risicovrije_rente,
    discountRate: values.disconteringsvoet,
    mortalityTable: values.sterftetafel,
    mortalityFactor: values.ervaringsfactor,
    partnerFraction: values.partnerpensioen_na_pensioendatum,
    career: tables.Carriere,
    exits: tables.Uitstroom,
    lifecycle: tables.Lifecycle.toSorted((a, b) => a.yearsToPension - b.yearsToPension),
  };
}

/** The defaults of choices that the workbook has no fields for. */
const choices: DossierChoices = {
  compensation: {
    method: 'pensionOutcome',
    target: 1,
    form: 'pensionPremium',
    cohortYears: 5,
    end: { kind: 'legalEnd' },
    salaryLoading: 0.22,
  },
  openGroup: { replacement: 1, entryAge: 32, entrySalary: null, entrantPremium: null },
  effects: {
    pessimistic: { equityReturn: 0.005, bondReturn: 0.015, conversionInterest: 0.017 },
    optimistic: { equityReturn: 0.1, bondReturn: 0.04, conversionInterest: 0.037 },
    modelPersonSalary: null,
    curve: null,
  },
  ownProposal: { flat: null, scale: [] },
};

/** What the calculation is given, from the values of the workbook. */
export function dossierInput(
  values: DcToDcValues,
  tables: OtherTables,
  participants: readonly Participant[],
): DossierInput {
  return {
    kind: 'dcToDc',
    valuationDate: monthOf(values.peildatum),
    transitionDate: monthOf(values.transitiedatum),
    schemeOn30June2023: values.regeling_op_30_juni_2023,
    current: currentScheme(values, tables),
    next: newScheme(values, tables),
    goal: goal(values),
    assumptions: assumptions(values, tables),
    ...choices,
    participants,
  };
}

function currentSurvivor(values: DcToDcValues): SurvivorCover {
  return {
    partner: values.huidig_partnerpensioen_dekking,
    orphan: values.huidig_wezenpensioen_dekking,
    anwGap: values.huidig_anw_hiaat,
  };
}

function newSurvivor(values: DcToDcValues): SurvivorCover {
  return {
    partner: values.nieuw_partnerpensioen_dekking,
    orphan: values.nieuw_wezenpensioen_dekking,
    anwGap: values.nieuw_anw_hiaat,
  };
}

/** What workbook and report show besides, from the values of the workbook. */
export function dossierFacts(values: DcToDcValues): DossierFacts {
  return {
    employerName: values.werkgever_naam,
    employerKvk: values.werkgever_kvk,
    schemeName: values.regeling_naam,
    provider: values.uitvoerder,
    adviser: values.adviseur,
    contractEnd: values.einddatum_contract,
    currentSurvivor: currentSurvivor(values),
    newSurvivor: newSurvivor(values),
  };
}
