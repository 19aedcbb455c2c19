import { objectsOf, openDeck, paragraphsOf, plain, type OpenDeck } from '#test/slides/open-deck.ts';

/** Place and size in inches. */
export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A text of one look. Size in points, colour as RRGGBB, as they come out after what is inherited. */
export interface DrawnRun {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly language: string | null;
}

/** A paragraph, or a cell of a table with its own box and background. */
export interface DrawnText {
  readonly runs: readonly DrawnRun[];
  readonly background: string;
  readonly room: { readonly w: number; readonly h: number } | null;
}

/** What stands on a slide, in the order of reading; what only helps the eye is left out. */
export interface DrawnObject {
  readonly name: string;
  readonly kind: 'text' | 'chart' | 'table' | 'picture';
  readonly placeholder: string | null;
  readonly description: string;
  readonly box: DrawnBox;
  readonly texts: readonly DrawnText[];
  readonly hasHeaderRow: boolean;
  /** Cells of the first row of a table, and how many rows it has. */
  readonly headings: readonly string[];
  readonly rows: number;
  /** Inner margins left and right, and top and bottom, in inches. */
  readonly insets: { readonly side: number; readonly end: number };
}

export interface DrawnSlide {
  readonly number: number;
  readonly objects: readonly DrawnObject[];
}

const first = (xml: string, pattern: RegExp): string | null => pattern.exec(xml)?.[1] ?? null;
const inches = (value: string | undefined): number => Number(value ?? 0) / 914_400;

function boxOf(xml: string): DrawnBox | null {
  const found = /<(?:a|p):xfrm[^>]*><a:off x="(-?\d+)" y="(-?\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/.exec(xml);
  if (found === null) return null;
  const [, x, y, w, h] = found;
  return { x: inches(x), y: inches(y), w: inches(w), h: inches(h) };
}

const roleNames: Readonly<Record<string, string>> = { tx1: 'dk1', bg1: 'lt1', tx2: 'dk2', bg2: 'lt2' };

/** The colour of a fill, from the theme. Darkened (lumMod) as programs do it, which is near enough for the contrast. */
export function colourIn(xml: string, theme: string): string | null {
  const fixed = first(xml, /<a:srgbClr val="(\w+)"/);
  if (fixed !== null && !xml.includes('<a:schemeClr')) return fixed;
  const found = /<a:schemeClr val="(\w+)"(?:\/>|>(?:<a:lumMod val="(\d+)"\/>)?)/.exec(xml);
  if (found === null) return null;
  const [, name = '', modulation] = found;
  const colour = first(theme, new RegExp(`<a:${roleNames[name] ?? name}><a:srgbClr val="(\\w+)"`)) ?? '000000';
  if (modulation === undefined) return colour;
  const part = Number(modulation) / 100_000;
  return [0, 2, 4]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

interface Inherited {
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
}

function runsOf(paragraph: string, theme: string, inherited: Inherited): readonly DrawnRun[] {
  return [...paragraph.matchAll(/<a:(?:r|fld)\b[^>]*>(.*?)<a:t>([^<]*)<\/a:t>/gs)].map(
    ([, properties = '', text = '']) => {
      const tag = /<a:rPr[^>]*>/.exec(properties)?.[0] ?? '';
      const size = first(tag, / sz="(\d+)"/);
      const bold = first(tag, / b="(\d)"/);
      return {
        text: plain(text),
        size: size === null ? inherited.size : Number(size) / 100,
        bold: bold === null ? inherited.bold : bold === '1',
        colour: colourIn(properties, theme) ?? inherited.colour,
        language: first(tag, / lang="([^"]*)"/),
      };
    },
  );
}

const paragraphs = (xml: string): readonly string[] => [...xml.matchAll(/<a:p>.*?<\/a:p>/gs)].map(([found]) => found);

function cellTexts(xml: string, theme: string, inherited: Inherited): readonly DrawnText[] {
  const widths = [...xml.matchAll(/<a:gridCol w="(\d+)"/g)].map(([, width]) => inches(width));
  return [...xml.matchAll(/<a:tr h="(\d+)">(.*?)<\/a:tr>/gs)].flatMap(([, height, row = '']) =>
    [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell], column): DrawnText => {
      const margin = (side: string): number => inches(first(cell, new RegExp(` mar${side}="(\\d+)"`)) ?? '91440');
      const properties = /<a:tcPr[^>]*>(.*?)<\/a:tcPr>/s.exec(cell)?.[1] ?? '';
      const fill = properties.replaceAll(/<a:ln[LRTB]\b.*?<\/a:ln[LRTB]>/gs, '');
      return {
        runs: paragraphs(cell).flatMap((paragraph) => runsOf(paragraph, theme, inherited)),
        background: colourIn(fill, theme) ?? first(theme, /<a:lt1><a:srgbClr val="(\w+)"/) ?? 'FFFFFF',
        room: { w: (widths[column] ?? 0) - margin('L') - margin('R'), h: inches(height) - margin('T') - margin('B') },
      };
    }),
  );
}

/** The shape of a layout from which a placeholder inherits. */
function layoutShape(layout: string, tag: string): string {
  const index = first(tag, / idx="(\d+)"/);
  const type = first(tag, / type="(\w+)"/) ?? '';
  return (
    objectsOf(layout).find(({ xml }) => {
      const own = /<p:ph [^>]*>/.exec(xml)?.[0] ?? '';
      return index === null ? first(own, / type="(\w+)"/) === type : first(own, / idx="(\d+)"/) === index;
    })?.xml ?? ''
  );
}

/** The colour on which something stands: that of the last coloured shape of the layout that holds it, else the page. */
function pageColour(layout: string, box: DrawnBox, theme: string): string {
  const white = first(theme, /<a:lt1><a:srgbClr val="(\w+)"/) ?? 'FFFFFF';
  return objectsOf(layout).reduce((colour, { xml }) => {
    const own = boxOf(xml);
    const fill = xml.includes('decorative')
      ? colourIn(first(xml, /<\/a:prstGeom>(<a:solidFill>.*?<\/a:solidFill>)/s) ?? '', theme)
      : null;
    const holds =
      own !== null &&
      own.x <= box.x &&
      own.y <= box.y &&
      own.x + own.w >= box.x + box.w &&
      own.y + own.h >= box.y + box.h;
    return holds && fill !== null ? fill : colour;
  }, white);
}

const headingsOf = (xml: string): readonly string[] => {
  const row = /<a:tr [^>]*>.*?<\/a:tr>/s.exec(xml)?.[0] ?? '';
  return [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => paragraphsOf(cell).join(' ').trim());
};

function drawnObject(
  xml: string,
  layout: string,
  theme: string,
): Omit<DrawnObject, 'name' | 'placeholder' | 'description'> {
  const tag = /<p:ph [^>]*>/.exec(xml)?.[0];
  const source = tag === undefined ? '' : layoutShape(layout, tag);
  const box = boxOf(xml) ?? boxOf(source) ?? { x: 0, y: 0, w: 0, h: 0 };
  const style = /<a:lvl1pPr.*?<\/a:lvl1pPr>/s.exec(source)?.[0] ?? '';
  const inherited = {
    size: Number(first(style, /<a:defRPr[^>]* sz="(\d+)"/) ?? 1800) / 100,
    bold: first(style, /<a:defRPr[^>]* b="(\d)"/) === '1',
    colour: colourIn(style, theme) ?? first(theme, /<a:dk1><a:srgbClr val="(\w+)"/) ?? '000000',
  };
  const fill = colourIn(first(xml, /<\/a:prstGeom>(<a:solidFill>.*?<\/a:solidFill>)/s) ?? '', theme);
  const background = fill ?? pageColour(layout, box, theme);
  const isTable = xml.includes('<a:tbl>');
  const bodyProperties = /<a:bodyPr[^>]*>/.exec(xml)?.[0] ?? '';
  const isPlaced = tag === undefined && !isTable;
  const inset = (side: string): number =>
    isPlaced ? inches(first(bodyProperties, new RegExp(` ${side}="(\\d+)"`)) ?? '91440') : 0;
  return {
    kind: isTable
      ? 'table'
      : xml.startsWith('<p:pic>')
        ? 'picture'
        : xml.startsWith('<p:graphicFrame>')
          ? 'chart'
          : 'text',
    box,
    hasHeaderRow: xml.includes('firstRow="1"'),
    headings: isTable ? headingsOf(xml) : [],
    rows: [...xml.matchAll(/<a:tr /g)].length,
    insets: { side: inset('lIns'), end: inset('tIns') },
    texts: isTable
      ? cellTexts(xml, theme, inherited)
      : paragraphs(xml).map((paragraph) => ({ runs: runsOf(paragraph, theme, inherited), background, room: null })),
  };
}

function layoutOf(deck: OpenDeck, number: number): string {
  const target = first(
    deck.text(`ppt/slides/_rels/slide${number}.xml.rels`),
    /\.\.\/slideLayouts\/(slideLayout\d+\.xml)/,
  );
  return deck.text(`ppt/slideLayouts/${target ?? ''}`);
}

/** The slides of a deck as they come out, with what they inherit from layout and theme. */
export function drawnSlides(bytes: Uint8Array): readonly DrawnSlide[] {
  const deck = openDeck(bytes);
  const theme = deck.text('ppt/theme/theme1.xml');
  return deck.slides.map((slide, index) => ({
    number: index + 1,
    objects: objectsOf(slide)
      .filter(({ xml }) => !xml.includes('decorative'))
      .map(({ name, placeholder, description, xml }) =>
        Object.assign(drawnObject(xml, layoutOf(deck, index + 1), theme), { name, placeholder, description }),
      ),
  }));
}
