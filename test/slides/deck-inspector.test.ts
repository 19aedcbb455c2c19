import { beforeAll, describe, expect, it } from 'vitest';
import { packedText } from '#office/package/zip-part.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { ownPresentationProblems } from '#test/office-package/problems.ts';
import { cutTexts, deckProblems } from '#test/slides/deck-inspector.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
import { houseStyles } from '#test/slides/house-styles.ts';

const ownProposal = { flat: 0.2, scale: exampleScale };

const contents: readonly (readonly [string, OutputContent])[] = [
  ['a premium scheme', exampleContent(60)],
  ['a guarantee', averagePayContent('scheme', 40)],
  ['an ambition with an own proposal', averagePayContent('ambition', 60, { ownProposal })],
  ['long names, large amounts and nothing that can be reached', difficultContent()],
  ['one participant', exampleContent(1)],
];

const decks = contents.flatMap(([content, output]) =>
  houseStyles.map(([style, houseStyle]) => [content, style, { ...output, houseStyle }] as const),
);

describe('the report', () => {
  it.each(decks)('of %s in %s is a sound package and passes the inspector', async (_, __, content) => {
    const bytes = await deckOf(content);
    expect(ownPresentationProblems(bytes)).toEqual([]);
    expect(deckProblems(bytes)).toEqual([]);
  });
});

describe('the words of the report', () => {
  it.each(contents.slice(0, 3))('of %s are all there', async (_, content) => {
    expect(cutTexts(await deckOf(content))).toEqual([]);
  });
});

let sound: Uint8Array = new Uint8Array();

beforeAll(async () => {
  sound = await deckOf({ ...exampleContent(60), houseStyle: houseStyles[1]?.[1] ?? defaultHouseStyle });
});

/** The part that is called so, or the first slide with this topic. */
function partOf(place: string): string {
  if (place.startsWith('ppt/')) return place;
  const at = openDeck(sound).slides.findIndex((xml) =>
    objectsOf(xml).some(({ name, xml: text }) => name === 'Onderwerp' && paragraphsOf(text).join('') === place),
  );
  if (at < 0) throw new Error(`there is no slide on ${place}`);
  return `ppt/slides/slide${at + 1}.xml`;
}

/** The deck with one part changed; the change must change something. */
function broken(place: string, change: (xml: string) => string): Uint8Array {
  const name = partOf(place);
  return zipArchive(
    zipParts(sound).map((part) => {
      if (part.name !== name) return part;
      const [before, after] = [partText(part), change(partText(part))];
      if (before === after) throw new Error(`nothing was changed in ${name}`);
      return packedText(name, after);
    }),
  );
}

const slide = 'Hoe de gelijkwaardige premie is bepaald';
const swapped = (xml: string): string => {
  const [first = '', second = ''] = xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? [];
  return xml.replace(first, '').replace(second, second + first);
};

/** A line in bold with nothing below it. */
const loneHeading =
  '<p:sp><p:nvSpPr><p:cNvPr id="99" name="Kop"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>' +
  '<a:off x="9000000" y="6200000"/><a:ext cx="1500000" cy="250000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>' +
  '<p:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="nl-NL" sz="1200" b="1"/><a:t>Kop</a:t></a:r></a:p></p:txBody></p:sp>';

const faults: readonly (readonly [string, string, (xml: string) => string, RegExp])[] = [
  ['a slide without title', slide, (xml) => xml.replace('type="title"', 'type="body"'), /has no title/],
  ['an empty title', slide, (xml) => xml.replace(/<a:t>[^<]*<\/a:t>/, '<a:t> </a:t>'), /has an empty title/],
  ['a title that is read second', slide, swapped, /does not start with its title/],
  [
    'a chart without words',
    'Premie per leeftijd: nu en straks',
    (xml) => xml.replace(/ descr="[^"]*"/, ''),
    /no alternative text/,
  ],
  ['a table without header row', slide, (xml) => xml.replace(' firstRow="1"', ''), /no header row/],
  ['an empty heading in a table', slide, (xml) => xml.replace(/(<a:tc>.*?<a:t>)[^<]*/s, '$1'), /has an empty heading/],
  [
    'a table of headings alone',
    slide,
    (xml) => xml.replace(/(<a:tr .*?<\/a:tr>).*(<\/a:tbl>)/s, '$1$2'),
    /has nothing below its headings/,
  ],
  [
    'the heading of a block that is not there',
    slide,
    (xml) => xml.replace('</p:spTree>', `${loneHeading}</p:spTree>`),
    /is a heading without anything below it/,
  ],
  [
    'a word that is wider than its cell',
    slide,
    (xml) => xml.replace(/(<a:tc>.*?<a:t>)[^<]*/s, `$1${'Arbeidsongeschiktheidspensioen'.repeat(3)}`),
    /breaks a word/,
  ],
  [
    'a word that is wider than its box',
    slide,
    (xml) => xml.replace(/(name="Toelichting".*?<a:t>)[^<]*/s, `$1${'Premievergelijking'.repeat(9)}`),
    /Toelichting breaks a word/,
  ],
  [
    'a picture without words',
    'ppt/slideMasters/slideMaster1.xml',
    (xml) => xml.replace(/ descr="Logo[^"]*"/, ''),
    /slideMaster1.*picture without alternative text/,
  ],
  [
    'faint text in the master',
    'ppt/slideMasters/slideMaster1.xml',
    (xml) => xml.replace(/<a:schemeClr val="tx\d"/g, '<a:schemeClr val="bg2"'),
    /slideMaster1.*on white/,
  ],
  [
    'notes without language',
    'ppt/notesSlides/notesSlide3.xml',
    (xml) => xml.replace(' lang="nl-NL"', ''),
    /notesSlide3.*another language/,
  ],
  ['small text', slide, (xml) => xml.replace(/ sz="\d+"/, ' sz="700"'), /text of 7 points/],
  ['faint text', slide, (xml) => xml.replace(/<a:schemeClr val="tx\d"/g, '<a:schemeClr val="bg2"'), / on FFFFFF/],
  ['another language', slide, (xml) => xml.replace('lang="nl-NL"', 'lang="en-US"'), /in language en-US/],
  ['a run without language', slide, (xml) => xml.replace(' lang="nl-NL"', ''), /in language null/],
  ['an empty placeholder', slide, (xml) => xml.replace(/(idx="21".*?<a:t>)[^<]*/s, '$1'), /is an empty placeholder/],
  [
    'text that is too long',
    slide,
    (xml) => xml.replace(/(idx="21".*?<a:t>)/s, `$1${'lange tekst '.repeat(60)}`),
    /too small for its text/,
  ],
  [
    'a cell that is too full',
    slide,
    (xml) => xml.replace(/(<a:tc>.*?<a:t>)/s, `$1${'lange tekst '.repeat(20)}`),
    /a cell that is too small/,
  ],
  ['a cut figure', slide, (xml) => xml.replace(/(<a:tc>.*?<a:t>)[^<]*/s, '$1€ 1.2…'), /cuts off a figure/],
  [
    'a range that may be broken',
    slide,
    (xml) => xml.replace(/(<a:tc>.*?<a:t>)[^<]*/s, '$1\u20ac\u00a05 \u2013 6'),
    /a figure that may be broken/,
  ],
  [
    'a box off the slide',
    slide,
    (xml) => xml.replace(/<p:xfrm><a:off x="\d+"/, '<p:xfrm><a:off x="12000000"'),
    /runs off the slide/,
  ],
  ['boxes over each other', slide, (xml) => xml.replace(/(<p:xfrm><a:off x="\d+" y=")\d+/, '$1600000'), /overlap/],
  [
    'another order of reading',
    slide,
    (xml) => xml.replace(/(<p:sp>.*?<\/p:sp>)(.*)(<p:graphicFrame>.*?<\/p:graphicFrame>)(.*<\/p:spTree>)/s, '$1$3$2$4'),
    /is read before/,
  ],
  [
    'a chart of one column',
    'ppt/charts/chart5.xml',
    (xml) => xml.replaceAll(/(<c:val>.*?<c:ptCount val=")\d+/gs, '$11'),
    /chart5.xml has one column/,
  ],
  [
    'small text in a chart',
    'ppt/charts/chart1.xml',
    (xml) => xml.replace(/ sz="\d+"/, ' sz="800"'),
    /less than 10 points/,
  ],
  [
    'faint text in a chart',
    'ppt/charts/chart1.xml',
    (xml) => xml.replace(/(<a:defRPr[^>]*><a:solidFill><a:schemeClr val=")tx1/, '$1bg2'),
    /chart1.*on white/,
  ],
  [
    'notes in another language',
    'ppt/notesSlides/notesSlide3.xml',
    (xml) => xml.replace('nl-NL', 'en-GB'),
    /notesSlide3.*another language/,
  ],
];

describe('the inspector', () => {
  it('finds a title that is there twice', async () => {
    const title =
      /<a:t>([^<]*)<\/a:t>/.exec(partText(zipParts(sound).find(({ name }) => name === partOf(slide))!))?.[1] ?? '';
    const twice = broken('Premie per leeftijd: nu en straks', (xml) => xml.replace(/<a:t>[^<]*/, `<a:t>${title}`));
    expect(deckProblems(twice)).toContainEqual(expect.stringMatching(/^slide \d+ repeats a title$/));
  });

  it.each(faults)('finds %s', (_, name, change, problem) => {
    expect(deckProblems(broken(name, change)).join('\n')).toMatch(problem);
  });
});
