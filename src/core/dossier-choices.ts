import type { Scale } from '#core/dossier.ts';

/** What a participant's shortfall is calculated from: the pension at the end, or the premium of each month. */
export type CompensationMethod = 'none' | 'pensionOutcome' | 'premiumDifference';

/** Until when compensation is paid, always ending at the own pension date. */
export type CompensationEnd =
  | { readonly kind: 'legalEnd' }
  | { readonly kind: 'years'; readonly years: number }
  | { readonly kind: 'pensionDate' };

/** Individual compensation of those in service at the transition (compensatie_...). */
export interface CompensationRules {
  readonly method: CompensationMethod;
  /** Part of the current pension that is made good (compensatie_doel), 1 = all; for `pensionOutcome` only. */
  readonly target: number;
  /** As pension premium, one percentage of the pension base per cohort, or as salary, individually. */
  readonly form: 'pensionPremium' | 'salary';
  /** Years of age in a cohort at the transition: 1 or 5. */
  readonly cohortYears: number;
  readonly end: CompensationEnd;
  /** What salary costs the employer on top of itself (compensatie_salarisopslag), a fraction. */
  readonly salaryLoading: number;
}

/** How the group is refilled (vervanging, instroom_..., premie_toetreders). */
export interface OpenGroupAssumptions {
  /** Entrants per leaver, a fraction. */
  readonly replacement: number;
  /** Exact age at entry, whole years. */
  readonly entryAge: number;
  /** Full-time salary at entry at the level of the valuation date, EUR a year; null = the mean of the participants. */
  readonly entrySalary: number | null;
  /** Flat premium of entrants, a fraction; null = the practical budget-neutral flat premium. */
  readonly entrantPremium: number | null;
}

/** Fixed returns and conversion interest of a scenario, fractions a year. */
export interface ScenarioReturns {
  readonly equityReturn: number;
  readonly bondReturn: number;
  readonly conversionInterest: number;
}

/** Inputs for the effects shown beside the expected pension. */
export interface EffectAssumptions {
  readonly pessimistic: ScenarioReturns;
  readonly optimistic: ScenarioReturns;
  /** Full-time salary of the model persons (maatmensen) at the level of the valuation date; null = the median. */
  readonly modelPersonSalary: number | null;
  /** Name of the registered zero curve of market values; null = the risk-free interest for every term. */
  readonly curve: string | null;
}

/** The adviser's own proposal: a flat premium, a scale, both or neither (eigen_vlakke_premie, EigenStaffel). */
export interface OwnProposal {
  readonly flat: number | null;
  /** Empty = none. */
  readonly scale: Scale;
}

/** Choices beside the goal: compensation, open group, effects, own proposal. */
export interface DossierChoices {
  readonly compensation: CompensationRules;
  readonly openGroup: OpenGroupAssumptions;
  readonly effects: EffectAssumptions;
  readonly ownProposal: OwnProposal;
}
