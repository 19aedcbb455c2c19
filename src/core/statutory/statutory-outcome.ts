import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { CurrentSchemeKind, FlatSince } from '#core/dossier/dossier.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import type { PrescribedAlternative } from '#core/statutory/prescribed-alternatives.ts';
import type { StatutoryEffects } from '#core/statutory/statutory-effects.ts';

/** Of the form of `StatutoryOutcome`. Raise it when a field changes its meaning, comes or goes: what was kept is then made again. */
export const statutoryOutcomeVersion = 4;

/** A set of scenarios by what is known of it, without its scenarios. */
export interface KnownScenarioSet {
  /** By which a dossier names it. */
  readonly name: string;
  readonly source: string;
  /** Of which it is, as "2026Q2". */
  readonly quarter: string;
  /** SHA-256 of the file it came from, hexadecimal; null for the model that is built in. */
  readonly checksum: string | null;
  /** The model that is built in: not the set that the law prescribes, and it knows inflation of the euro area only. */
  readonly isIllustration: boolean;
  /** Number of scenarios. */
  readonly count: number;
}

/** The curve on which effects stand. */
export interface OutcomeCurve {
  /** Null for the curve that is typed in the dossier (table Rentecurve), of which no day is known. */
  readonly name: string | null;
  readonly source: string;
  readonly day: PlainDate | null;
  /** A newer one was known on the day of calculation: the law asks for the newest. */
  readonly newer: { readonly name: string; readonly day: PlainDate } | null;
  /** It is dated more than three months before the day of calculation. */
  readonly isOld: boolean;
}

/** The set of scenarios on which expectations stand. */
export interface OutcomeSet extends KnownScenarioSet {
  /** Name of a newer one that is known; null = this is the newest. */
  readonly newer: string | null;
  /** Its quarter began more than six months before the day of calculation. */
  readonly isOld: boolean;
}

/** A parameter of art. 23a Besluit FTK, a fraction a year. */
interface OutcomeParameter {
  readonly value: number;
  /** First day on which it holds. */
  readonly validFrom: PlainDate;
  readonly source: string;
}

/** On what the effects stand. */
export interface OutcomeBasis {
  readonly calculatedOn: PlainDate;
  /** The new contract is solidary and was calculated as a flexible one. */
  readonly isAsFlexible: boolean;
  readonly valuationDate: YearMonth;
  readonly transitionDate: YearMonth;
  readonly currentKind: CurrentSchemeKind;
  /** The flat premium of those hired since it began; model persons have the scale. Null if everybody has one scheme. */
  readonly flatSince: FlatSince | null;
  /** Accrual in average pay is paid at the tariff; otherwise a premium that is filled in. */
  readonly isAtTariff: boolean;
  readonly curve: OutcomeCurve;
  readonly set: OutcomeSet;
  readonly wageGrowth: OutcomeParameter;
  readonly priceInflation: OutcomeParameter;
  /** The mortality table of survival. */
  readonly mortalityTable: { readonly name: string; readonly edition: string; readonly source: string };
  /** There are so many participants that each expectation is that of a model person, also of years shown by their participants. */
  readonly expectsByModelPersons: boolean;
  /** Years of the bonds of the lifecycle. */
  readonly bondDuration: number;
}

/**
 * Whether effects stand on the basis of the law (wettelijke basis): the curve and the set that it asks for at the moment of calculation
 * (art. 46e lid 6 Besluit uitvoering PW en Wvb), and the contract itself. Otherwise they are an illustration (illustratief).
 */
export const isStatutoryBasis = ({ curve, set, isAsFlexible }: OutcomeBasis): boolean =>
  !curve.isOld && !set.isIllustration && !set.isOld && !isAsFlexible;

/** An alternative, without or with compensation: what stands side by side. */
export interface OutcomeColumn {
  readonly key: PremiumKey;
  readonly withCompensation: boolean;
  readonly measure: TransitionEffectMeasure;
  /** By which the law prescribes it, as cited in Dutch. */
  readonly article: string;
}

/** Those who have no effect: their rights stay with the insurer (gewezen deelnemers, pensioengerechtigden). */
export const untouchedStatuses = ['deferred', 'pensioner'] as const;

/** Why nothing was calculated. */
export type StatutoryAbsence =
  /** Of no alternative: see each of them. */
  | { readonly reason: 'notPrescribed' }
  /** No curve is known that is dated on or before the day of calculation (`name` null), or none by the name in the dossier. */
  | { readonly reason: 'curveNotKnown'; readonly name: string | null }
  | { readonly reason: 'setNotKnown'; readonly name: string }
  /** The set has no scenarios for as many years as the youngest has until the pension date. */
  | { readonly reason: 'setTooShort'; readonly years: number; readonly needed: number };

/** The effects that were calculated, with what they stand on. */
export interface OutcomeEffects extends StatutoryEffects {
  readonly basis: OutcomeBasis;
  /** What each birth year has in `alternatives`, in the same order. */
  readonly columns: readonly OutcomeColumn[];
  readonly untouched: readonly { readonly status: (typeof untouchedStatuses)[number]; readonly effect: 0 }[];
}

/**
 * The transition effects that the law prescribes for a dossier, or why there are none. Plain values only: it is kept as JSON
 * beside the result.
 */
export interface StatutoryOutcome {
  /** Every premium of the new scheme, in the order of the result. */
  readonly alternatives: readonly PrescribedAlternative[];
  readonly outcome:
    | { readonly sort: 'calculated'; readonly effects: OutcomeEffects }
    | { readonly sort: 'absent'; readonly absence: StatutoryAbsence };
}
