import { contrast } from '#office/document/readable-colour.ts';
import { colourIn } from '#test/slides/drawn-deck.ts';
import { openDeck } from '#test/slides/open-deck.ts';
import { leastContrast, smallestText } from '#test/slides/readable-limits.ts';

const shortestName = 5;

/** Pictures that say nothing to who cannot see them. */
const pictureProblems = (name: string, xml: string): readonly string[] =>
  [...xml.matchAll(/<p:pic>.*?<\/p:pic>/gs)]
    .filter(([picture]) => (/<p:cNvPr [^>]*descr="([^"]*)"/.exec(picture)?.[1] ?? '').trim().length < shortestName)
    .map(() => `${name} has a picture without alternative text`);

/** Runs of text that say no language. */
const unnamedLanguages = (xml: string): number =>
  [...xml.matchAll(/<a:(?:r|fld)\b[^>]*>(.*?)<a:t>/gs)].filter(([, head = '']) => !head.includes(' lang="')).length;

/** Colours of text on the white of charts and master that are too light for it. */
function faintColours(name: string, xml: string, theme: string): readonly string[] {
  if (!/charts|slideMasters/.test(name)) return [];
  const colours = [...xml.matchAll(/<a:(?:defRPr|rPr)[^>]*>(<a:solidFill>.*?<\/a:solidFill>)/gs)].map(
    ([, fill]) => colourIn(fill ?? '', theme) ?? '000000',
  );
  return [...new Set(colours)].filter((colour) => contrast(colour, 'FFFFFF') < leastContrast);
}

/** A chart of one column says no more than its title. */
function loneColumns(name: string, xml: string): readonly string[] {
  if (!xml.includes('<c:barChart>')) return [];
  const series = [...xml.matchAll(/<c:ser>.*?<\/c:ser>/gs)].map(([one]) => one);
  const places = series.map((one) => /<c:val>.*?<c:ptCount val="(\d+)"/s.exec(one)?.[1]);
  const columns = xml.includes('<c:grouping val="stacked"/>') ? 1 : series.length;
  return places.every((count) => count === '1') && columns === 1 ? [`${name} has one column`] : [];
}

/** Words in charts, masters, layouts and notes: size, contrast on white, language; pictures without words, and charts of one column. */
export function partProblems(bytes: Uint8Array): readonly string[] {
  const deck = openDeck(bytes);
  const theme = deck.text('ppt/theme/theme1.xml');
  return deck.names
    .filter((name) => /^ppt\/(charts|slideMasters|slideLayouts|notesSlides)\/[^/]+\.xml$/.test(name))
    .flatMap((name) => {
      const xml = deck.text(name);
      const languages = [...xml.matchAll(/ lang="([^"]*)"/g)].filter(([, language]) => language !== 'nl-NL');
      const small = [...xml.matchAll(/ sz="(\d+)"/g)].filter(([, size]) => Number(size) < 100 * smallestText);
      return faintColours(name, xml, theme)
        .map((colour) => `${name} has text in ${colour} on white`)
        .concat(
          languages.length + unnamedLanguages(xml) > 0 ? [`${name} has text in another language`] : [],
          small.length > 0 ? [`${name} has text of less than ${smallestText} points`] : [],
          pictureProblems(name, xml),
          loneColumns(name, xml),
        );
    });
}
