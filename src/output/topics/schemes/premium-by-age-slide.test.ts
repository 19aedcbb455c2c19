import { expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckText } from '#test/slides/deck-text.ts';

it('the chart of premiums names the article of the maximum that it draws, also where no premium rises with age', async () => {
  const content = exampleContent(10);
  const { dossier } = content;
  const input = {
    ...dossier.input,
    current: { ...dossier.input.current, scale: [{ fromAge: 15, rate: 0.2 }] },
    next: { ...dossier.input.next, offset: 16_000 },
  } as DossierInput;
  const deck = await deckOf({ ...content, dossier: { ...dossier, input }, result: calculate(input) });
  const text = deckText(deck);
  expect(text).toContain('Hoogste staffel die mag: art. 10aa lid 2 UBLB 1965');
  expect(text).not.toContain('Hoogste staffel die mag: art. 38r');
  expect(text).toMatch(
    /Een vlakke premie is fiscaal hoogstens [\d,]+%, voor alle regelingen over hetzelfde salaris samen/,
  );
});
