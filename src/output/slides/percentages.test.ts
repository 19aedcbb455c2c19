import { describe, expect, it } from 'vitest';
import { signedPercentage } from '#output/words/phrases.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { openedWorkbook, type WorkbookContents } from '#test/office-package/workbook-contents.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

type Rows = readonly (readonly string[])[];

/** The rows of the table of the slide with this topic, its headings first. */
function slideRows(deck: Uint8Array, topic: string): Rows {
  const slide = openDeck(deck).slides.find((xml) => paragraphsOf(xml).includes(topic)) ?? '';
  return [...slide.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].map(([row]) =>
    [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => paragraphsOf(cell).join(' ')),
  );
}

/** The rows of a sheet from the one that begins so, until an empty one. */
function sheetRows({ sheets }: WorkbookContents, sheet: string, start: string): Rows {
  const cells = sheets.find(({ name }) => name === sheet)?.cells ?? [];
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()].map((row) =>
    row.reduce<string[]>((texts, { column, value }) => Object.assign(texts, { [column - 1]: value ?? '' }), []),
  );
  const first = rows.findIndex(([text]) => text === start);
  const rest = rows.slice(first);
  const end = rest.findIndex((row) => row.every((text) => text === ''));
  return first < 0 ? [] : rest.slice(0, end < 0 ? rest.length : end);
}

const shown = (value: string | undefined): string =>
  signedPercentage(value === undefined || value === '' ? null : Number(value));

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;
const scenarios = {
  verwacht: 'met het huidige pensioen',
  pessimistisch: 'als het tegenzit',
  optimistisch: 'als het meezit',
};

describe.each(kinds)('a percentage of kind %s is that of its own cell', (kind) => {
  it('for the cost of a cohort', async () => {
    const content = await statutoryExample(kind);
    const [heads = [], ...rows] = slideRows(await deckOf(content), 'Werkgeverslast per leeftijdscohort');
    const block = sheetRows(
      openedWorkbook(await workbookOf(content)),
      'Cohorten',
      'Samengevoegd tot groepen van minstens 10 deelnemers',
    );
    const names = block.find(([text]) => text === 'Groep') ?? [];
    const column = names.indexOf('Werkgeverslast in %');
    const cell = (group: string, alternative: string | undefined): string | undefined =>
      block.find(([name, , of]) => name === group && of === alternative)?.[column];
    expect(rows.length).toBeGreaterThan(4);
    for (const [alternative, ...texts] of rows.slice(2))
      texts.forEach((text, at) => {
        const group = heads[at + 1] ?? '';
        const name = group.includes('–') ? `${group.replace('–', ' t/m ')} jaar` : group;
        expect(text, `${alternative}, ${group}`).toBe(shown(cell(name, alternative)));
      });
  });

  it('for the pension of a model person in each scenario', async () => {
    const content = await statutoryExample(kind);
    const [heads = [], ...rows] = slideRows(await deckOf(content), "Pensioen per maatmens, drie scenario's");
    const workbook = openedWorkbook(await workbookOf(content));
    expect(rows.length).toBe(7);
    for (const [name = '', ...texts] of rows.slice(1)) {
      const [alternative = '', scenario = ''] = name.split(', ');
      const part = scenarios[scenario as keyof typeof scenarios];
      const [, names = [], ...persons] = sheetRows(
        workbook,
        "Maatmensen en scenario's",
        `Maatmensen: verschil ${part}, in %`,
      );
      const column = names.indexOf(alternative);
      expect(column, name).toBeGreaterThan(1);
      texts.forEach((text, at) => {
        const age = (heads[at + 1] ?? '').replace(' jaar', '');
        expect(text, `${name}, ${age}`).toBe(shown(persons.find(([of]) => of === age)?.[column]));
      });
    }
  });
});
