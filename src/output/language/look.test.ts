import { nodePacking } from '#server/calculation/node-packing.ts';
import { describe, expect, it } from 'vitest';
import { lookOf } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';
import { reportDeck } from '#output/files/deck/deck.ts';
import { outputWorkbook } from '#output/files/workbook/output-workbook.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { packageContents } from '#test/office-package/package-contents.ts';
import { houseStyles } from '#test/slides/house-styles.ts';

/** What a chart shows of a series; null for what that kind of chart does not draw. */
interface Drawn {
  readonly name: string;
  readonly colour: string;
  readonly dash: string | null;
  readonly mark: string | null;
}

const content = averagePayContent('ambition', 40, { ownProposal: { flat: 0.2, scale: exampleScale } });
const names = new Set(content.result.alternatives.map((one) => nameOf(one, 'short')));

/** The colour at the start of this XML, RRGGBB, with colours of the theme looked up. */
function colourIn(xml: string, theme: Readonly<Record<string, string>>): string {
  const [, kind, value = ''] = /<a:(srgbClr|schemeClr) val="(\w+)"/.exec(xml) ?? [];
  if (kind === 'srgbClr') return value;
  if (xml.includes('<a:schemeClr val="bg1"><a:lumMod val="50000"/>')) return '7F7F7F';
  return theme[value === 'tx1' ? 'dk1' : value] ?? `no colour ${value}`;
}

function drawnSeries(series: string, isColumn: boolean, theme: Readonly<Record<string, string>>): Drawn {
  // What the law forbids says so behind its name.
  const name = (/<c:tx>[\s\S]*?<c:v>([^<]*)</.exec(series)?.[1] ?? '').replace(/ \(niet toegestaan\)$/, '');
  const shape = /<c:spPr>[\s\S]*?<\/c:spPr>/.exec(series)?.[0] ?? '';
  const marker = /<c:marker>[\s\S]*?<\/c:marker>/.exec(series)?.[0] ?? '';
  const symbol = /<c:symbol val="(\w+)"/.exec(marker)?.[1] ?? 'none';
  const line = /<a:ln[^>]*>[\s\S]*<\/a:ln>/.exec(shape)?.[0] ?? '';
  const isPoints = !isColumn && line.includes('<a:noFill/>');
  return {
    name,
    colour: colourIn(isPoints ? marker : line, theme),
    dash: isColumn || isPoints ? null : (/<a:prstDash val="(\w+)"/.exec(line)?.[1] ?? 'solid'),
    mark: isColumn || symbol === 'none' ? null : symbol,
  };
}

/** Every series of the charts of a package that is an alternative. */
const drawnAlternatives = (bytes: Uint8Array, theme: Readonly<Record<string, string>>): readonly Drawn[] =>
  [...packageContents(bytes).texts]
    .filter(([part]) => /charts\/chart[^/]*\.xml$/.test(part))
    .flatMap(([, xml]) =>
      [...xml.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([series]) =>
        drawnSeries(series, xml.includes('<c:barChart>'), theme),
      ),
    )
    .filter(({ name }) => names.has(name));

/** What is seen of one alternative in all its charts; more than one value where they differ. */
function looksOf(drawn: readonly Drawn[], name: string) {
  const own = drawn.filter((series) => series.name === name);
  const seen = (part: 'colour' | 'dash' | 'mark') =>
    [...new Set(own.map((series) => series[part]))].filter((value) => value !== null);
  return { colour: seen('colour'), dash: seen('dash'), mark: seen('mark') };
}

describe('an alternative in the output workbook and in the report', () => {
  it.each(houseStyles)('has the same colour, dash and mark in %s', async (_, houseStyle) => {
    const theme = { ...paletteOf(houseStyle) };
    const sheets = drawnAlternatives(await outputWorkbook({ ...content, houseStyle }, nodePacking), theme);
    const slides = drawnAlternatives(await reportDeck({ ...content, houseStyle }), theme);
    for (const alternative of content.result.alternatives) {
      const [short, look] = [nameOf(alternative, 'short'), lookOf(alternative)];
      const seen = looksOf(sheets, short);
      const onSlides = looksOf(slides, short);
      expect(seen, short).toEqual({ colour: seen.colour, dash: [look.dash], mark: [look.mark] });
      expect(seen.colour, short).toHaveLength(1);
      // A slide draws what is in front; the others stand in its table.
      expect([[], seen.colour], short).toContainEqual(onSlides.colour);
      expect([[], seen.dash], short).toContainEqual(onSlides.dash);
      expect([[], seen.mark], short).toContainEqual(onSlides.mark);
    }
  });
});
