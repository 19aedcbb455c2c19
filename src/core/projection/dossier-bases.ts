import type { DossierInput, ProfitBasis } from '#core/dossier.ts';
import { type Couples, couples } from '#core/annuity/couples.ts';
import type { MortalityBasis } from '#core/annuity/survival.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { accumulation, lifecycleReturn } from '#core/projection/accumulation.ts';
import { type PensionBasis, pensionBasis } from '#core/projection/pension-basis.ts';
import { currentPensionForm } from '#core/projection/scheme-in-force.ts';

/** On which mortality pensions are priced, with who survives on it: shared by all bases on it. */
export interface Lives {
  readonly mortality: MortalityBasis;
  readonly couples: Couples;
}

/** The lives of a table, with the factor on its probabilities that a dossier has (ervaringsfactor). */
export function livesOf(table: MortalityTable, { assumptions }: Pick<DossierInput, 'assumptions'>): Lives {
  const mortality = { table, factor: assumptions.mortalityFactor };
  return { mortality, couples: couples(mortality) };
}

/**
 * Expected: returns of the lifecycle and the conversion interest. Risk free: every return and the interest equal. `accumulated`:
 * that of a basis with the same returns, so that both share what follows from it.
 */
export function basisOf(
  basis: ProfitBasis,
  input: DossierInput,
  grid: TimeGrid,
  lives: Lives,
  accumulated: Float64Array | null = null,
): PensionBasis {
  const { assumptions, current, next } = input;
  const isExpected = basis === 'expected';
  const returns = isExpected ? lifecycleReturn(assumptions) : () => assumptions.riskFreeInterest;
  return pensionBasis(
    {
      accumulation: accumulated ?? accumulation(returns, grid.length),
      annuity: {
        ...lives.mortality,
        interest: isExpected ? assumptions.conversionInterest : assumptions.riskFreeInterest,
        partnerFraction: assumptions.partnerFraction,
      },
      couples: lives.couples,
      priceInflation: assumptions.priceInflation,
      currentPensionAge: current.pensionAgeInMonths,
      newPensionAge: next.pensionAgeInMonths,
      currentForm: currentPensionForm(input),
    },
    grid,
  );
}
