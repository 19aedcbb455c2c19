import type { AgeStep, Scale } from '#core/dossier/scale.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';

/**
 * Terms that the effects of the law reckon with beside those of the dossier. `plainTerms` holds what counts where nothing is
 * filled in.
 */
export interface StatutoryTerms {
  /** Duration of the bonds of the lifecycle, whole years (obligatieduur). */
  readonly bondDuration: number;
}

export const plainTerms: StatutoryTerms = {
  bondDuration: 10,
};

/** Where and how long compensation is paid as premium: of one dossier, beside every alternative. */
export interface CompensationTerms {
  /** Full minimum offset of the year of valuation, EUR a year. */
  readonly fullOffset: number;
  /** First month of the grid in which nothing is paid any more; nobody is paid past the end of premium. */
  readonly endMonth: number;
}

/** One premium of the new scheme, beside the current scheme that goes on. */
export interface StatutoryAlternative {
  readonly name: string;
  /** By which profit its effects are measured: see `prescribedEffects`. Where the law prescribes none it is not among them. */
  readonly measure: TransitionEffectMeasure;
  readonly scale: Scale;
  /**
   * Compensation as premium: a fraction of the pension base on the larger of the offset of the new scheme and the year's full
   * minimum offset, one level rate for those of one age at the transition (art. 150f lid 1 onder b PW, art. 38s lid 2 Wet LB
   * 1964). Empty = without compensation.
   */
  readonly compensation: readonly AgeStep[];
  /** The same of model persons, who show nobody's rate; absent: that of participants. */
  readonly modelCompensation?: readonly AgeStep[] | undefined;
  /** The most that is paid of it as premium: a fraction of the base on the year's full minimum offset. */
  readonly room: number;
}
