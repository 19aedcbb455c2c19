import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import type { Comparison } from '#output/language/phrases.ts';

/** An employer cost beside what it is now, both EUR, with what is said of the difference. */
export interface ComparedCost extends Comparison {
  readonly cost: number;
  readonly now: number;
}

/** The costs of what stands in front, and the premium that it is. */
export interface ChoiceFigures {
  readonly form: 'flat' | 'progressive';
  /** The rounded premium, a fraction of the pension base; of a scale its lowest and highest step. */
  readonly lowest: number;
  readonly highest: number;
  /** Whether the dossier says that it was chosen. */
  readonly isChosen: boolean;
  /** False where it is unknown whether the law allows it. */
  readonly isSurelyAllowed: boolean;
  /** Discounted employer cost without compensation; `years` null: to the pension date. */
  readonly goal: ComparedCost & { readonly years: number | null; readonly countsEntrants: boolean };
  /** Without compensation, of those in service, in the calendar year of the first month; null: no years. */
  readonly firstYear: (ComparedCost & { readonly year: number }) | null;
  /** Discounted, of those in service, with compensation; null: none, or too few people to show it of. */
  readonly compensated: (ComparedCost & { readonly years: number | null }) | null;
}

/**
 * What a board must not have to find for itself: of what stands in front the cost in the first year and with compensation,
 * and which flat premium is neutral in the long run with who is hired later. Slides, workbook, command line and the list
 * of dossiers say them from here.
 */
export interface KeyFigures {
  /** Decimals that show the premiums of the dossier in full. */
  readonly premiumDecimals: number;
  /** What stands in front, or that the law surely allows none of the premiums. */
  readonly choice: ChoiceFigures | 'allForbidden' | 'noneSurelyAllowed';
  /** The flat premium for all that costs as much as now over thirty years with who is hired later, or why there is none. */
  readonly longTerm: {
    readonly premium: number;
    readonly outcome: 'neutral' | 'neutralAboveMaximum' | 'highestCostsLess' | 'zeroCostsMore';
    /** False where nobody enters in those years: with a vervanging of 0%. */
    readonly hasEntrants: boolean;
  };
}

/** By which dossiers are compared, in the order in which they are shown. */
export const figureKeys = [
  'premium',
  'lowestPremium',
  'highestPremium',
  'firstYear',
  'horizon',
  'compensated',
  'pension',
  'ownContribution',
] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Amounts EUR, premiums and pension fractions; what an alternative does not have, or may not be shown of it, is left out. */
export type Figures = Readonly<Partial<Record<FigureKey, number>>>;

/** The figures of every alternative that a dossier has: those of its cards, unrounded. */
export type DossierFigures = Readonly<Partial<Record<AlternativeKey, Figures>>>;
