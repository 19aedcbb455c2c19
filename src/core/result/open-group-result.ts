import type { FlatPathKey } from '#core/dossier/alternative-key.ts';
import type { Permission } from '#core/result/new-premium.ts';

/** Who enters, and where age and salary come from. */
export interface EntryTerms {
  /** Exact age at entry, whole years. */
  readonly age: number;
  /** As filled in; the mean of those who were hired last; or what holds without enough of them. */
  readonly ageSource: 'given' | 'hires' | 'standard';
  /** Full-time salary at the level of the valuation date, EUR a year. */
  readonly salary: number;
  /** As filled in; the mean of those who were hired last; or that of everybody. */
  readonly salarySource: 'given' | 'hires' | 'everybody';
  /** How many participants were hired in the five years before the valuation date. */
  readonly hires: number;
}

/** The open group in months T+12k .. T+12k+11. Numbers are expected ones, at the start of the year. */
export interface OpenGroupYear {
  /** k, from 0. */
  readonly index: number;
  /** Calendar year of the first month. */
  readonly year: number;
  /** In service under the new scheme, and how many of them entered since T. */
  readonly inService: number;
  readonly entrants: number;
  /** Who enters at the start of the year, when people leave at the pension age of the current, and of the new scheme. */
  readonly entering: { readonly current: number; readonly next: number };
}

/** The flat premium that costs as much for the entrants of thirty years as the current scheme would. */
export interface CostNeutralPremium {
  /** f_e before its limits: may be below 0 or above the legal maximum. */
  readonly unbounded: number;
  /** Between 0 and the legal maximum of a flat premium, also with fiscale_begrenzing = nee. */
  readonly exact: number;
  readonly practical: number;
}

/** The flat premium of those who enter beside a kept scale. */
export interface EntrantPremium {
  /** What they pay: as typed (premie_toetreders), or the practical cost-neutral premium. */
  readonly rate: number;
  readonly source: 'given' | 'flatNow' | 'costNeutral';
  /** Also where one was typed; null when nobody enters, or no premium moves their cost. */
  readonly costNeutral: CostNeutralPremium | null;
}

/** Those in service keep a scale, who enters pays a flat premium (eerbiedigende werking, art. 220e PW). */
interface GrandfatheringPath {
  readonly permission: Permission;
  readonly entrantPremium: EntrantPremium;
  /** Employer cost per year; null where it is not permitted. */
  readonly cost: readonly number[] | null;
}

/** Everybody pays the flat premium of an alternative, who enters too (art. 17 PW). */
export interface FlatForAllPath {
  readonly key: FlatPathKey;
  readonly rate: number;
  /** Employer cost per year without compensation. */
  readonly cost: readonly number[];
  /** Cost of compensation per year on top of that, and the part of it that is paid for those who entered; 0 where there is none. */
  readonly compensation: readonly number[];
  readonly entrantCompensation: readonly number[];
}

/** The group over thirty years, with exits, retirement and replacement. Costs are EUR, weighted and not discounted. */
export interface OpenGroupResult {
  readonly entry: EntryTerms;
  readonly years: readonly OpenGroupYear[];
  /**
   * Everybody in the current scheme, who enters too: employer cost per year. After eerbiedigende werking who enters pays the
   * flat premium beside the kept scale.
   */
  readonly unchanged: readonly number[];
  readonly grandfathering: GrandfatheringPath;
  /** One for each alternative with a flat premium, in their order. */
  readonly flatForAll: readonly FlatForAllPath[];
}
