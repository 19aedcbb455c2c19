import { columns, contentBox, contentTop, contentWidth, margin, footerTop } from '#output/writers/drawing/grid.ts';
import { topicWidth } from '#output/writers/pptx/logo.ts';
import type { Box } from '#output/writers/drawing/box.ts';

export type PlaceholderName = 'title' | 'subtitle' | 'topic' | 'lead' | 'chart' | 'table' | 'advice' | 'decision';

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
}

export type LayoutName =
  | 'cover'
  | 'divider'
  | 'onePage'
  | 'content'
  | 'chart'
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
  box: { x: margin, y: 0.7, w: contentWidth, h: 0.8 },
  fontSize: 23,
  bold: true,
  colour: 'tx2',
  prompt: 'Conclusie met getal',
};

const topic: PlaceholderDescription = {
  name: 'topic',
  label: 'Onderwerp',
  type: 'body',
  index: 20,
  box: { x: margin, y: 0.42, w: topicWidth, h: 0.28 },
  fontSize: 12,
  bold: true,
  colour: 'tx1',
  prompt: 'Onderwerp',
};

const lead: PlaceholderDescription = {
  name: 'lead',
  label: 'Toelichting',
  type: 'body',
  index: 21,
  box: { x: margin, y: 1.6, w: contentWidth, h: 0.42 },
  fontSize: 12,
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
export const coverBlockHeight = 5.05;

const coverPlaceholders: readonly PlaceholderDescription[] = [
  {
    ...title,
    type: 'ctrTitle',
    box: { x: 0.9, y: 1.5, w: 11.4, h: 1.75 },
    fontSize: 36,
    colour: 'brandText',
  },
  {
    ...topic,
    name: 'subtitle',
    label: 'Ondertitel',
    type: 'subTitle',
    index: 1,
    box: { x: 0.9, y: 3.45, w: 11.4, h: 1.15 },
    fontSize: 20,
    bold: false,
    colour: 'brandText',
    prompt: 'Werkgever en regeling',
  },
  { ...topic, box: { x: 0.9, y: 0.7, w: 8.5, h: 0.32 }, fontSize: 14, colour: 'brandText' },
  table({ x: 0.9, y: 5.4, w: 11.4, h: 0.95 }),
];

/** Room below the table of the one page, for what the adviser and the board write in it. */
const [adviceBox, decisionBox] = columns(contentBox(6.28, footerTop), 2) as [Box, Box];

const written: Omit<PlaceholderDescription, 'name' | 'label' | 'index' | 'box' | 'prompt'> = {
  type: 'body',
  fontSize: 12,
  bold: false,
  colour: 'tx1',
};

const advice: PlaceholderDescription = {
  ...written,
  name: 'advice',
  label: 'Advies',
  index: 24,
  box: adviceBox,
  prompt: 'Advies van uw adviseur: klik om het in te vullen',
};

const decision: PlaceholderDescription = {
  ...written,
  name: 'decision',
  label: 'Besluit',
  index: 25,
  box: decisionBox,
  prompt: 'Besluit en datum: klik om het in te vullen',
};

/** The page that a board reads: its table, and room to write below it. */
const onePageTable = table(contentBox(1.62, 6.2));

/** The layouts, the cover first. The order of the placeholders is the order of reading. */
export const layouts: readonly LayoutDescription[] = [
  { name: 'cover', label: 'Voorblad', placeholders: coverPlaceholders },
  { name: 'onePage', label: 'Eén bladzijde', placeholders: [title, topic, onePageTable, advice, decision] },
  {
    name: 'divider',
    label: 'Tussenblad',
    placeholders: [{ ...title, fontSize: 32 }, topic, lead],
  },
  { name: 'content', label: 'Titel en vrije inhoud', placeholders: heading },
  { name: 'chart', label: 'Titel en grafiek', placeholders: [...heading, chart(contentBox())] },
  {
    name: 'chartAndTable',
    label: 'Titel, grafiek en tabel',
    placeholders: [...heading, chart(contentBox(contentTop - 0.08, middle)), table(contentBox(middle + 0.1))],
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
