import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberInBytes } from '#input/reading/workbook/number-text.ts';

const read = (text: string): number => numberInBytes(Buffer.from(text), 0, text.length);

test('every number is read exactly as it was written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
      Object.is(read(String(value)), Number(String(value))),
    ),
  );
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e7, max: 1e7 }), (value) =>
      Object.is(read(value.toFixed(6)), Number(value.toFixed(6))),
    ),
  );
});

test.each(['', '.', '12,5', '1.2.3', '--1', '1e', 'abc', 'Infinity', 'NaN', '0x10', '1e999', '1 2', '9'.repeat(70)])(
  '%j is no number',
  (text) => {
    expect(read(text)).toBeNaN();
  },
);
