import { expect, it } from 'vitest';
import { flatInFront } from '#output/language/headline.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

it('compensation is of the flat premium that was chosen, whichever would be in front without a choice', () => {
  const { result } = exampleContent(25);
  const flat = alternativeOf(result, 'budgetNeutralFlat');
  const lawful = { ...flat, choice: 'B', verdict: { allowed: 'yes', grounds: [] } } as const;
  const own = { ...lawful, key: 'ownFlat', choice: 'C' } as never;
  const alternatives = [lawful, own];
  expect(flatInFront({ ...result, alternatives, chosen: null })?.key).toBe('budgetNeutralFlat');
  expect(flatInFront({ ...result, alternatives, chosen: 'C' })?.key).toBe('ownFlat');
});
