import { objectsOf, openDeck, paragraphsOf, plain, type OpenDeck, type SlideObject } from '#test/slides/open-deck.ts';

const cells = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>.*?</${tag}>`, 'gs'))].map(([found]) => found);

/** A row below the heading that stands out. */
const isStrong = (row: string, at: number): boolean => at > 0 && row.includes(' b="1"');

const tableLines = (xml: string): readonly string[] =>
  [...xml.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].map(
    ([row], at) =>
      `  |${isStrong(row, at) ? '*' : ''} ${[...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => paragraphsOf(cell).join(' / ')).join(' | ')}`,
  );

const values = (xml: string): readonly string[] =>
  [...xml.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => plain(value ?? ''));

/** How a chart is drawn: its kind, whether it has a legend, and its axes with their names, formats and ends. */
function drawnLine(chart: string): string {
  const axes = ['c:catAx', 'c:valAx']
    .flatMap((tag) => cells(chart, tag))
    .map((axis) => {
      const name = values(axis.replaceAll('a:t>', 'c:v>')).join(' ');
      const format = plain(/formatCode="([^"]*)"/.exec(axis)?.[1] ?? '');
      const ends = [...axis.matchAll(/<c:(min|max) val="([^"]*)"/g)].map(([, end, value]) => `${end} ${value}`);
      return [`"${name}"`, format, ...ends].join(' ');
    });
  const kind = [...chart.matchAll(/<c:(?:barDir|grouping|scatterStyle) val="([^"]*)"/g)].map(([, value]) => value);
  return `  ~ ${kind.join(' ')}${chart.includes('<c:legend>') ? ', legenda' : ''}; assen ${axes.join('; ')}`;
}

function chartLines(deck: OpenDeck, slide: number): readonly string[] {
  const relations = deck.text(`ppt/slides/_rels/slide${slide}.xml.rels`);
  return [...relations.matchAll(/Target="\.\.\/charts\/(chart\d+\.xml)"/g)].flatMap(([, name]) => {
    const chart = deck.text(`ppt/charts/${name}`);
    const series = cells(chart, 'c:ser').map((one) => {
      const part = (tag: string): string => values(cells(one, tag)[0] ?? '').join(' ');
      const places = part('c:xVal') || part('c:cat');
      const reach = ['minus', 'plus'].map((tag) => part(`c:${tag}`)).filter((found) => found !== '');
      return `  ~ ${part('c:tx')}: ${part('c:yVal') || part('c:val')} [${places}]${reach.map((found) => ` ± ${found}`).join('')}`;
    });
    return [drawnLine(chart)].concat(series);
  });
}

const headLine = ({ name, placeholder, description }: SlideObject): string =>
  `- ${name}${placeholder === null ? '' : ` <${placeholder}>`}${description === '' ? '' : ` (${description})`}`;

function contentLines(xml: string): readonly string[] {
  if (xml.includes('<a:tbl>')) return tableLines(xml);
  const texts = paragraphsOf(xml).filter((text) => text !== '');
  return texts.map((text) => `  ${text}`);
}

/** A deck as text that a person can compare: titles, texts, tables, chart series and notes per slide. */
export function deckText(bytes: Uint8Array): string {
  const deck = openDeck(bytes);
  const slides = deck.slides.map((slide, index) => {
    const objects = objectsOf(slide).flatMap((object) => [headLine(object)].concat(contentLines(object.xml)));
    const notes = paragraphsOf(deck.text(`ppt/notesSlides/notesSlide${index + 1}.xml`)).map((text) => `  " ${text}`);
    const section = deck.sections.find(({ slides: [first] }) => first === index + 1);
    const heading = section === undefined ? [] : [`==== ${section.name}`];
    return [...heading, `== Dia ${index + 1}`, ...objects, ...chartLines(deck, index + 1), ...notes].join('\n');
  });
  return `${slides.join('\n\n')}\n`;
}
