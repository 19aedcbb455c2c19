import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { noCover, plainChoices } from '#cases/factory/plain-dossier.ts';
import { monthAfter } from '#core/calendar/months.ts';
import type { CompensationRules, DossierChoices, OpenGroupAssumptions } from '#core/dossier/dossier-choices.ts';
import type { Assumptions, Participant, PremiumDossierInput, PremiumSchemeProvisions } from '#core/dossier/dossier.ts';
import type { CurrentProduct } from '#core/dossier/lifecycle.ts';
import type { EmployeeContribution, SteppedContribution } from '#core/dossier/employee-contribution.ts';
import type { Goal, Horizon } from '#core/dossier/goal.ts';
import type { Scale } from '#core/dossier/scale.ts';
import * as fc from 'fast-check';

const fraction = (maximum: number) => fc.integer({ min: 0, max: 1000 }).map((value) => (value * maximum) / 1000);

/** Steps of rising age with positive rates up to 40%, the first from 15 to 25. */
export const anyScale: fc.Arbitrary<Scale> = fc
  .tuple(
    fc.integer({ min: 15, max: 25 }),
    fc.array(fc.record({ years: fc.integer({ min: 1, max: 10 }), rate: fc.integer({ min: 10, max: 400 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([firstAge, rows]) => {
    const years = (row: number) => rows.slice(1, row + 1).reduce((sum, step) => sum + step.years, 0);
    return rows.map(({ rate }, row) => ({ fromAge: firstAge + years(row), rate: rate / 1000 }));
  });

/** What is generated of a participant; the rest is as of somebody who isn't in a file. */
type GeneratedFacts = Pick<Participant, 'born' | 'fullTimeSalary'> & Partial<Participant>;

const completed = (facts: GeneratedFacts): Participant => ({
  ...inventedParticipant('', facts.born, facts.fullTimeSalary),
  ...facts,
});

export const anyParticipant: fc.Arbitrary<Participant> = fc
  .record({
    born: fc.record({
      year: fc.integer({ min: 1958, max: 2006 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    sex: fc.constantFrom('M', 'V', 'X'),
    fullTimeSalary: fc.integer({ min: 12_000, max: 180_000 }),
    partTime: fc.constantFrom(0, 0.4, 0.5, 0.8, 1),
    premiumWaiver: fc.constantFrom(0, 0, 0, 0.35, 1),
    capital: fc.integer({ min: 0, max: 200_000 }),
    counts: fc.constantFrom(true, true, true, false),
  })
  .map(completed);

/** One who is always counted and has a premium, so that no dossier is empty. */
const anyYoungParticipant: fc.Arbitrary<Participant> = fc
  .record({
    born: fc.record({
      year: fc.integer({ min: 1975, max: 1995 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    sex: fc.constantFrom('M', 'V', 'X'),
    fullTimeSalary: fc.integer({ min: 40_000, max: 90_000 }),
    capital: fc.integer({ min: 0, max: 200_000 }),
  })
  .map(completed);

const numbered = (participant: Participant, row: number): Participant => ({
  ...participant,
  number: `P${row}`,
});

export const anyParticipants: fc.Arbitrary<Participant[]> = fc
  .tuple(anyYoungParticipant, fc.array(anyParticipant, { maxLength: 7 }))
  .map(([young, others]) => [young, ...others].map(numbered));

const anyContribution: fc.Arbitrary<EmployeeContribution> = fc.oneof(
  fc.record({ basis: fc.constant('pensionBase' as const), rate: fraction(0.06) }),
  fc.record({ basis: fc.constant('premium' as const), rate: fraction(0.5) }),
  fc.record({ basis: fc.constant('salary' as const), rate: fraction(0.05) }),
);

export const anyTerms: fc.Arbitrary<PremiumSchemeProvisions> = fc.record({
  offset: fc.integer({ min: 14_000, max: 22_000 }),
  maximumSalary: fc.integer({ min: 60_000, max: 137_800 }),
  pensionAgeInMonths: fc.integer({ min: 66 * 12, max: 69 * 12 }),
  premiumEnd: fc.constantFrom('pensionAge', 'statePensionAge'),
  bracketAgeRule: fc.constantFrom('firstOfMonth', 'firstOfJanuary', 'lastOfDecember'),
  employeeContribution: anyContribution,
  riskPremiumOnBase: fraction(0.02),
  riskPremiumOnSalary: fraction(0.01),
  riskPremiumByAge: fc.oneof(
    fc.constant([]),
    fc.constant([]),
    fc.constant([
      { fromAge: 25, value: 0.004 },
      { fromAge: 50, value: 0.02 },
    ]),
  ),
  premiumLoading: fraction(0.05),
  costPerParticipant: fc.integer({ min: 0, max: 150 }),
  entryCost: fraction(0.03),
});

const anyHorizon: fc.Arbitrary<Horizon> = fc.oneof(
  fc.constant({ kind: 'pensionDate' as const }),
  fc.record({ kind: fc.constant('years' as const), years: fc.integer({ min: 1, max: 30 }) }),
);

export const anyGoal: fc.Arbitrary<Goal> = fc.record({
  horizon: anyHorizon,
  measure: fc.constantFrom('totalPension', 'averagePerParticipant', 'premiumValue'),
  profitBasis: fc.constantFrom('expected', 'riskFree'),
  group: fc.constant('existing'),
  fiscalCaps: fc.boolean(),
  rounding: fc.constantFrom(0.0005, 0.001, 0.0025),
});

const anyAgeSteps = (maximum: number) =>
  fc.tuple(fraction(maximum), fraction(maximum)).map(([young, old]) => [
    { fromAge: 15, value: young },
    { fromAge: 45, value: old },
  ]);

export const anyAssumptions: fc.Arbitrary<Assumptions> = fc.record({
  wageGrowth: fraction(0.04),
  offsetGrowth: fraction(0.04),
  priceInflation: fraction(0.03),
  equityReturn: fraction(0.08),
  bondReturn: fraction(0.04),
  investmentCost: fraction(0.01),
  conversionInterest: fraction(0.04),
  riskFreeInterest: fraction(0.04),
  discountRate: fraction(0.04),
  mortalityTable: fc.constantFrom('AG2024', 'CBS 2020-2024'),
  mortalityFactor: fc.constantFrom(0.9, 1, 1.1),
  partnerFraction: fc.constantFrom(0, 0.7),
  career: anyAgeSteps(0.03),
  exits: anyAgeSteps(0.15),
  lifecycle: fc.constant([
    { yearsToPension: 0, equityWeight: 0.4 },
    { yearsToPension: 15, equityWeight: 1 },
  ]),
});

/** Own contributions that change over time, or of which premium above a level is shared, or neither. */
const anyChange = fc.constantFrom<Pick<SteppedContribution, 'steps' | 'sharing'>>(
  {},
  {},
  { sharing: { part: 0.4, above: 0.12 } },
  {
    steps: [
      { from: { year: 2029, month: 3 }, rate: 0.02 },
      { from: { year: 2035, month: 1 }, rate: 0.05 },
    ],
  },
);

const anyNextScheme: fc.Arbitrary<PremiumDossierInput['next']> = fc
  .tuple(
    anyTerms,
    fc.constantFrom('flexible' as const, 'premiumBenefit' as const, 'solidary' as const),
    fc.constantFrom('currentScale' as const, 'fiscalMaximum' as const, 'ownScale' as const),
    anyScale,
    anyChange,
  )
  .map(([terms, contract, shapeSource, ownShape, later]) => {
    const employeeContribution = Object.assign({}, terms.employeeContribution, later);
    return Object.assign(terms, { contract, shapeSource, ownShape, survivorCover: noCover, employeeContribution });
  });

/** The product of the new scheme, or one that differs from it in cost, mix or both. */
const anyProduct: fc.Arbitrary<CurrentProduct> = fc.record({
  lifecycle: fc.constantFrom(null, [
    { yearsToPension: 0, equityWeight: 0.2 },
    { yearsToPension: 10, equityWeight: 0.8 },
  ]),
  investmentCost: fc.option(fraction(0.01)),
  existingCapital: fc.constantFrom('stays', 'moves'),
});

const anyCurrentScheme: fc.Arbitrary<PremiumDossierInput['current']> = fc
  .tuple(anyTerms, anyScale, anyProduct)
  .map(([terms, scale, product]) => Object.assign(terms, { kind: 'premium' as const, scale, product }));

export const anyCompensation: fc.Arbitrary<CompensationRules> = fc.record({
  method: fc.constantFrom('none', 'pensionOutcome', 'pensionOutcome', 'premiumDifference', 'ownTable'),
  basis: fc.constantFrom('expected', 'riskFree'),
  target: fc.constantFrom(0.9, 1),
  threshold: fc.constantFrom(0, 0, 0.03),
  maximumRate: fc.constantFrom(null, null, 0.05),
  fromAge: fc.constantFrom(null, null, 37),
  untilAge: fc.constantFrom(null, null, 61),
  ownTable: fc.oneof(fc.constant([{ fromAge: 40, rate: 0.02 }]), anyScale),
  form: fc.constantFrom('pensionPremium', 'pensionPremium', 'salary'),
  cohortYears: fc.constantFrom(1, 5),
  end: fc.oneof(
    fc.constant({ kind: 'legalEnd' as const }),
    fc.constant({ kind: 'pensionDate' as const }),
    fc.record({ kind: fc.constant('years' as const), years: fc.integer({ min: 0, max: 15 }) }),
  ),
  salaryLoading: fraction(0.3),
});

export const anyOpenGroup: fc.Arbitrary<OpenGroupAssumptions> = fc.record({
  replacement: fc.constantFrom(0, 0.5, 1),
  entryAge: fc.integer({ min: 18, max: 60 }),
  entrySalary: fc.constantFrom(null, 30_000, 60_000),
  entrantPremium: fc.constantFrom(null, 0.2),
});

const anyChoices: fc.Arbitrary<DossierChoices> = fc.record({
  compensation: anyCompensation,
  openGroup: anyOpenGroup,
  statutory: fc.constant(plainChoices.statutory),
  ownProposal: fc.record({
    flat: fc.option(fraction(0.3)),
    scale: fc.oneof(fc.constant([]), anyScale),
  }),
  norms: fc.record({
    cohortDecline: fc.option(fraction(0.2)),
    worseShare: fc.option(fraction(1)),
    extraCost: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  }),
  oneOffCosts: fc.record({
    rows: fc.array(
      fc.record({
        year: fc.integer({ min: 2026, max: 2040 }),
        description: fc.constantFrom('advies', 'implementatie'),
        amount: fc.integer({ min: 1, max: 60_000 }),
        of: fc.constantFrom(
          'all' as const,
          'A' as const,
          'B' as const,
          'C' as const,
          'flat' as const,
          'progressive' as const,
        ),
      }),
      { maxLength: 3 },
    ),
    counts: fc.boolean(),
  }),
});

/** Valuation from 2024 on, and the transition up to a year and a half later. */
const anyDates: fc.Arbitrary<Pick<PremiumDossierInput, 'valuationDate' | 'transitionDate'>> = fc
  .tuple(fc.constantFrom(2024, 2026, 2027), fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 0, 1, 7, 18))
  .map(([year, month, monthsToTransition]) => ({
    valuationDate: { year, month },
    transitionDate: monthAfter({ year, month }, monthsToTransition),
  }));

/** A whole dossier, with a first participant who is always counted. */
export const anyDossier: fc.Arbitrary<PremiumDossierInput> = fc
  .tuple(
    anyDates,
    fc.record({
      reference: fc.constant('scheme' as const),
      schemeOn30June2023: fc.constantFrom('premiumWithScale' as const, 'unknown' as const),
      change: fc.constant('transition' as const),
      chosenAlternative: fc.constant(null),
      current: anyCurrentScheme,
      next: anyNextScheme,
      goal: anyGoal,
      assumptions: anyAssumptions,
      participants: anyParticipants,
    }),
    anyChoices,
  )
  .map(([dates, rest, choices]) => Object.assign(rest, dates, choices));
