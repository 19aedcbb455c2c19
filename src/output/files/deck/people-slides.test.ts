import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { openDeck, paragraphsOf, type OpenDeck } from '#test/slides/open-deck.ts';

const topics = ['Deelnemersbestand', 'Huidige en nieuwe regeling', 'Wie gaat voor- of achteruit'] as const;
const paged = ['Uitgangspunten'] as const;

/** Places of the slides on a topic. */
const slidesOn = (deck: OpenDeck, topic: string): readonly number[] =>
  deck.slides.flatMap((slide, index) => (paragraphsOf(slide).includes(topic) ? [index] : []));

const titlesOn = (deck: OpenDeck, topic: string): readonly string[] =>
  slidesOn(deck, topic).map((slide) => paragraphsOf(deck.slides[slide] ?? '')[0] ?? '');

function chartValues(deck: OpenDeck, slide: number): readonly number[] {
  const relations = deck.text(`ppt/slides/_rels/slide${slide + 1}.xml.rels`);
  const name = /charts\/(chart\d+\.xml)/.exec(relations)?.[1];
  if (name === undefined) return [];
  const values = [...deck.text(`ppt/charts/${name}`).matchAll(/<c:(val|yVal)>.*?<\/c:\1>/gs)];
  return values.flatMap(([part]) => [...part.matchAll(/<c:v>([^<]*)</g)].map(([, value]) => Number(value)));
}

async function cohortSheet(content: OutputContent): Promise<readonly number[]> {
  const parts = zipParts(await workbookOf(content));
  const sheets = parts.filter(({ name }) => name.startsWith('xl/worksheets/sheet')).map(partText);
  return sheets.flatMap((sheet) => [...sheet.matchAll(/<v>(-?[\d.eE+-]+)<\/v>/g)].map(([, value]) => Number(value)));
}

const contents: readonly (readonly [string, OutputContent])[] = [
  ['a premium dossier', exampleContent(60)],
  ['a difficult dossier', difficultContent()],
  ['a guarantee', averagePayContent('scheme', 40)],
  ['an ambition', averagePayContent('ambition', 40, { ownProposal: { flat: 0.2, scale: exampleScale } })],
];

describe.each(contents)('slides about people and schemes of %s', (_, content) => {
  const opened = deckOf(content).then(openDeck);

  it('are there, once or over numbered pages with titles of their own', async () => {
    const deck = await opened;
    for (const topic of topics) expect(slidesOn(deck, topic).length, topic).toBeGreaterThan(0);
    for (const topic of paged) {
      const titles = titlesOn(deck, topic);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.length, topic).toBeLessThanOrEqual(2);
    }
    const assumptions = titlesOn(deck, 'Uitgangspunten');
    if (assumptions.length > 1) expect(assumptions[0]).toContain('(1\u00a0van\u00a02)');
  });

  it('have no text in a table smaller than eleven points, and none cut off', async () => {
    const deck = await opened;
    for (const slide of [...topics, ...paged].flatMap((topic) => slidesOn(deck, topic))) {
      const [table] = /<a:tbl>.*<\/a:tbl>/s.exec(deck.slides[slide] ?? '') ?? [];
      if (table === undefined) continue;
      const sizes = [...table.matchAll(/ sz="(\d+)"/g)].map(([, size]) => Number(size));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1100);
      expect(paragraphsOf(table).join('')).not.toContain('…');
    }
  });

  it('draw figures that stand in the workbook', async () => {
    const deck = await opened;
    // To a tenth of a percent, as the table below the figure has them: more decimals would be rounded another way there.
    const cells = new Set((await cohortSheet(content)).map((value) => Number(value.toFixed(3)) + 0));
    const [changes = -1] = slidesOn(deck, 'Wie gaat voor- of achteruit');
    const drawn = chartValues(deck, changes);
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn.filter((value) => !cells.has(value))).toEqual([]);
  });
});

describe('the report of few participants', () => {
  it('tells nothing of ages and salaries below ten, and changes of all together alone', async () => {
    const deck = openDeck(await deckOf(exampleContent(9)));
    expect(slidesOn(deck, 'Deelnemersbestand')).toEqual([]);
    const [changes = -1] = slidesOn(deck, 'Wie gaat voor- of achteruit');
    const texts = paragraphsOf(deck.slides[changes]!);
    expect(texts.join(' ')).toContain('van alle medewerkers samen');
    expect(texts.filter((text) => /\d\d(?:–| t\/m )\d\d/.test(text))).toEqual([]);
    const alone = openDeck(await deckOf(exampleContent(1)));
    expect(slidesOn(alone, 'Wie gaat voor- of achteruit')).toEqual([]);
  });

  it('has the figures of all together each on a field of its own, and no table of one column', async () => {
    const deck = openDeck(await deckOf(exampleContent(9)));
    const [changes = -1] = slidesOn(deck, 'Wie gaat voor- of achteruit');
    const slide = deck.slides[changes]!;
    expect(slide).not.toContain('<a:tbl>');
    const texts = paragraphsOf(slide);
    for (const name of ['Deelnemers', 'Pensioen', 'Eigen bijdrage, eerste jaar'])
      expect(texts[texts.indexOf(name) - 1]).toMatch(/^(?:[+\u2212\d]|gelijk)/);
    expect(texts[texts.indexOf('Deelnemers') - 1]).toBe('9');
  });

  it('has key figures but no ages of a small group', async () => {
    const deck = openDeck(await deckOf(exampleContent(12)));
    const [slide = -1] = slidesOn(deck, 'Deelnemersbestand');
    expect(deck.slides[slide]).toContain('Voltijdsalarissen samen');
    expect(chartValues(deck, slide)).toEqual([]);
  });
});
