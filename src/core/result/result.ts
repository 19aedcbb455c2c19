import type { Check } from '#core/result/check.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { OneOffCosts, ProfitBasis } from '#core/dossier/dossier-choices.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { SensitivityResult } from '#core/result/sensitivity-result.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import type { LegalFrame } from '#core/dossier/legal-frame.ts';
import type { OpenGroupResult } from '#core/result/open-group-result.ts';
import type { SchemeFacts } from '#core/dossier/scheme-kind.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import type { Reconciliation } from '#core/result/reconciliation.ts';
import type { ChoicesResult } from '#core/result/choice.ts';
import type { Verdict } from '#core/result/verdict.ts';
import type { OtherBasisAnswers, OtherMeasureAnswer } from '#core/result/answer.ts';

/** A flat premium that costs as much as the current scheme. */
export interface NeutralFlat {
  /** Where no premium reaches that: the highest that is allowed, or 0 where even that costs more. */
  readonly exact: number;
  readonly isReached: boolean;
  /** Whether the legal maximum allows it: without caps (fiscale_begrenzing = nee) a premium can be reached above it. */
  readonly isLawful: boolean;
}

/** The flat budget-neutral premium for one horizon. */
export interface HorizonRow {
  /** Whole years, or null for "to pension date". */
  readonly years: number | null;
  readonly closedGroup: NeutralFlat;
  /** The same with those who leave replaced by entrants, who have the same premium; null to the pension date. */
  readonly openGroup: NeutralFlat | null;
}

/** What cost is set against, of those who are in service in a year of the closed group. */
export interface WagesOfYear {
  /** Salaries after part time, EUR; who has premium waived counts whole. */
  readonly wageBill: number;
  /** Sum of part-time factors, over the months of the year. */
  readonly fullTimeJobs: number;
}

/** A year since the transition: months T+12k .. T+12k+11. */
export interface ResultYear extends WagesOfYear {
  /** k, from 0. */
  readonly index: number;
  /** Calendar year of the first month. */
  readonly year: number;
}

/** Participants with the same ages at the transition. */
export interface AgeCohort {
  /** Whole ages, both inclusive. */
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
}

/** Participants born in the same year. */
export interface BirthYear {
  readonly year: number;
  readonly count: number;
}

/** A participant who counts. */
export interface ResultParticipant {
  readonly number: string;
  /** Whole years at the transition. */
  readonly age: number;
  /** Pension base in the new scheme in month T, EUR a year (after part time). */
  readonly pensionBase: number;
}

export interface Exclusion {
  readonly number: string;
  readonly reason: 'notCounted' | 'pensionBeforeTransition' | 'premiumEndBeforeTransition';
}

/** Everything that workbook, report and screens show of one dossier. */
export interface DossierResult extends SchemeFacts, ChoicesResult {
  readonly valuationDate: YearMonth;
  readonly transitionDate: YearMonth;
  /** T in months. */
  readonly monthsToTransition: number;
  readonly participantCount: number;
  readonly excluded: readonly Exclusion[];
  readonly profitBasis: ProfitBasis;
  /** Its steps that somebody can pay; empty where the current scheme has none. */
  readonly currentScale: Scale;
  /** Shape of the progressive answers (rates at lambda = 1). */
  readonly shape: Scale;
  /** Highest lawful scale (art. 38r or its reduced column) with its own age steps. */
  readonly fiscalMaximum: Scale;
  /** Where that maximum stands in the law, for the offset of the new scheme; as cited in Dutch. */
  readonly fiscalMaximumArticle: string;
  /** Highest lawful flat premium. */
  readonly flatMaximum: number;
  /** In the order in which they are always shown: the current scheme going on, and the premiums of the choices A to C. */
  readonly alternatives: readonly Alternative[];
  /**
   * Every premium that was solved or given, a choice or not: the four answers, where an ambition is the reference its own scale,
   * the adviser's own flat premium and scale, the current scale, and the highest lawful flat premium where another is above it.
   */
  readonly premiums: readonly PremiumAlternative[];
  /** One-off costs of the new scheme, and whether they are in its cost over the horizon. */
  readonly oneOffCosts: OneOffCosts;
  /**
   * What the law says of letting those in service keep a scale while others get a flat premium (eerbiedigende werking): the
   * current scale, from average pay the practical budget-neutral one.
   */
  readonly grandfathering: Verdict;
  readonly otherBasis: OtherBasisAnswers;
  /** By the measures that were not chosen: two from a premium scheme, one from average pay. */
  readonly otherMeasures: readonly OtherMeasureAnswer[];
  readonly horizons: readonly HorizonRow[];
  /** The years, cohorts, years of birth and participants whose order the alternatives follow. */
  readonly years: readonly ResultYear[];
  readonly cohorts: readonly AgeCohort[];
  /** Earliest year first. */
  readonly birthYears: readonly BirthYear[];
  readonly participants: readonly ResultParticipant[];
  /** What all alternatives share of compensation; null when the dossier asks for none. */
  readonly compensation: CompensationResult | null;
  readonly openGroup: OpenGroupResult;
  readonly sensitivities: SensitivityResult;
  /** What insurers charge beside the model; null where no invoice was given. */
  readonly reconciliation: Reconciliation | null;
  readonly checks: readonly Check[];
  readonly legalFrame: LegalFrame;
  /** Which law and tables were used. */
  readonly basis: {
    readonly lawVersion: string;
    readonly tables: readonly {
      readonly name: string;
      readonly edition: string;
      readonly checksum: string;
      readonly source: string;
    }[];
    readonly lawValues: readonly {
      readonly name: string;
      readonly value: number;
      readonly validFrom: PlainDate;
      readonly source: string;
    }[];
  };
}
