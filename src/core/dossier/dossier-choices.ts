import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { TermRate } from '#core/curve/term-curve.ts';
import type { Scale } from '#core/dossier/scale.ts';

/** On which returns the profit-neutral answers are compared. */
export type ProfitBasis = 'expected' | 'riskFree';

/**
 * What compensation follows from: the shortfall of pension at the end, the premium of each month, or a table of rates
 * that were negotiated.
 */
export type CompensationMethod = 'none' | 'pensionOutcome' | 'premiumDifference' | 'ownTable';

/** Until when compensation is paid, always ending at the own pension date. */
export type CompensationEnd =
  | { readonly kind: 'legalEnd' }
  | { readonly kind: 'years'; readonly years: number }
  | { readonly kind: 'pensionDate' };

/** Individual compensation of those in service at the transition (compensatie_...). */
export interface CompensationRules {
  readonly method: CompensationMethod;
  /** On which returns shortfall, accumulation and price are calculated (compensatie_basis). */
  readonly basis: ProfitBasis;
  /** Part of the current pension that is made good (compensatie_doel), 1 = all; not for `premiumDifference`. */
  readonly target: number;
  /** A shortfall of at most this fraction of the current pension counts as none (compensatie_drempel). */
  readonly threshold: number;
  /** Highest compensation as a fraction of the pension base (compensatie_maximum); null = no maximum. */
  readonly maximumRate: number | null;
  /** Own age at the transition in whole years from and up to which, both included, somebody is compensated; null = no limit. */
  readonly fromAge: number | null;
  readonly untilAge: number | null;
  /** Rates of the pension base by age at the transition (CompensatieTabel), for `ownTable`; empty = none. */
  readonly ownTable: Scale;
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
  /** Exact age at entry, whole years; null = derived from those who were hired last. */
  readonly entryAge: number | null;
  /** Full-time salary at entry at the level of the valuation date, EUR a year; null = derived. */
  readonly entrySalary: number | null;
  /** Flat premium of entrants beside a kept scale, a fraction; null = what costs as much for them as the current scheme. */
  readonly entrantPremium: number | null;
}

/** The adviser's own proposal: a flat premium, a scale, both or neither (eigen_vlakke_premie, EigenStaffel). */
export interface OwnProposal {
  readonly flat: number | null;
  /** Empty = none. */
  readonly scale: Scale;
}

/** Whose figures stand for years of birth with few participants in the effects of the law (effecten_op). */
export type EffectsOn = 'modelPersonsForSmallGroups' | 'participants';

/** On what the transition effects that the law prescribes are calculated. */
export interface StatutoryChoices {
  /** Name of a known curve (wettelijke_curve); null = the newest known one dated on or before the valuation date. */
  readonly curve: string | null;
  /** A curve of the dossier's own (table Rentecurve), by rising term, that counts instead; empty = none. */
  readonly ownCurve: readonly TermRate[];
  /** Name of a known set of scenarios (wettelijke_set); null = the newest known one. */
  readonly scenarioSet: string | null;
  readonly effectsOn: EffectsOn;
  /** Duration of the bonds of the lifecycle, whole years (obligatieduur). */
  readonly bondDuration: number;
}

/** What employer and employees agreed that the outcome may come to, with compensation (norm_...); null = no norm. */
export interface Norms {
  /** Decline of the expected pension of an age cohort, a fraction (norm_achteruitgang_cohort). */
  readonly cohortDecline: number | null;
  /** Part of the participants whose expected pension declines, a fraction (norm_aandeel_achteruit). */
  readonly worseShare: number | null;
  /** Employer cost over the horizon above that of the current scheme, discounted, EUR (norm_budget). */
  readonly extraCost: number | null;
}

/** A cost that the new scheme brings once (a row of EenmaligeKosten). */
export interface OneOffCost {
  /** Calendar year at the beginning of which it is paid: that in which a year since the transition begins. */
  readonly year: number;
  readonly description: string;
  /** EUR, as it is in that year. */
  readonly amount: number;
  /** Of every premium of the new scheme, or of a choice. A file of version 6 names a form instead of a letter. */
  readonly of: 'all' | ChoiceKey | 'flat' | 'progressive';
}

/** The one-off costs of the new scheme, and whether they count where cost is kept equal (eenmalig_meetellen). */
export interface OneOffCosts {
  readonly rows: readonly OneOffCost[];
  readonly counts: boolean;
}

/** Choices beside the goal: compensation, open group, effects on the basis of the law, own proposal, norms, one-off costs. */
export interface DossierChoices {
  readonly compensation: CompensationRules;
  readonly openGroup: OpenGroupAssumptions;
  readonly statutory: StatutoryChoices;
  readonly ownProposal: OwnProposal;
  readonly norms: Norms;
  readonly oneOffCosts: OneOffCosts;
}
