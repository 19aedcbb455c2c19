import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedText, typedValue } from '#web/lib/typed-number.ts';

describe('a number in a field', () => {
  it.each([
    ['25,3', 'percentage', 0.253],
    ['25.3%', 'percentage', 0.253],
    [' −1,5 ', 'percentage', -0.015],
    ['67', 'whole', 67],
    ['37,5', 'decimal', 37.5],
    ['7,5', 'percentage', 0.075],
  ] as const)('%s of a %s is %d', (text, kind, value) => expect(typedValue(text, kind)).toBe(value));

  it.each([
    ['', 'percentage'],
    ['tien', 'percentage'],
    ['1.000,5', 'percentage'],
    ['1e3', 'percentage'],
    ['45,5', 'whole'],
  ] as const)('%j is no %s', (text, kind) => expect(typedValue(text, kind)).toBeNull());

  it('is shown as it can be typed, with the decimals that it needs', () => {
    expect(typedText(0.253, 'percentage')).toBe('25,3');
    expect(typedText(0.3, 'percentage')).toBe('30');
    expect(typedText(-0.0125, 'percentage')).toBe('\u22121,25');
    const anyStep = fc.integer({ min: -50_000, max: 300_000 }).map((one) => Number((one / 100_000).toPrecision(12)));
    fc.assert(
      fc.property(anyStep, (value) => {
        expect(typedValue(typedText(value, 'percentage'), 'percentage')).toBeCloseTo(value, 12);
      }),
    );
  });
});
