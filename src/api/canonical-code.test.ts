import { expect, it } from 'vitest';
import { isEndOfCode } from '#api/canonical-code.ts';

it('the end of a code is its last group or all of it, in any case and with look-alikes, and no other part', () => {
  const shown = 'ABCDE-12345-FGHJK-67890-MN0QR1';
  for (const typed of ['MN0QR1', ' mnOqrl ', shown, 'abcde 12345 fghjk 67890 mn0qr1'])
    expect(isEndOfCode(typed, shown)).toBe(true);
  for (const typed of ['', '-', 'N0QR1', 'ABCDE', '0MN0QR1', '67890-MN0QR1'])
    expect(isEndOfCode(typed, shown)).toBe(false);
});
