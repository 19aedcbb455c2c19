import { contentBox, contentTop, contentWidth, margin } from '#output/writers/drawing/grid.ts';
import { topicWidth } from '#output/writers/pptx/logo.ts';
import type { Box } from '#output/writers/drawing/box.ts';

export type PlaceholderName = 'title' | 'subtitle' | 'topic' | 'lead' | 'chart' | 'table';

/** A placeholder of a layout: what the slides inherit place and type from. */
export interface PlaceholderDescription {
  readonly name: PlaceholderName;
  /** Name in the selection pane, in Dutch. */
  readonly label: string;
  readonly type: 'ctrTitle' | 'title' | 'subTitle' | 'body' | 'chart' | 'tbl';
  /** Ties the placeholder on a slide to that of its layout; titles need none. */
  readonly index: number | null;
  readonly box: Box;
  readonly fontSize: number;
  readonly bold: boolean;
  readonly colour: 'tx1' | 'tx2' | 'brandText';
  readonly prompt: string;
  /** Where its text stands in its box: at the top, unless it is said. */
  readonly anchor?: 'b';
}

export type LayoutName =
  | 'cover'
  | 'divider'
  | 'content'
  | 'chart'
  | 'chartAndText'
  | 'chartBelow'
  | 'chartAndTable'
  | 'chartBesideTable'
  | 'wideChart'
  | 'table';

export interface LayoutDescription {
  readonly name: LayoutName;
  readonly label: string;
  readonly placeholders: readonly PlaceholderDescription[];
}

const title: PlaceholderDescription = {
  name: 'title',
  label: 'Titel',
  type: 'title',
  index: null,
  box: { x: margin, y: 0.66, w: contentWidth, h: 0.88 },
  fontSize: 26,
  bold: true,
  colour: 'tx2',
  prompt: 'Conclusie met getal',
  // One line or two: above what explains it.
  anchor: 'b',
};

const topic: PlaceholderDescription = {
  name: 'topic',
  label: 'Onderwerp',
  type: 'body',
  index: 20,
  box: { x: margin, y: 0.36, w: topicWidth, h: 0.28 },
  fontSize: 12,
  bold: false,
  colour: 'tx1',
  prompt: 'Onderwerp',
};

const lead: PlaceholderDescription = {
  name: 'lead',
  label: 'Toelichting',
  type: 'body',
  index: 21,
  box: { x: margin, y: 1.57, w: contentWidth, h: 0.5 },
  fontSize: 14,
  bold: false,
  colour: 'tx1',
  prompt: 'Toelichting in een zin',
};

const chart = (box: Box): PlaceholderDescription => ({
  name: 'chart',
  label: 'Grafiek',
  type: 'chart',
  index: 22,
  box,
  fontSize: 12,
  bold: false,
  colour: 'tx1',
  prompt: 'Grafiek',
});

const table = (box: Box): PlaceholderDescription => ({
  name: 'table',
  label: 'Tabel',
  type: 'tbl',
  index: 23,
  box,
  fontSize: 12,
  bold: false,
  colour: 'tx1',
  prompt: 'Tabel',
});

const middle = 4.62;
const heading = [title, topic, lead];
const left: Box = { ...contentBox(), w: 5.7 };
const right: Box = { ...contentBox(), x: 6.5, w: 6.233 };

const wideLeft: Box = { ...contentBox(), w: 6.5 };
const narrowRight: Box = { ...contentBox(), x: 7.25, w: 5.483 };

/** Height of the coloured block of the cover. */
export const coverBlockHeight = 5.6;

const coverPlaceholders: readonly PlaceholderDescription[] = [
  {
    ...title,
    type: 'ctrTitle',
    box: { x: 0.9, y: 1.5, w: 11.4, h: 1.95 },
    fontSize: 36,
    colour: 'brandText',
    prompt: 'Waar het op neerkomt',
  },
  {
    ...topic,
    name: 'subtitle',
    label: 'Ondertitel',
    type: 'subTitle',
    index: 1,
    box: { x: 0.9, y: 3.65, w: 11.4, h: 1.6 },
    fontSize: 20,
    colour: 'brandText',
    prompt: 'Wie het merkt',
  },
  { ...topic, box: { x: 0.9, y: 0.6, w: 8.6, h: 0.55 }, fontSize: 14, colour: 'brandText' },
  { ...lead, box: { x: 0.9, y: 5.85, w: 11.4, h: 0.9 }, prompt: 'Adviseur en datum' },
];

/** The layouts, the cover first. The order of the placeholders is the order of reading. */
export const layouts: readonly LayoutDescription[] = [
  { name: 'cover', label: 'Voorblad', placeholders: coverPlaceholders },
  {
    name: 'divider',
    label: 'Tussenblad',
    placeholders: [{ ...title, fontSize: 32 }, topic, lead],
  },
  { name: 'content', label: 'Titel en vrije inhoud', placeholders: heading },
  { name: 'chart', label: 'Titel en grafiek', placeholders: [...heading, chart(contentBox())] },
  {
    name: 'chartAndText',
    label: 'Titel, grafiek en tekst',
    placeholders: [...heading, chart(contentBox(contentTop, 6))],
  },
  {
    name: 'chartBelow',
    label: 'Titel, vrije inhoud en grafiek',
    placeholders: [...heading, chart(contentBox(3.95))],
  },
  {
    name: 'chartAndTable',
    label: 'Titel, grafiek en tabel',
    placeholders: [...heading, chart(contentBox(contentTop, middle)), table(contentBox(middle + 0.1))],
  },
  {
    name: 'chartBesideTable',
    label: 'Titel, grafiek links en tabel rechts',
    placeholders: [...heading, chart(left), table(right)],
  },
  {
    name: 'wideChart',
    label: 'Titel, brede grafiek links en tabel rechts',
    placeholders: [...heading, chart(wideLeft), table(narrowRight)],
  },
  { name: 'table', label: 'Titel en tabel', placeholders: [...heading, table(contentBox())] },
];

export function layoutNamed(name: LayoutName): LayoutDescription {
  const found = layouts.find((layout) => layout.name === name);
  if (found === undefined) throw new Error(`there is no layout ${name}`);
  return found;
}

export function placeholderOf(layout: LayoutName, name: PlaceholderName): PlaceholderDescription {
  const found = layoutNamed(layout).placeholders.find((placeholder) => placeholder.name === name);
  if (found === undefined) throw new Error(`layout ${layout} has no ${name}`);
  return found;
}
