import { byKey } from '#test/by-key.ts';
import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { losing } from '#cases/factory/losing-dossier.ts';

describe('effects', () => {
  test('are judged by gross profit for a flat premium in a flexible contract, and by net profit otherwise', () => {
    const contract = (kind: 'flexible' | 'premiumBenefit' | 'solidary') =>
      byKey(calculate({ ...losing, next: { ...losing.next, contract: kind } }));
    expect(contract('flexible').budgetNeutralFlat.transitionEffectMeasure).toBe('gross');
    expect(contract('flexible').budgetNeutralProgressive.transitionEffectMeasure).toBeNull();
    expect(contract('premiumBenefit').ownFlat!.transitionEffectMeasure).toBe('gross');
    expect(contract('solidary').ownFlat!.transitionEffectMeasure).toBe('net');
    expect(byKey(calculate(plainGuarantee)).budgetNeutralFlat.transitionEffectMeasure).toBe('net');
  });
});
