import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierChoices } from '#core/dossier/dossier-choices.ts';
import type { EmployeeContribution, SteppedContribution } from '#core/dossier/employee-contribution.ts';
import type { Goal } from '#core/dossier/goal.ts';
import type { Invoice } from '#core/dossier/invoice.ts';
import type { CurrentProduct, LifecycleStep } from '#core/dossier/lifecycle.ts';
import type { AgeStep, Scale } from '#core/dossier/scale.ts';
import type { SinglePremiumBasis, Tariff } from '#core/dossier/dossier-tariff.ts';
import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';

/** Which age decides the step of a scale in a month (leeftijdsbepaling). */
export type BracketAgeRule = 'firstOfMonth' | 'firstOfJanuary' | 'lastOfDecember';

/**
 * When premium and accrual end: at the pension date, or at the state pension age (AOW-leeftijd) where that comes first
 * (einde_premie).
 */
export type PremiumEnd = 'pensionAge' | 'statePensionAge';

/** What the current and the new scheme have in common. Amounts in EUR a year at the level of the valuation date. */
export interface SchemeProvisions {
  /** Franchise: the part of salary that builds no pension. */
  readonly offset: number;
  readonly maximumSalary: number;
  /** Pension age in months (67 years 3 months = 807). */
  readonly pensionAgeInMonths: number;
  readonly premiumEnd: PremiumEnd;
  readonly bracketAgeRule: BracketAgeRule;
  readonly employeeContribution: EmployeeContribution;
  /** Risk premiums (death, disability) as fractions of pension base and of part-time salary. */
  readonly riskPremiumOnBase: number;
  readonly riskPremiumOnSalary: number;
  /**
   * Risk premium by age (the tables of risk premiums): fractions of part-time salary, by the whole age on the first of the month, 0
   * below the first row. Where there are rows they take the place of riskPremiumOnSalary.
   */
  readonly riskPremiumByAge: readonly AgeStep[];
  /** Loading on the premium for waiver of premium and cost (opslag_premie), a fraction of the premium. */
  readonly premiumLoading: number;
  readonly costPerParticipant: number;
}

/** A premium scheme: the part of the premium that is kept as cost on entry is not invested (kosten_op_inleg). */
export interface PremiumSchemeProvisions extends SchemeProvisions {
  readonly entryCost: number;
}

/** Those hired on this day or later (ingang_vlakke_premie) have this part of the pension base as premium now (huidige_vlakke_premie), and no scale. */
export interface FlatSince {
  readonly from: PlainDate;
  readonly rate: number;
}

/** A premium scheme with a scale as the current scheme. */
export interface CurrentPremiumScheme extends PremiumSchemeProvisions {
  readonly kind: 'premium';
  readonly scale: Scale;
  /** Left out: everybody has the scale. */
  readonly flatSince?: FlatSince | undefined;
  readonly product: CurrentProduct;
}

/** Average pay, guaranteed by an insurer, as the current scheme. Its pension age is in whole years. */
export interface CurrentAveragePayScheme extends SchemeProvisions {
  readonly kind: 'averagePay';
  /** Yearly accrual, a fraction of the pension base. */
  readonly accrualRate: number;
  /** Partner pension as a fraction of the old-age pension. */
  readonly partnerFraction: number;
  /** Indexation on each 1 January, a fraction: of those in the scheme, of what stays behind, and of pensions in payment. */
  readonly activeIndexation: number;
  readonly inactiveIndexation: number;
  readonly paymentIndexation: number;
  /** The employer buys the indexation of those in the scheme at the tariff (huidig_indexatie_betaald). */
  readonly buysIndexation: boolean;
  /**
   * And must: it is unconditional (huidig_indexatie_onvoorwaardelijk), so that pension accrued before the transition keeps it beside
   * the new scheme too (art. 20 PW). Never true where the employer does not buy it.
   */
  readonly mustIndex: boolean;
  /** Premium that is really paid, a fraction of the pension base; null or 0 = accrual at the tariff. */
  readonly paidPremium: number | null;
  readonly tariff: Tariff;
}

/** What a scheme aims at without guaranteeing it: accrual, intended indexation, and the basis of its scale. */
export interface Ambition extends SinglePremiumBasis {
  readonly accrualRate: number;
  /** Intended indexation of those in the scheme (ambitie_toeslag). */
  readonly indexation: number;
}

/**
 * From what the shape of the progressive answer is taken. Default: the current scale; from average pay the fiscal
 * maximum, or the ambition where it is the reference. `currentScale` exists for a current premium scheme only,
 * `ambition` for average pay only.
 */
export type ShapeSource = 'currentScale' | 'fiscalMaximum' | 'ambition' | 'ownScale';

/** The kinds of contract that the new scheme can be; the flexible one with or without a risk-sharing reserve. */
export type NewContract = 'flexible' | 'flexibleWithReserve' | 'premiumBenefit' | 'solidary';

/** Cover on death before the pension date; null = not filled in. Not calculated with. */
export interface SurvivorCover {
  /** Fractions of the salary: for the partner, and for each child. */
  readonly partner: number | null;
  readonly orphan: number | null;
  /** Insured addition for a partner without Anw benefit, EUR a year. */
  readonly anwGap: number | null;
}

/** The new premium scheme. `ownShape` is filled when the shape source is `ownScale`. */
export interface NewScheme extends PremiumSchemeProvisions {
  readonly employeeContribution: SteppedContribution;
  readonly contract: NewContract;
  readonly shapeSource: ShapeSource;
  readonly ownShape: Scale;
  readonly survivorCover: SurvivorCover;
}

/** Economic and demographic assumptions; fractions a year unless said otherwise. */
export interface Assumptions {
  readonly wageGrowth: number;
  readonly offsetGrowth: number;
  readonly priceInflation: number;
  readonly equityReturn: number;
  readonly bondReturn: number;
  readonly investmentCost: number;
  /** Interest at which capital is turned into pension (omrekenrente). */
  readonly conversionInterest: number;
  readonly riskFreeInterest: number;
  readonly discountRate: number;
  /** Name of a registered mortality table. */
  readonly mortalityTable: string;
  /** Factor on every death probability (ervaringsfactor). */
  readonly mortalityFactor: number;
  /** Partner pension after the pension date as a fraction of the old-age pension. */
  readonly partnerFraction: number;
  readonly career: readonly AgeStep[];
  readonly exits: readonly AgeStep[];
  readonly lifecycle: readonly LifecycleStep[];
}

export type Sex = 'M' | 'V' | 'X';

/** One participant as delivered. Amounts in EUR a year (salary full time) or EUR (capital). */
export interface Participant {
  /** Personnel number: the key, unique in the dossier. */
  readonly number: string;
  readonly born: PlainDate;
  /** Empty in the file = X: valued as the mean of man and woman. */
  readonly sex: Sex;
  /** First day with the employer (Datum in dienst); null = not in the file. */
  readonly hired: PlainDate | null;
  readonly fullTimeSalary: number;
  /** Part-time factor, 1 = full time. */
  readonly partTime: number;
  /** Part of the premium that the insurer pays on disability (premievrijstelling), 0-1: outside both schemes. */
  readonly premiumWaiver: number;
  /** Capital at the valuation date; 0 in average pay. */
  readonly capital: number;
  /** Old-age pension accrued at the valuation date, EUR a year (Opgebouwd ouderdomspensioen); 0 in a premium scheme. */
  readonly accruedPension: number;
  /** False = stays in the old scheme and is left out of everything (Meerekenen = nee). */
  readonly counts: boolean;
}

/** What is known of a participant in numbers, in the order of the template. */
export const participantAmounts = [
  'fullTimeSalary',
  'partTime',
  'capital',
  'accruedPension',
  'premiumWaiver',
] as const satisfies readonly (keyof Participant)[];

/**
 * What the scheme was on 30 June 2023: decides whether existing participants may keep a progressive premium. A premium
 * scheme with a rising scale may have been with any provider, average pay only with an insurer.
 */
export type SchemeOn30June2023 =
  | 'premiumWithScale'
  | 'insuredWithAgeDependentPremium'
  | 'averagePremium'
  | 'noScheme'
  | 'unknown';

/**
 * What the change is (soort_wijziging): the transition to the new law, or the later step of who kept a scale under
 * art. 220e PW and now goes flat for all. The second exists from a premium scheme only.
 */
export type SchemeChange = 'transition' | 'afterGrandfathering';

/** What dossiers of every kind have. */
interface DossierBasics extends DossierChoices {
  /** Peildatum: month 0 of the grid. */
  readonly valuationDate: YearMonth;
  /** Transitiedatum: T months after the valuation date. */
  readonly transitionDate: YearMonth;
  readonly schemeOn30June2023: SchemeOn30June2023;
  readonly change: SchemeChange;
  /** The choice that was made (gekozen_keuze), or the premium that a file of version 6 chose (gekozen_alternatief); null = none. */
  readonly chosenAlternative: ChoiceKey | PremiumKey | null;
  /** The choice of the last recorded decision, which goes before the one of the file. Left out: none was recorded. */
  readonly decidedChoice?: ChoiceKey | undefined;
  /** The premium that was made choice C on screen, before what the file has for it. Left out: none was. */
  readonly takenAsC?: PremiumKey | undefined;
  /** From average pay the premium with which those who take part could keep a scale (keuze_a). Left out: no such choice. */
  readonly keptPremium?: 'budgetNeutral' | 'ambition';
  /** What the flat premium for all keeps equal where none was typed (keuze_b). Left out: cost. */
  readonly flatFor?: 'sameCost' | 'samePension';
  readonly next: NewScheme;
  readonly goal: Goal;
  readonly assumptions: Assumptions;
  /** What insurers charge, beside the model. Left out: no invoice was given. */
  readonly invoice?: Invoice;
  /** Whole years: mean age at hire of those who take part, where their days of hire were left out. */
  readonly meanEntryAge?: number;
  readonly participants: readonly Participant[];
}

/** From a premium scheme with a scale. */
export interface PremiumDossierInput extends DossierBasics {
  readonly current: CurrentPremiumScheme;
  readonly reference: 'scheme';
}

/** From an average pay scheme: the reference is its guaranteed accrual. An ambition is needed for that shape only. */
export interface GuaranteeDossierInput extends DossierBasics {
  readonly current: CurrentAveragePayScheme;
  readonly reference: 'scheme';
  readonly ambition: Ambition | null;
}

/** From an average pay scheme: the reference is an ambition, the cost what is really paid. */
export interface AmbitionDossierInput extends DossierBasics {
  readonly current: CurrentAveragePayScheme;
  readonly reference: 'ambition';
  readonly ambition: Ambition;
}

/** A dossier that starts from an average pay scheme. */
export type AveragePayDossierInput = GuaranteeDossierInput | AmbitionDossierInput;

/** All that the calculation needs. */
export type DossierInput = PremiumDossierInput | AveragePayDossierInput;

/** What the current scheme is (soort huidige regeling). */
export type CurrentSchemeKind = DossierInput['current']['kind'];

/** Against what outcomes are measured: what the current scheme gives, or the ambition it aims at. */
export type Reference = DossierInput['reference'];
