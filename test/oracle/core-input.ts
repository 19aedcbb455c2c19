import { plainChoices } from '#cases/factory/plain-dossier.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import type { CompensationEnd, DossierChoices } from '#core/dossier/dossier-choices.ts';
import type { SinglePremiumBasis } from '#core/dossier/dossier-tariff.ts';
import type {
  Ambition,
  CurrentAveragePayScheme,
  DossierInput,
  FlatSince,
  Participant,
  PremiumSchemeProvisions,
  SchemeProvisions,
  Sex,
} from '#core/dossier/dossier.ts';
import type { CurrentProduct, LifecycleStep } from '#core/dossier/lifecycle.ts';
import type { SteppedContribution } from '#core/dossier/employee-contribution.ts';
import type { Horizon } from '#core/dossier/goal.ts';
import type { Scale } from '#core/dossier/scale.ts';
import {
  bases,
  chosen,
  contracts,
  contributions,
  formerSchemes,
  groups,
  measures,
  methods,
  oneOffs,
  rules,
  shapes,
  variants,
} from '#test/oracle/choice-words.ts';
import { mustIndex, type OracleDossier, type OracleParticipant, type Row, termsOf } from '#test/oracle/dossier.ts';

const scale = (rows: readonly Row[]): Scale => rows.map(([fromAge, rate]) => ({ fromAge, rate }));
const ageSteps = (rows: readonly Row[]) => rows.map(([fromAge, value]) => ({ fromAge, value }));

function terms(dossier: OracleDossier, which: 'huidig' | 'nieuw'): SchemeProvisions {
  const fields = termsOf(dossier, which);
  return {
    offset: fields.franchise,
    maximumSalary: fields.max_salaris,
    pensionAgeInMonths: Math.round(fields.pensioenleeftijd * 12),
    premiumEnd: fields.einde_premie === 'AOW-leeftijd' ? 'statePensionAge' : 'pensionAge',
    bracketAgeRule: chosen(rules, fields.leeftijdsbepaling),
    employeeContribution: {
      basis: chosen(contributions, fields.eigen_bijdrage_soort),
      rate: fields.eigen_bijdrage,
    },
    riskPremiumOnBase: fields.risicopremie_grondslag,
    riskPremiumOnSalary: fields.risicopremie_salaris,
    riskPremiumByAge: ageSteps((which === 'huidig' ? dossier.huidige_risicopremie : dossier.nieuwe_risicopremie) ?? []),
    premiumLoading: fields.opslag_premie,
    costPerParticipant: fields.kosten_per_deelnemer,
  };
}

function newContribution(dossier: OracleDossier): SteppedContribution {
  const { nieuw_deling_deel: part = 0, nieuw_deling_boven: above = 0, eigen_bijdrage_tabel: rows = [] } = dossier;
  return {
    ...terms(dossier, 'nieuw').employeeContribution,
    steps: rows.map(([[year, month], rate]) => ({ from: { year: year!, month: month! }, rate })),
    ...(part > 0 ? { sharing: { part, above } } : {}),
  };
}

const premiumTerms = (dossier: OracleDossier, which: 'huidig' | 'nieuw'): PremiumSchemeProvisions => ({
  ...terms(dossier, which),
  entryCost: dossier[`${which}_kosten_op_inleg`],
});

function singlePremiumTerms(dossier: OracleDossier, which: 'tarief' | 'ambitie'): SinglePremiumBasis {
  return {
    interest: dossier[`${which}_rekenrente`],
    mortalityTable: dossier[`${which}_sterftetafel`],
    participantShift: dossier[`${which}_leeftijdscorrectie_deelnemer`],
    partnerShift: dossier[`${which}_leeftijdscorrectie_partner`],
    variant: chosen(variants, dossier[`${which}_partnervariant`]),
  };
}

const averagePay = (dossier: OracleDossier): CurrentAveragePayScheme => ({
  kind: 'averagePay',
  ...terms(dossier, 'huidig'),
  accrualRate: dossier.huidig_opbouwpercentage,
  partnerFraction: dossier.huidig_partnerpensioen,
  activeIndexation: dossier.huidig_indexatie_actieven,
  inactiveIndexation: dossier.huidig_indexatie_inactieven,
  paymentIndexation: dossier.huidig_indexatie_na_ingang,
  buysIndexation: dossier.huidig_indexatie_betaald === 'ja',
  mustIndex: mustIndex(dossier),
  paidPremium: dossier.huidig_betaalde_premie,
  tariff: {
    ...singlePremiumTerms(dossier, 'tarief'),
    costLoading: dossier.tarief_kostenopslag,
    prices: dossier.tarief.map(([age, price]) => ({ age, price })),
  },
});

const ambition = (dossier: OracleDossier): Ambition => ({
  ...singlePremiumTerms(dossier, 'ambitie'),
  accrualRate: dossier.ambitie_opbouwpercentage,
  indexation: dossier.ambitie_toeslag,
});

function horizon(dossier: OracleDossier): Horizon {
  if (dossier.doel_horizon === 'tot pensioendatum') return { kind: 'pensionDate' };
  return { kind: 'years', years: dossier.doel_horizon === 'eerste jaar' ? 1 : dossier.doel_horizon_jaren };
}

function compensationEnd(dossier: OracleDossier): CompensationEnd {
  if (dossier.compensatie_einde === 'wettelijk einde') return { kind: 'legalEnd' };
  if (dossier.compensatie_einde === 'pensioendatum') return { kind: 'pensionDate' };
  return { kind: 'years', years: dossier.compensatie_jaren };
}

const choices = (dossier: OracleDossier): DossierChoices => ({
  compensation: {
    method: chosen(methods, dossier.compensatie_methode),
    basis: chosen(
      bases,
      dossier.compensatie_basis === 'als profijt_basis' ? dossier.profijt_basis : dossier.compensatie_basis,
    ),
    target: dossier.compensatie_doel,
    threshold: dossier.compensatie_drempel,
    maximumRate: dossier.compensatie_maximum,
    fromAge: dossier.compensatie_vanaf_leeftijd,
    untilAge: dossier.compensatie_tot_leeftijd,
    ownTable: scale(dossier.compensatie_tabel),
    form: dossier.compensatie_vorm === 'salaris' ? 'salary' : 'pensionPremium',
    cohortYears: dossier.compensatie_cohort,
    end: compensationEnd(dossier),
    salaryLoading: dossier.compensatie_salarisopslag,
  },
  openGroup: {
    replacement: dossier.vervanging,
    entryAge: dossier.instroom_leeftijd,
    entrySalary: dossier.instroom_salaris,
    entrantPremium: dossier.premie_toetreders,
  },
  statutory: plainChoices.statutory,
  ownProposal: { flat: dossier.eigen_vlakke_premie, scale: scale(dossier.eigen_staffel) },
  norms: { cohortDecline: null, worseShare: null, extraCost: null },
  oneOffCosts: {
    rows: (dossier.eenmalige_kosten ?? []).map(({ jaar, omschrijving, bedrag, alternatief }) => ({
      year: jaar,
      description: omschrijving,
      amount: bedrag,
      of: chosen(oneOffs, alternatief),
    })),
    counts: dossier.eenmalig_meetellen === 'ja',
  },
});

function participant(dossier: OracleDossier, row: OracleParticipant): Participant {
  const [year, month, day] = row.geboren;
  const [hiredYear, hiredMonth, hiredDay] = row.datum_in_dienst ?? [];
  const isPremiumScheme = dossier.soort === 'dcToDc';
  return {
    ...inventedParticipant(row.nr, { year: year!, month: month!, day: day! }, row.salaris),
    sex: row.geslacht as Sex,
    hired: hiredYear === undefined ? null : { year: hiredYear, month: hiredMonth!, day: hiredDay! },
    partTime: row.deeltijd,
    premiumWaiver: row.premievrijstelling ?? 0,
    capital: isPremiumScheme ? row.start : 0,
    accruedPension: isPremiumScheme ? 0 : row.start,
    counts: row.meerekenen === 'ja',
  };
}

/** An ambition is a reference of its own kind only. */
function keptPremium({ soort, keuze_a: asked }: OracleDossier): DossierInput['keptPremium'] {
  if (soort === 'dcToDc' || asked === undefined || asked === 'nee') return undefined;
  return asked === 'ambitie' && soort === 'ambitionDbToDc' ? 'ambition' : 'budgetNeutral';
}

function basics(dossier: OracleDossier): Omit<DossierInput, 'current' | 'reference'> {
  const kept = keptPremium(dossier);
  return {
    valuationDate: { year: dossier.peildatum[0]!, month: dossier.peildatum[1]! },
    transitionDate: { year: dossier.transitiedatum[0]!, month: dossier.transitiedatum[1]! },
    schemeOn30June2023: chosen(formerSchemes, dossier.regeling_op_30_juni_2023),
    change: dossier.soort_wijziging === 'wijziging na eerbiedigende werking' ? 'afterGrandfathering' : 'transition',
    chosenAlternative: null,
    ...(kept && { keptPremium: kept }),
    flatFor: dossier.keuze_b === 'zelfde pensioen' ? 'samePension' : 'sameCost',
    next: {
      ...premiumTerms(dossier, 'nieuw'),
      employeeContribution: newContribution(dossier),
      contract: chosen(contracts, dossier.nieuw_contract),
      shapeSource: chosen(shapes, dossier.nieuw_staffelvorm),
      ownShape: scale(dossier.nieuwe_staffel),
      survivorCover: { partner: null, orphan: null, anwGap: null },
    },
    goal: {
      horizon: horizon(dossier),
      measure: chosen(measures, dossier.doel_maat),
      profitBasis: chosen(bases, dossier.profijt_basis),
      group: chosen(groups, dossier.doel_groep),
      fiscalCaps: dossier.fiscale_begrenzing === 'ja',
      rounding: dossier.afronding,
    },
    assumptions: {
      wageGrowth: dossier.loonstijging,
      offsetGrowth: dossier.franchisestijging,
      priceInflation: dossier.prijsinflatie,
      equityReturn: dossier.rendement_aandelen,
      bondReturn: dossier.rendement_obligaties,
      investmentCost: dossier.beleggingskosten,
      conversionInterest: dossier.omrekenrente,
      riskFreeInterest: dossier.risicovrije_rente,
      discountRate: dossier.disconteringsvoet,
      mortalityTable: dossier.sterftetafel,
      mortalityFactor: dossier.ervaringsfactor,
      partnerFraction: dossier.partnerpensioen_na_pensioendatum,
      career: ageSteps(dossier.carriere),
      exits: ageSteps(dossier.uitstroom),
      lifecycle: lifecycle(dossier.lifecycle),
    },
    ...choices(dossier),
    participants: dossier.deelnemers.map((row) => participant(dossier, row)),
  };
}

const lifecycle = (rows: readonly Row[]): readonly LifecycleStep[] =>
  rows.map(([yearsToPension, equityWeight]) => ({ yearsToPension, equityWeight }));

const product = (dossier: OracleDossier): CurrentProduct => ({
  lifecycle: dossier.huidige_lifecycle.length === 0 ? null : lifecycle(dossier.huidige_lifecycle),
  investmentCost: dossier.huidig_beleggingskosten,
  existingCapital: dossier.bestaand_kapitaal === 'gaat mee' ? 'moves' : 'stays',
});

function flatPremium({ ingang_vlakke_premie: day, huidige_vlakke_premie: rate }: OracleDossier): FlatSince | undefined {
  if (!day || rate === undefined || rate === null) return undefined;
  return { from: { year: day[0]!, month: day[1]!, day: day[2]! }, rate };
}

/** A dossier by field names as input of the core. */
export function coreInput(dossier: OracleDossier): DossierInput {
  if (dossier.soort === 'dcToDc') {
    const flatSince = flatPremium(dossier);
    const current = {
      kind: 'premium',
      ...premiumTerms(dossier, 'huidig'),
      scale: scale(dossier.huidige_staffel),
      product: product(dossier),
      ...(flatSince && { flatSince }),
    } as const;
    return { ...basics(dossier), reference: 'scheme', current };
  }
  const parts = { ...basics(dossier), current: averagePay(dossier), ambition: ambition(dossier) };
  return dossier.soort === 'dbToDc' ? { ...parts, reference: 'scheme' } : { ...parts, reference: 'ambition' };
}
