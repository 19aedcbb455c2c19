import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import { type Couples, couples } from '#core/annuity/couples.ts';
import type { MortalityBasis } from '#core/annuity/survival.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { accumulation } from '#core/projection/accumulation.ts';
import { type Accumulations, type PensionBasis, pensionBasis } from '#core/projection/pension-basis.ts';
import { productAccumulations } from '#core/projection/products.ts';
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
 * Expected: returns of the products and the conversion interest. Risk free: every return and the interest equal. `accumulated`:
 * those of a basis with the same returns, so that both share what follows from them.
 */
export function basisOf(
  basis: ProfitBasis,
  input: DossierInput,
  grid: TimeGrid,
  lives: Lives,
  accumulated: Accumulations | null = null,
): PensionBasis {
  const { assumptions, current, next } = input;
  const isExpected = basis === 'expected';
  const accumulations =
    accumulated ??
    (isExpected ? productAccumulations(input, grid) : levelAccumulations(assumptions.riskFreeInterest, grid));
  return pensionBasis(
    {
      accumulation: accumulations.accumulation,
      currentAccumulation: accumulations.currentAccumulation,
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

/** One return in every year, whatever is invested in and after no costs. */
function levelAccumulations(yearly: number, grid: TimeGrid): Accumulations {
  const level = accumulation(() => yearly, grid.length);
  return { accumulation: level, currentAccumulation: level };
}
