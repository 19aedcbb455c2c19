import type { AmbitionValues, AveragePayValues, DossierValues, PremiumValues } from '#input/fields/values.ts';
import type { Tariff } from '#core/dossier/dossier-tariff.ts';
import type {
  Ambition,
  CurrentAveragePayScheme,
  CurrentPremiumScheme,
  NewScheme,
  SchemeProvisions,
} from '#core/dossier/dossier.ts';
import type { LifecycleStep } from '#core/dossier/lifecycle.ts';
import type { SteppedContribution } from '#core/dossier/employee-contribution.ts';

const months = (years: number): number => Math.round(years * 12);

function currentTerms({ values, tables }: DossierValues): SchemeProvisions {
  return {
    offset: values.huidig_franchise,
    maximumSalary: values.huidig_max_salaris,
    pensionAgeInMonths: months(values.huidig_pensioenleeftijd),
    premiumEnd: values.huidig_einde_premie,
    bracketAgeRule: values.huidig_leeftijdsbepaling,
    employeeContribution: { basis: values.huidig_eigen_bijdrage_soort, rate: values.huidig_eigen_bijdrage },
    riskPremiumOnBase: values.huidig_risicopremie_grondslag,
    riskPremiumOnSalary: values.huidig_risicopremie_salaris,
    riskPremiumByAge: tables.HuidigeRisicopremie,
    premiumLoading: values.huidig_opslag_premie,
    costPerParticipant: values.huidig_kosten_per_deelnemer,
  };
}

/** The own contribution of the new scheme, with its steps and what is shared. */
function newContribution({ values, tables }: DossierValues): SteppedContribution {
  const { nieuw_deling_deel: part, nieuw_deling_boven: above } = values;
  return {
    basis: values.nieuw_eigen_bijdrage_soort,
    rate: values.nieuw_eigen_bijdrage,
    ...(tables.EigenBijdrage.length === 0
      ? {}
      : { steps: tables.EigenBijdrage.map(({ from: { year, month }, rate }) => ({ from: { year, month }, rate })) }),
    ...(part === null || part === 0 || above === null ? {} : { sharing: { part, above } }),
  };
}

function newTerms(dossier: DossierValues): Pick<NewScheme, keyof SchemeProvisions> {
  const { values, tables } = dossier;
  return {
    offset: values.nieuw_franchise,
    maximumSalary: values.nieuw_max_salaris,
    pensionAgeInMonths: months(values.nieuw_pensioenleeftijd),
    premiumEnd: values.nieuw_einde_premie,
    bracketAgeRule: values.nieuw_leeftijdsbepaling,
    employeeContribution: newContribution(dossier),
    riskPremiumOnBase: values.nieuw_risicopremie_grondslag,
    riskPremiumOnSalary: values.nieuw_risicopremie_salaris,
    riskPremiumByAge: tables.NieuweRisicopremie,
    premiumLoading: values.nieuw_opslag_premie,
    costPerParticipant: values.nieuw_kosten_per_deelnemer,
  };
}

export function newScheme(dossier: DossierValues): NewScheme {
  const { values, tables } = dossier;
  return {
    ...newTerms(dossier),
    entryCost: values.nieuw_kosten_op_inleg,
    contract: values.nieuw_contract,
    shapeSource: values.nieuw_staffelvorm,
    ownShape: tables.NieuweStaffel,
    survivorCover: {
      partner: values.nieuw_partnerpensioen_dekking,
      orphan: values.nieuw_wezenpensioen_dekking,
      anwGap: values.nieuw_anw_hiaat,
    },
  };
}

/** Rows of a lifecycle, which may be typed in any order. */
export const byYears = (rows: readonly LifecycleStep[]): readonly LifecycleStep[] =>
  rows.toSorted((one, other) => one.yearsToPension - other.yearsToPension);

export function currentPremiumScheme(dossier: PremiumValues): CurrentPremiumScheme {
  const { values, tables } = dossier;
  const { ingang_vlakke_premie: from, huidige_vlakke_premie: rate } = values;
  return {
    kind: 'premium',
    ...currentTerms(dossier),
    entryCost: values.huidig_kosten_op_inleg,
    scale: tables.HuidigeStaffel,
    ...(from === null || rate === null ? {} : { flatSince: { from, rate } }),
    product: {
      lifecycle: tables.HuidigeLifecycle.length === 0 ? null : byYears(tables.HuidigeLifecycle),
      investmentCost: values.huidig_beleggingskosten,
      existingCapital: values.bestaand_kapitaal,
    },
  };
}

function tariff({ values, tables }: AveragePayValues): Tariff {
  return {
    interest: values.tarief_rekenrente,
    mortalityTable: values.tarief_sterftetafel,
    participantShift: values.tarief_leeftijdscorrectie_deelnemer,
    partnerShift: values.tarief_leeftijdscorrectie_partner,
    variant: values.tarief_partnervariant,
    costLoading: values.tarief_kostenopslag,
    prices: tables.Tarief,
  };
}

export function currentAveragePayScheme(dossier: AveragePayValues): CurrentAveragePayScheme {
  const { values } = dossier;
  return {
    kind: 'averagePay',
    ...currentTerms(dossier),
    accrualRate: values.huidig_opbouwpercentage,
    partnerFraction: values.huidig_partnerpensioen,
    activeIndexation: values.huidig_indexatie_actieven,
    inactiveIndexation: values.huidig_indexatie_inactieven,
    paymentIndexation: values.huidig_indexatie_na_ingang,
    buysIndexation: values.huidig_indexatie_betaald === 'yes',
    mustIndex: values.huidig_indexatie_betaald === 'yes' && values.huidig_indexatie_onvoorwaardelijk === 'yes',
    paidPremium: values.huidig_betaalde_premie,
    tariff: tariff(dossier),
  };
}

type AmbitionBasis = Pick<AmbitionValues['values'], 'ambitie_opbouwpercentage' | 'ambitie_rekenrente'>;

/** The ambition, with accrual and interest that are filled in for certain. */
export function ambition({ values }: AveragePayValues, basis: AmbitionBasis): Ambition {
  return {
    accrualRate: basis.ambitie_opbouwpercentage,
    indexation: values.ambitie_toeslag,
    interest: basis.ambitie_rekenrente,
    mortalityTable: values.ambitie_sterftetafel,
    participantShift: values.ambitie_leeftijdscorrectie_deelnemer,
    partnerShift: values.ambitie_leeftijdscorrectie_partner,
    variant: values.ambitie_partnervariant,
  };
}

/** The ambition as a mere shape: none where accrual or interest is empty. */
export function shapeAmbition(dossier: AveragePayValues): Ambition | null {
  const { ambitie_opbouwpercentage, ambitie_rekenrente } = dossier.values;
  if (ambitie_opbouwpercentage === null || ambitie_rekenrente === null) return null;
  return ambition(dossier, { ambitie_opbouwpercentage, ambitie_rekenrente });
}
