import { objectsOf, openDeck, paragraphsOf, plain, type OpenDeck, type SlideObject } from '#test/slides/open-deck.ts';

const cells = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>.*?</${tag}>`, 'gs'))].map(([found]) => found);

const tableLines = (xml: string): readonly string[] =>
  [...xml.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].map(
    ([row]) =>
      `  | ${[...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => paragraphsOf(cell).join(' / ')).join(' | ')}`,
  );

const values = (xml: string): readonly string[] =>
  [...xml.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => plain(value ?? ''));

function chartLines(deck: OpenDeck, slide: number): readonly string[] {
  const relations = deck.text(`ppt/slides/_rels/slide${slide}.xml.rels`);
  return [...relations.matchAll(/Target="\.\.\/charts\/(chart\d+\.xml)"/g)].flatMap(([, name]) => {
    const chart = deck.text(`ppt/charts/${name}`);
    return cells(chart, 'c:ser').map((series) => {
      const part = (tag: string): string => values(cells(series, tag)[0] ?? '').join(' ');
      const places = part('c:xVal') || part('c:cat');
      return `  ~ ${part('c:tx')}: ${part('c:yVal') || part('c:val')} [${places}]`;
    });
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
    return [`== Dia ${index + 1}`, ...objects, ...chartLines(deck, index + 1), ...notes].join('\n');
  });
  return `${slides.join('\n\n')}\n`;
}
