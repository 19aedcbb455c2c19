import { isAbove } from '#core/result/is-above.ts';
import type { Check } from '#core/result/check.ts';
import { chapter6b } from '#core/transition/chapter-6b.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

type ParameterCode =
  | 'EQUITY_RETURN_ABOVE_PARAMETER'
  | 'PRICE_INFLATION_BELOW_PARAMETER'
  | 'WAGE_GROWTH_BELOW_PARAMETER';

/**
 * Expected return on equity (gross), price inflation and wage growth against the parameters for prescribed calculations.
 * The return on bonds has no single figure in law: it follows the curve of market interest. Where chapter 6b PW holds
 * beside none of the premiums the law prescribes no calculation with these parameters (art. 150b lid 4 PW): no checks.
 */
export function assumptionChecks({ dossier, law: { parameters } }: CheckInput): Check<ParameterCode>[] {
  if (chapter6b(dossier, 'flat') !== 'holds') return [];
  const { equityReturn, priceInflation, wageGrowth } = dossier.assumptions;
  /** `side`: 1 where the parameter is the highest that is allowed, -1 where it is the lowest. */
  const parameterCheck = (code: ParameterCode, part: string, value: number, limit: number, side: 1 | -1) =>
    check(
      code,
      isAbove(side * value, side * limit) ? 'warning' : 'pass',
      { value, limit },
      {
        article: `art. 144 lid 1 PW met art. 23a lid 1 onder ${part} Besluit FTK`,
      },
    );
  return [
    parameterCheck('EQUITY_RETURN_ABOVE_PARAMETER', 'b', equityReturn, parameters.equityReturn.value, 1),
    parameterCheck('PRICE_INFLATION_BELOW_PARAMETER', 'a', priceInflation, parameters.priceInflation.value, -1),
    parameterCheck('WAGE_GROWTH_BELOW_PARAMETER', 'a', wageGrowth, parameters.wageGrowth.value, -1),
  ];
}
