import { expect, it } from 'vitest';
import { choicesName } from '#output/topics/law/shown-checks.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

it('choices are called together by their letters', () => {
  const { result } = exampleContent(25);
  const [A, B] = result.choices.map(({ premium }) => premium);
  expect(choicesName(result, [B!])).toBe('Keuze B');
  expect(choicesName(result, [A!, B!])).toBe('Beide keuzes');
  const three = [...result.alternatives, { ...result.alternatives[1]!, key: 'ownScale', choice: 'C' } as never];
  expect(choicesName({ alternatives: three }, [A!, 'ownScale'])).toBe('Keuze A en C');
  expect(choicesName({ alternatives: three }, [A!, B!, 'ownScale'])).toBe('Alle keuzes');
});
