import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { DossierInput } from '#core/dossier.ts';

describe('the sensitivities', () => {
  const rowOf = (input: DossierInput, key: string) =>
    calculate(input).effects.sensitivities.find((row) => row.key === key)!.answers.profitNeutralFlat;

  test('move the return on equities and on bonds together', () => {
    const { assumptions } = plainDossier;
    const half = { ...assumptions, lifecycle: [{ yearsToPension: 0, equityWeight: 0.5 }] };
    const raised = { ...half, equityReturn: 0.01, bondReturn: 0.01 };
    const again = alternativeOf(calculate({ ...plainDossier, assumptions: raised }), 'profitNeutralFlat').exact;
    expect(rowOf({ ...plainDossier, assumptions: half }, 'returnUp').exact).toBeCloseTo(again, 12);
  });

  test('ask a higher premium for a guarantee where everybody is younger in the table, and a lower where older', () => {
    const wider = { ...plainGuarantee, current: { ...plainGuarantee.current, accrualRate: 0.01 } };
    expect(rowOf(wider, 'younger').difference).toBeGreaterThan(0);
    expect(rowOf(wider, 'older').difference).toBeLessThan(0);
  });
});
