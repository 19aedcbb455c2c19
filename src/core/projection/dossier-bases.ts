import type { DossierInput, ProfitBasis } from '#core/dossier.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { accumulation, lifecycleReturn } from '#core/projection/accumulation.ts';
import { type PensionBasis, pensionBasis } from '#core/projection/pension-basis.ts';
import { currentPensionForm } from '#core/projection/scheme-in-force.ts';

/** Expected: returns of the lifecycle and the conversion interest. Risk free: every return and the interest equal. */
export function basisOf(basis: ProfitBasis, input: DossierInput, grid: TimeGrid, table: MortalityTable): PensionBasis {
  const { assumptions, current, next } = input;
  const isExpected = basis === 'expected';
  const returns = isExpected ? lifecycleReturn(assumptions) : () => assumptions.riskFreeInterest;
  return pensionBasis(
    {
      accumulation: accumulation(returns, grid.length),
      annuity: {
        table,
        factor: assumptions.mortalityFactor,
        interest: isExpected ? assumptions.conversionInterest : assumptions.riskFreeInterest,
        partnerFraction: assumptions.partnerFraction,
      },
      priceInflation: assumptions.priceInflation,
      currentPensionAge: current.pensionAgeInMonths,
      newPensionAge: next.pensionAgeInMonths,
      currentForm: currentPensionForm(input),
    },
    grid,
  );
}
