import { describe, expect, it } from 'vitest';
import { packedText } from '#office/package/zip-part.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { figuresIn, shownFigures, unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

describe('the figures of a text', () => {
  const values = (text: string): readonly number[] => figuresIn(text).map(({ value }) => value);

  it('are its amounts, percentages, counts and days, without names of laws, versions and pages', () => {
    expect(values('€\u00a0−1.234.567 (2,5%) voor 20- t/m 39-jarigen, × 0,9807')).toEqual([
      1_234_567, 0.025, 20, 39, 0.9807,
    ]);
    expect(values('op 01-01-2028 en in 2029')).toEqual([46_753, 2029]);
    expect(values('art. 220e lid 1 onder b PW, AG2024, versie 0.1.0, 2026-11-21 (1 van 2)')).toEqual([]);
  });

  it('are known within half of their last digit', () => {
    const places = new Map([['slide 1', figuresIn('€ 1.235 en 12,3%')]]);
    expect(unknownFigures(places, [1234.6, -0.1234])).toEqual([]);
    expect(unknownFigures(places, [1234.4, 0.1236])).toEqual(['slide 1: 1.235', 'slide 1: 12,3%']);
  });
});

const content = exampleContent(60);
const [deck, workbook] = await Promise.all([deckOf(content), workbookOf(content)]);
const known = workbookFigures(workbook);

const changed = (name: string, from: RegExp, to: string): readonly string[] =>
  unknownFigures(
    shownFigures(
      zipArchive(
        zipParts(deck).map((part) => {
          if (part.name !== name) return part;
          const text = partText(part).replace(from, to);
          if (text === partText(part)) throw new Error(`nothing was changed in ${name}`);
          return packedText(name, text);
        }),
      ),
    ),
    known,
  );

describe('a wrong figure', () => {
  const wrong = '7.654.321';

  it('is found in a title, a table, a description, a chart and the notes', () => {
    expect(unknownFigures(shownFigures(deck), known)).toEqual([]);
    expect(changed('ppt/slides/slide2.xml', /<a:t>[^<]*<\/a:t>/, `<a:t>${wrong}</a:t>`)).toEqual([`slide 2: ${wrong}`]);
    expect(changed('ppt/slides/slide2.xml', /(<a:tc>.*?<a:t>)[^<]*/s, `$1${wrong}`)).toEqual([`slide 2: ${wrong}`]);
    expect(changed('ppt/slides/slide4.xml', / descr="[^"]*"/, ` descr="${wrong}"`)).toEqual([`slide 4: ${wrong}`]);
    expect(changed('ppt/charts/chart1.xml', /(<c:val>.*?<c:v>)[^<]*/s, '$17654321')).toEqual([
      'ppt/charts/chart1.xml: 7654321',
    ]);
    expect(changed('ppt/notesSlides/notesSlide3.xml', /<a:t>[^<]*<\/a:t>/, `<a:t>${wrong}</a:t>`)).toEqual([
      `ppt/notesSlides/notesSlide3.xml: ${wrong}`,
    ]);
  });
});
