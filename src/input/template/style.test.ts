import { expect, test } from 'vitest';
import { numberFormat } from '#input/template/style.ts';

const kinds = ['amount', 'percentage', 'pensionAge', 'factor', 'whole'] as const;

test('a whole number is shown without a comma behind it: Excel shows one before decimals that may be absent', () => {
  for (const kind of kinds) expect(numberFormat(kind), kind).not.toMatch(/\.#/);
});
