import { inventedParticipant } from '#core/participant/invented-participant.ts';
import type { DossierChoices } from '#core/dossier/dossier-choices.ts';
import type {
  Assumptions,
  Participant,
  PremiumDossierInput,
  PremiumSchemeProvisions,
  SurvivorCover,
} from '#core/dossier/dossier.ts';
import type { CurrentProduct } from '#core/dossier/lifecycle.ts';
import type { Goal } from '#core/dossier/goal.ts';
import type { Scale } from '#core/dossier/scale.ts';

/** The current scheme invests in what the new one does. */
export const oneProduct: CurrentProduct = { lifecycle: null, investmentCost: null, existingCapital: 'stays' };

/** Terms of a premium scheme without contributions, risk premiums and cost. */
export const plainTerms: PremiumSchemeProvisions = {
  offset: 19_172,
  maximumSalary: 137_800,
  pensionAgeInMonths: 68 * 12,
  premiumEnd: 'pensionAge',
  bracketAgeRule: 'firstOfMonth',
  employeeContribution: { basis: 'pensionBase', rate: 0 },
  riskPremiumOnBase: 0,
  riskPremiumOnSalary: 0,
  riskPremiumByAge: [],
  premiumLoading: 0,
  costPerParticipant: 0,
  entryCost: 0,
};

/** No cover on death filled in. */
export const noCover: SurvivorCover = { partner: null, orphan: null, anwGap: null };

export const plainScale: Scale = [
  { fromAge: 20, rate: 0.06 },
  { fromAge: 40, rate: 0.12 },
  { fromAge: 55, rate: 0.2 },
];

export const plainGoal: Goal = {
  horizon: { kind: 'pensionDate' },
  measure: 'totalPension',
  profitBasis: 'expected',
  group: 'existing',
  fiscalCaps: true,
  rounding: 0.001,
};

/** No growth, no return, no interest, no exits. */
export const plainAssumptions: Assumptions = {
  wageGrowth: 0,
  offsetGrowth: 0,
  priceInflation: 0,
  equityReturn: 0,
  bondReturn: 0,
  investmentCost: 0,
  conversionInterest: 0,
  riskFreeInterest: 0,
  discountRate: 0,
  mortalityTable: 'AG2024',
  mortalityFactor: 1,
  partnerFraction: 0,
  career: [],
  exits: [],
  lifecycle: [{ yearsToPension: 0, equityWeight: 1 }],
};

export const plainParticipant: Participant = inventedParticipant('1', { year: 1981, month: 1, day: 1 }, 59_172);

/** No compensation, no replacement, no own proposal. */
export const plainChoices: DossierChoices = {
  compensation: {
    method: 'none',
    basis: 'expected',
    target: 1,
    threshold: 0,
    maximumRate: null,
    fromAge: null,
    untilAge: null,
    ownTable: [],
    form: 'pensionPremium',
    cohortYears: 5,
    end: { kind: 'legalEnd' },
    salaryLoading: 0,
  },
  openGroup: { replacement: 0, entryAge: 30, entrySalary: null, entrantPremium: null },
  statutory: {
    curve: null,
    ownCurve: [],
    scenarioSet: null,
    effectsOn: 'modelPersonsForSmallGroups',
    bondDuration: 10,
  },
  ownProposal: { flat: null, scale: [] },
  norms: { cohortDecline: null, worseShare: null, extraCost: null },
  oneOffCosts: { rows: [], counts: false },
};

/** One participant of 45 with a pension base of EUR 40,000, both schemes alike, from 1 January 2026 on. */
export const plainDossier: PremiumDossierInput = {
  valuationDate: { year: 2026, month: 1 },
  transitionDate: { year: 2026, month: 1 },
  schemeOn30June2023: 'premiumWithScale',
  change: 'transition',
  chosenAlternative: null,
  current: { kind: 'premium', ...plainTerms, scale: plainScale, product: oneProduct },
  reference: 'scheme',
  next: {
    ...plainTerms,
    contract: 'flexible',
    shapeSource: 'currentScale',
    ownShape: [],
    survivorCover: noCover,
  },
  goal: plainGoal,
  assumptions: plainAssumptions,
  ...plainChoices,
  participants: [plainParticipant],
};
