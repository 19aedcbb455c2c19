import { beforeAll, describe, expect, it } from 'vitest';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

interface Cell {
  readonly text: string;
  readonly align: string;
  readonly isBold: boolean;
  readonly isFilled: boolean;
}

type Table = { readonly name: string; readonly rows: readonly (readonly Cell[])[] };

const cellOf = (xml: string): Cell => ({
  text: paragraphsOf(xml).join(' '),
  align: /<a:pPr[^>]* algn="(\w+)"/.exec(xml)?.[1] ?? 'l',
  isBold: xml.includes(' b="1"'),
  isFilled: /<\/a:ln[TBLR]><a:solidFill>/.test(xml),
});

/** The tables of a deck, in the order of its slides. */
const tablesOf = (deck: Uint8Array): readonly Table[] =>
  openDeck(deck).slides.flatMap((slide) =>
    objectsOf(slide)
      .filter(({ xml }) => xml.includes('<a:tbl>'))
      .map(({ name, xml }) => ({
        name,
        rows: [...xml.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].map(([row]) =>
          [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => cellOf(cell)),
        ),
      })),
  );

const isFigure = ({ text }: Cell): boolean => /^[+−-]?(€\s?)?[+−-]?\d[\d.,]*(\s?(%|mln|dzd))?$/.test(text);

describe.each([
  ['of a premium scheme', () => exampleContent(40)],
  ['of an average pay scheme', () => averagePayContent('scheme', 40)],
])('tables on slides %s', (_, content) => {
  let tables: readonly Table[] = [];
  beforeAll(async () => {
    tables = tablesOf(await deckOf(content()));
  });

  it('stand with their figures under each other, and with their heads above them', () => {
    let columns = 0;
    for (const { name, rows } of tables) {
      const [head = [], ...body] = rows;
      for (const [column, title] of head.entries()) {
        const cells = body.flatMap((row) => row.slice(column, column + 1));
        for (const { align, text } of cells) expect(align, `${name}: ${title.text}, ${text}`).toBe(title.align);
        if (column === 0 || cells.length < 2 || !cells.every(isFigure)) continue;
        columns++;
        expect(title.align, `${name}: ${title.text}`).not.toBe('l');
      }
    }
    expect(columns).toBeGreaterThan(0);
  });

  it('set a row that stands out against the others by its letter and by its ground', () => {
    const rows = tables.flatMap(({ rows: [head = [], ...body] }) =>
      // A column that stands out is filled from its head down.
      body.map((row) => row.filter((_, column) => head[column]?.isFilled !== true)),
    );
    const strong = rows.filter(([first]) => first?.isBold ?? false);
    expect(strong.length).toBeGreaterThan(0);
    for (const row of strong) expect(row.every(({ isFilled }) => isFilled)).toBe(true);
    for (const row of rows.filter((one) => !strong.includes(one))) {
      expect(row.some(({ isFilled }) => isFilled)).toBe(false);
    }
  });
});
