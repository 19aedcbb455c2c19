import { test } from 'vitest';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { practicalRate } from '#core/transition/practical-rate.ts';
import { solution } from '#core/transition/solve.ts';

const amount = { fixed: 10_000, perRate: Float64Array.of(400_000, 300_000, 100_000) };
const scale = { shape: Float64Array.of(0.06, 0.12, 0.2), caps: Float64Array.of(0.075, 0.18, 0.3) };
const flat = { shape: Float64Array.of(1, 1, 1), caps: Float64Array.of(0.3, 0.3, 0.3) };

test('the page on solving prints what the program gives', () => {
  const held = solution({ target: 117_000, amount }, scale);
  const tooHigh = solution({ target: 130_000, amount }, scale);
  const even = solution({ target: 117_000, amount }, flat);
  const practical = even.rates.map((rate) => practicalRate(rate, 0.001, 0.3));
  expectPrinted('solving', {
    'lambda for 90,000': solution({ target: 90_000, amount }, scale).factor,
    'lambda for 117,000': held.factor,
    'first rate at that lambda': held.rates[0]!,
    'second rate': held.rates[1]!,
    'third rate': held.rates[2]!,
    'lambda for 130,000': tooHigh.factor,
    shortfall: 130_000 - amountAt(amount, tooHigh.rates),
    'lambda for 9,000': solution({ target: 9_000, amount }, scale).factor,
    'flat for 117,000': even.factor,
    'flat, practical': practical[0]!,
    'cost at the practical flat': amountAt(amount, practical),
    'remaining difference': amountAt(amount, practical) - 117_000,
    '18.17% at a maximum of 18.18%, fiscale_begrenzing = nee': practicalRate(0.1817, 0.001, Infinity),
    '18.17% under a cap of 18.18%': practicalRate(0.1817, 0.001, 0.1818),
    '6.25%': practicalRate(0.0625, 0.001, Infinity),
  });
});
