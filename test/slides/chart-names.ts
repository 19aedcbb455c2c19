import { chartTextSize } from '#output/writers/drawing/series-xml.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';
import { drawnSlides } from '#test/slides/drawn-deck.ts';
import { openDeck, plain } from '#test/slides/open-deck.ts';

/** What the names and the title of the value axis take beside the columns, in inches. */
const axisRoom = 0.85;

/** Between two names, in inches: with less a program takes them for touching. */
const gap = 0.05;

interface Names {
  readonly texts: readonly string[];
  /** Between the middles of two of them, in inches. */
  readonly apart: number;
}

const textsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text = '']) => plain(text));

/** The names along the level axis of columns that stand; of two lines of names the words of the lower one. */
function namesOf(chart: string, width: number): readonly Names[] {
  const categories = /<c:cat>(.*?)<\/c:cat>/s.exec(chart)?.[1];
  if (categories === undefined || chart.includes('<c:barDir val="bar"/>')) return [];
  const room = width - axisRoom;
  const levels = [...categories.matchAll(/<c:lvl>(.*?)<\/c:lvl>/gs)].map(([, level = '']) => textsIn(level));
  const [names = textsIn(categories), groups = []] = levels;
  return [
    { texts: names, apart: room / names.length },
    ...(groups.length === 0 ? [] : [{ texts: groups.flatMap((name) => name.split(' ')), apart: room / groups.length }]),
  ];
}

/** Names under columns that have no room to stand level and whole: a program sets those upright, slanted or over two lines. */
export function crowdedNames(bytes: Uint8Array): readonly string[] {
  const deck = openDeck(bytes);
  return drawnSlides(bytes).flatMap(({ number, objects }) => {
    const parts = [...deck.text(`ppt/slides/_rels/slide${number}.xml.rels`).matchAll(/charts\/(chart\d+\.xml)/g)];
    return objects
      .filter(({ kind }) => kind === 'chart')
      .flatMap(({ box }, at) => namesOf(deck.text(`ppt/charts/${parts[at]?.[1]}`), box.w))
      .flatMap(({ texts, apart }) => texts.filter((text) => textWidth(text, chartTextSize) + gap > apart))
      .map((text) => `slide ${number}: ${text}`);
  });
}
