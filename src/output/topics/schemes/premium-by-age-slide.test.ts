import { expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { premiumByAgeSection } from '#output/topics/schemes/premium-by-age-section.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckText } from '#test/slides/deck-text.ts';

const content = exampleContent(10);
const { input: example } = content.dossier;

it('the chart of premiums names the article of the maximum that it draws', async () => {
  const input = { ...example, next: { ...example.next, offset: 16_000 } } as DossierInput;
  const deck = await deckOf({ ...content, dossier: { ...content.dossier, input }, result: calculate(input) });
  const text = deckText(deck);
  expect(text).toContain('Hoogste staffel die mag: art. 10aa lid 2 UBLB 1965');
  expect(text).not.toContain('Hoogste staffel die mag: art. 38r');
  expect(text).toMatch(
    /Een vlakke premie is fiscaal hoogstens [\d,]+%, voor alle regelingen over hetzelfde salaris samen/,
  );
});

const changes = [
  ['there was no scheme on 30 June 2023', { schemeOn30June2023: 'noScheme' }],
  ['the new contract is solidary', { next: { ...example.next, contract: 'solidary' } }],
  ['the premium is one percentage already', { current: { ...example.current, scale: [{ fromAge: 15, rate: 0.2 }] } }],
] as const;

it.each(changes)('no scale is said to be lawful where %s', (_, change) => {
  const input = { ...example, ...change } as DossierInput;
  const told = (subject: DossierInput) => premiumByAgeSection({ input: subject, result: calculate(subject) });
  expect(JSON.stringify(told(example))).toContain('Hoogste staffel die mag');
  expect(JSON.stringify(told(input))).not.toContain('Hoogste staffel die mag');
  expect(told(input).source.article).toBeNull();
});
