import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountAt, type LinearAmount } from '#core/projection/linear-amount.ts';
import { cappedRates, type Equation, type CappedShape, solution } from '#core/transition/solve.ts';

const steps = 4;
const vector = (minimum: number, maximum: number) =>
  fc
    .array(fc.integer({ min: minimum * 1000, max: maximum * 1000 }), { minLength: steps, maxLength: steps })
    .map((values) => Float64Array.from(values, (value) => value / 1000));
const anyCappedShape: fc.Arbitrary<CappedShape> = fc.record({ shape: vector(0.01, 0.4), caps: vector(0.05, 0.5) });
/** Above a rate half at most of what a step gives is taken off; one in three amounts has no such rate. */
const anyBend = fc.option(
  fc.record({ above: fc.integer({ min: 0, max: 500 }), part: fc.integer({ min: 0, max: 50 }) }),
  {
    freq: 3,
  },
);
const anyAmount: fc.Arbitrary<LinearAmount> = fc
  .tuple(fc.integer({ min: -1000, max: 5000 }), vector(0, 5000), anyBend)
  .map(([fixed, perRate, bend]) =>
    bend === null
      ? { fixed, perRate }
      : {
          fixed,
          perRate,
          bend: { above: bend.above / 1000, perRate: perRate.map((value) => (-bend.part / 100) * value) },
        },
  );
const anyTarget = fc.integer({ min: -2000, max: 12_000 });

const most = ({ amount }: Pick<Equation, 'amount'>, capped: CappedShape): number => amountAt(amount, capped.caps);

describe('a solve', () => {
  test('reaches the target exactly whenever it lies between the fixed part and all caps', () => {
    fc.assert(
      fc.property(anyAmount, anyCappedShape, fc.double({ min: 0, max: 1, noNaN: true }), (amount, capped, part) => {
        const target = amount.fixed + part * (most({ amount }, capped) - amount.fixed);
        const { rates, factor, isFeasible } = solution({ target, amount }, capped);
        expect(isFeasible).toBe(true);
        expect(Math.abs(amountAt(amount, rates) - target)).toBeLessThanOrEqual(1e-11 * (Math.abs(target) + 5000));
        expect(rates).toEqual(cappedRates(capped, factor));
      }),
    );
  });

  test('gives a higher factor for a higher target', () => {
    fc.assert(
      fc.property(anyAmount, anyCappedShape, anyTarget, anyTarget, (amount, capped, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [first, second] = [solution({ target: low, amount }, capped), solution({ target: high, amount }, capped)];
        expect(second.factor).toBeGreaterThanOrEqual(first.factor * (1 - 1e-12));
      }),
    );
  });

  test('passes no cap', () => {
    fc.assert(
      fc.property(anyAmount, anyCappedShape, anyTarget, (amount, capped, target) => {
        for (const [step, rate] of solution({ target, amount }, capped).rates.entries())
          expect(rate).toBeLessThanOrEqual(capped.caps[step]!);
      }),
    );
  });

  const capped = { shape: Float64Array.of(0.1, 0.2), caps: Float64Array.of(0.2, 0.3) };
  const amount = { fixed: 100, perRate: Float64Array.of(1000, 1000) };

  test('above all caps gives the smallest factor at which every step that counts is capped', () => {
    expect(solution({ target: 601, amount }, capped)).toMatchObject({ factor: 2, isFeasible: false });
    const onlyFirst = { fixed: 100, perRate: Float64Array.of(0, 1000) };
    expect(solution({ target: 601, amount: onlyFirst }, capped)).toMatchObject({
      factor: 0.3 / 0.2,
      isFeasible: false,
    });
  });

  test('at exactly all caps is feasible', () => {
    expect(solution({ target: 600, amount }, capped)).toMatchObject({ factor: 2, isFeasible: true });
  });

  test('below the fixed part gives 0 and is not feasible; at the fixed part it is', () => {
    expect(solution({ target: 99, amount }, capped)).toMatchObject({ factor: 0, isFeasible: false });
    expect(solution({ target: 100, amount }, capped)).toMatchObject({ factor: 0, isFeasible: true });
  });

  test('takes figures that differ in their last digits as the same, and a real difference as one', () => {
    const near = (target: number, part: number) => solution({ target: target * (1 + part), amount }, capped);
    // 100 is what is there without premium, 600 what all caps give.
    expect(near(100, -2e-13)).toMatchObject({ factor: 0, isFeasible: true });
    expect(near(100, -2e-11)).toMatchObject({ factor: 0, isFeasible: false });
    expect(near(600, 2e-13)).toMatchObject({ factor: 2, isFeasible: true });
    expect(near(600, 2e-11)).toMatchObject({ factor: 2, isFeasible: false });
  });

  test('goes on at the other slope where an amount bends', () => {
    // Above 20% a step gives 400 per 1.00 instead of 1000: of factor 3 that is 100 + (200 + 40) + (200 + 160).
    const shared = { fixed: 100, perRate: Float64Array.of(1000, 1000) };
    const bent = { ...shared, bend: { above: 0.2, perRate: Float64Array.of(-600, -600) } };
    const open = { shape: Float64Array.of(0.1, 0.2), caps: Float64Array.of(Infinity, Infinity) };
    expect(solution({ target: 400, amount: bent }, open).factor).toBeCloseTo(1, 12);
    expect(solution({ target: 580, amount: bent }, open).factor).toBeCloseTo(2, 12);
    expect(solution({ target: 700, amount: bent }, open).factor).toBeCloseTo(3, 12);
    const capped5 = { ...open, caps: Float64Array.of(0.05, 0.3) };
    expect(solution({ target: 370, amount: bent }, capped5).factor).toBeCloseTo(1.25, 12);
    expect(solution({ target: 391, amount: bent }, capped5)).toMatchObject({ factor: 0.3 / 0.2, isFeasible: false });
  });

  test('without caps always has an answer above the fixed part', () => {
    const open = { shape: capped.shape, caps: Float64Array.of(Infinity, Infinity) };
    expect(solution({ target: 100_100, amount }, open).factor).toBeCloseTo(100_000 / 300, 9);
  });

  test('on which no premium has effect gives 0, feasible only when the target is there already', () => {
    const fixedOnly = { fixed: 100, perRate: Float64Array.of(0, 0) };
    expect(solution({ target: 100, amount: fixedOnly }, capped)).toMatchObject({ factor: 0, isFeasible: true });
    expect(solution({ target: 101, amount: fixedOnly }, capped)).toMatchObject({ factor: 0, isFeasible: false });
  });
});
