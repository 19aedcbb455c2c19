import { describe, expect, test } from 'vitest';
import { dayOf } from '#core/calendar/days.ts';
import { datedCurveFrom, NoDatedCurveError, statutoryCurve } from '#core/curve/dated-curve.ts';
import { zeroCurves } from '#core/curve/register.ts';
import { termCurve } from '#core/curve/term-curve.ts';

const of = (date: string) => datedCurveFrom({ name: date, date, source: 'proef', rates: [0.02, 0.03] });
const curves = [of('2026-03-31'), of('2026-01-31'), of('2026-02-28')];

describe('the curve of the law', () => {
  test('is the newest one on the day of calculation, whatever the order in which they are listed', () => {
    expect(statutoryCurve(curves, dayOf('2026-05-01')).curve.name).toBe('2026-03-31');
    expect(statutoryCurve(curves, dayOf('2026-03-31')).curve.name).toBe('2026-03-31');
    expect(statutoryCurve(curves, dayOf('2026-03-30')).curve.name).toBe('2026-02-28');
    expect(statutoryCurve(curves, dayOf('2026-03-30')).newer).toBeNull();
  });

  test('may be named, and says then that a newer one is known', () => {
    const { curve, newer } = statutoryCurve(curves, dayOf('2026-03-01'), '2026-01-31');
    expect([curve.name, newer?.name]).toEqual(['2026-01-31', '2026-02-28']);
    expect(statutoryCurve(curves, dayOf('2026-02-01'), '2026-01-31').newer).toBeNull();
  });

  test('is old more than three months before the day of calculation', () => {
    expect(statutoryCurve(curves, dayOf('2026-04-30'), '2026-01-31').isOld).toBe(false);
    expect(statutoryCurve(curves, dayOf('2026-05-01'), '2026-01-31').isOld).toBe(true);
    expect(statutoryCurve(zeroCurves, dayOf('2026-01-01')).isOld).toBe(true);
  });

  test('is not made up: a name that is not known and a day before the first are errors', () => {
    expect(() => statutoryCurve(curves, dayOf('2026-05-01'), '2025-12-31')).toThrow(NoDatedCurveError);
    expect(() => statutoryCurve(curves, dayOf('2026-01-30'))).toThrow(NoDatedCurveError);
  });
});

describe('a typed curve', () => {
  const { rate } = termCurve(
    [
      { years: 2, rate: 0.01 },
      { years: 5, rate: 0.04 },
      { years: 10, rate: 0.03 },
    ],
    'dossier',
  );

  test('is linear in the rate between its terms and constant outside them', () => {
    const rates = [0, 2, 3.5, 5, 7.5, 10, 60].map((years) => rate(years).toFixed(6));
    expect(rates).toEqual(['0.010000', '0.010000', '0.025000', '0.040000', '0.035000', '0.030000', '0.030000']);
  });

  test('needs a rate', () => {
    expect(() => termCurve([], 'dossier')).toThrow(RangeError);
  });
});
