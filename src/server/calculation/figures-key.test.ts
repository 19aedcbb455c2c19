import { expect, it } from 'vitest';
import { figuresKey } from '#server/calculation/figures-key.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

it('the key of figures is that of the figures alone: not of the day, nor of what was decided or written', async () => {
  const content = await statutoryExample('dcToDc');
  const { outcome } = content.statutory!;
  if (outcome.sort !== 'calculated') throw new Error('no effects');
  const { effects } = outcome;
  const calculatedOn = { year: 2031, month: 2, day: 3 };
  const later = {
    ...content,
    statutory: {
      ...content.statutory!,
      outcome: { ...outcome, effects: { ...effects, basis: { ...effects.basis, calculatedOn } } },
    },
    beside: { variants: [], decisions: [], texts: { advies: 'Kies vlak.' } },
    result: { ...content.result, chosen: 'B' as const },
  };
  expect(figuresKey(later)).toBe(figuresKey(content));
  const without = { ...content, statutory: null };
  expect(figuresKey(without)).not.toBe(figuresKey(content));
});

it('the key of figures is another one when a cost is', async () => {
  const content = await calculatedContent();
  const values = { ...exampleFilling.values, loonstijging: 0.03 };
  const other = await calculatedContent({ ...exampleFilling, values }, 'dcToDc');
  expect(figuresKey(other)).not.toBe(figuresKey(content));
  const { now } = content.result;
  const withCost = (firstYear: number) => ({
    ...content,
    result: { ...content.result, now: { ...now, cost: { ...now.cost, firstYear } } },
  });
  // The last digits of a number may differ between versions of the program.
  expect(figuresKey(withCost(now.cost.firstYear * (1 + 1e-13)))).toBe(figuresKey(content));
  expect(figuresKey(withCost(now.cost.firstYear + 1))).not.toBe(figuresKey(content));
});
