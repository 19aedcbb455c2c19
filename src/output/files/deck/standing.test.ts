import { expect, it } from 'vitest';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

it('every slide says that the report is a concept until it is marked final, and from which day it is', async () => {
  const content = exampleContent(12);
  const footer = async (of: typeof content): Promise<string> =>
    paragraphsOf(openDeck(await deckOf(of)).text('ppt/slideMasters/slideMaster1.xml')).join(' ');
  expect(await footer(content)).toContain('CONCEPT · vertrouwelijk');
  const final = { ...content, final: { by: 'A. de Vries', on: '05-03-2027 10:00' } };
  expect(await footer(final)).toContain('Definitief 05-03-2027 · vertrouwelijk');
  expect(await footer(final)).not.toContain('CONCEPT');
});
