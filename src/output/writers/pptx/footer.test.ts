import { expect, it } from 'vitest';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

it.each([
  'Pensioenadvieskantoor Van der Meulen-Oosterhuis & Partners BV',
  // Words that leave half a line.
  'Administratie- en Pensioenadvieskantoor Nijmegen-Betuwe b.v.',
])('a name and contact line as long as a house style may have are whole in the footer: %s', async (name) => {
  const contactLine =
    'Stationsplein 100 · 2400 AA Alphen aan den Rijn · 0172 123 456 · info@vandermeulen-oosterhuis.nl · www.meulenpartners.nl';
  expect([name.length, contactLine.length].map((length) => Math.round(length / 10))).toEqual([6, 12]);
  const content = exampleContent();
  const deck = await deckOf({ ...content, houseStyle: { ...content.houseStyle, name, contactLine } });
  const texts = paragraphsOf(openDeck(deck).text('ppt/slideMasters/slideMaster1.xml'));
  expect(texts).toContain(name);
  expect(texts).toContain(contactLine);
});
