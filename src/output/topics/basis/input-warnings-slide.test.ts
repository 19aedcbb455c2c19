import { expect, it } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const warning: Finding = {
  code: 'VALUE_UNUSUAL',
  severity: 'warning',
  sheet: 'Deelnemers',
  cell: 'D12',
  field: 'Voltijdsalaris',
  found: '612000',
  message: 'Dit salaris is ongebruikelijk hoog.',
  remedy: 'Kijk het na.',
};

it('tells what is doubtful and how often, and neither sheet, cell nor what stood in it', async () => {
  const content = exampleContent();
  const warnings = [warning, { ...warning, cell: 'D14' }];
  const { slides } = openDeck(await deckOf({ ...content, dossier: { ...content.dossier, warnings } }));
  const texts = slides
    .map(paragraphsOf)
    .find((told) => told.includes('Waarschuwingen over de invoer') && !told.includes('Bijlage'));
  const head = texts!.indexOf('Wat opvalt');
  expect(texts!.slice(head, head + 6)).toEqual([
    'Wat opvalt',
    'Gegeven',
    'Aantal',
    'Ongebruikelijke waarde',
    'Voltijdsalaris',
    '2',
  ]);
});
