import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Premiums for death and disability of the first year, beside that for pension: EUR, as in the bridge of that year. */
export interface RiskPremiums {
  readonly year: number;
  readonly current: number;
  readonly next: number;
}

/** They don't depend on the height of the premium: those of one answer are those of all. */
export function riskPremiumsOf(result: DossierResult): RiskPremiums {
  return {
    year: result.transitionDate.year,
    current: alternativeOf(result, 'unchanged').firstYear.riskPremiums,
    next: alternativeOf(result, 'budgetNeutralFlat').firstYear.riskPremiums,
  };
}
