import { byKey } from '#test/by-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { UnknownZeroCurveError } from '#core/curve/register.ts';
import { losing, withPeople } from '#cases/factory/losing-dossier.ts';

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

  test('of a model person are those of a participant of that age with that salary', () => {
    const input = withPeople({}, { fullTimeSalary: 40_000 }, { fullTimeSalary: 90_000 });
    const result = calculate({ ...input, transitionDate: { year: 2026, month: 10 } });
    const { modelPersons } = result.effects;
    expect(modelPersons.map(({ age }) => age)).toEqual([25, 35, 45, 50, 55, 60]);
    // The median of 40,000, 59,172 and 90,000, rounded to 5,000.
    expect(modelPersons[2]!.fullTimeSalary).toBe(60_000);
    expect(alternativeOf(result, 'unchanged').effects.participants.pensions.expected).toHaveLength(3);
    const alike = withPeople({ born: { year: 1981, month: 10, day: 1 }, fullTimeSalary: 60_000 });
    const same = calculate({ ...alike, transitionDate: { year: 2026, month: 10 } });
    for (const { effects } of same.alternatives) expect(effects.modelPersons[2]).toMatchObject(effects.total);
  });

  test('leave out a model person who is at pension by the transition', () => {
    const early = 60 * 12;
    const { modelPersons } = calculate({
      ...losing,
      current: { ...losing.current, pensionAgeInMonths: early },
      next: { ...losing.next, pensionAgeInMonths: early },
    }).effects;
    expect(modelPersons.map(({ age }) => age)).toEqual([25, 35, 45, 50, 55]);
  });

  test('on a curve that is not registered are refused', () => {
    const effects = { ...losing.effects, curve: '31-12-1999' };
    expect(() => calculate({ ...losing, effects })).toThrow(UnknownZeroCurveError);
  });

  test('name the curve on which they are valued', () => {
    const effects = { ...losing.effects, curve: '31-12-2023' };
    expect(calculate(losing).effects.curve).toBeNull();
    expect(calculate({ ...losing, effects }).effects.curve).toMatchObject({ name: '31-12-2023' });
  });
});
