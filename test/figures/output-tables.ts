import { type ScreenResult, shownSections } from '#output/model/screen-result.ts';
import { mainPart, wordText } from '#test/documents/open-document.ts';
import type { WorkbookContents } from '#test/office-package/workbook-contents.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

/** Text as it is read, or in a workbook the number of the cell. */
export type Value = string | number | null | undefined;

export interface OutputTable {
  /** The text above it on its sheet. */
  readonly title?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** What one output says: its tables, and its sentences. */
export interface Output {
  readonly medium: string;
  readonly tables: readonly OutputTable[];
  readonly sentences: readonly string[];
}

/** One dash and one space, whatever they are typeset with. */
const plainText = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
    .replaceAll(/[\u2011\u2013]/g, '-')
    .trim();

const tableOf = ([heads = [], ...rows]: readonly (readonly string[])[]): OutputTable => ({
  heads: heads.map(plainText),
  rows: rows.map((row) => row.map(plainText)),
});

const found = (xml: string, pattern: RegExp): readonly string[] => xml.match(pattern) ?? [];

export function deckOutput(bytes: Uint8Array): Output {
  const objects = openDeck(bytes).slides.flatMap((slide) => objectsOf(slide).map(({ xml }) => xml));
  const isTable = (xml: string): boolean => xml.includes('<a:tbl>');
  const cellsOf = (row: string): readonly string[] =>
    found(row, /<a:tc>.*?<\/a:tc>/gs).map((cell) => paragraphsOf(cell).join(' '));
  return {
    medium: 'slides',
    tables: objects.filter(isTable).map((xml) => tableOf(found(xml, /<a:tr [^>]*>.*?<\/a:tr>/gs).map(cellsOf))),
    sentences: objects.filter((xml) => !isTable(xml)).flatMap((xml) => paragraphsOf(xml).map(plainText)),
  };
}

export function documentOutput(medium: string, bytes: Uint8Array): Output {
  const pieces = found(mainPart(bytes), /<w:tbl>.*?<\/w:tbl>|<w:p>.*?<\/w:p>/gs);
  const cellsOf = (row: string): readonly string[] => found(row, /<w:tc>.*?<\/w:tc>/gs).map(wordText);
  const [tables, paragraphs] = [
    pieces.filter((xml) => xml.startsWith('<w:tbl>')),
    pieces.filter((xml) => xml.startsWith('<w:p>')),
  ];
  return {
    medium,
    tables: tables.map((xml) => tableOf(found(xml, /<w:tr>.*?<\/w:tr>/gs).map(cellsOf))),
    sentences: paragraphs.map((xml) => plainText(wordText(xml))),
  };
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** The cards as a table of choices. */
function cardTable(cards: ScreenResult['cards']): OutputTable {
  const heads = {
    'first-year': 'Kosten eerste jaar',
    'thirty-years': 'Kosten 30 jaar',
    'own-contribution': 'Eigen bijdrage ',
  };
  const columns = [...Object.entries(heads), ['pension', 'Pensioen, verandering'] as const];
  return tableOf([
    ['Keuze', 'Premie wie nu deelneemt', ...columns.flatMap(([, head]) => [head, `${head}: Verschil met nu`])],
    ...cards.map(({ choice, form, premium, figures }) => [
      `${choice ?? ''} ${form}`,
      premium,
      ...columns.flatMap(([id]) => {
        const figure = figures.find((one) => one.id === id);
        return [figure?.text ?? '', figure?.comparison ?? ''];
      }),
    ]),
  ]);
}

/** The results page with that in front with which it opens, as it is stored. */
export function screenOutput(result: ScreenResult): Output {
  const stored = JSON.parse(JSON.stringify(result)) as ScreenResult;
  const sections = shownSections(stored, stored.front ?? 'none');
  const models = sections.flatMap(({ exhibits }) => exhibits.flatMap(({ table }) => table?.model ?? []));
  const texts = sections.map(({ topic, conclusion, lead, notes }) => [topic, conclusion, lead, notes]);
  return {
    medium: 'screen',
    tables: [
      ...models.map(({ columns, rows }) => tableOf([columns.map(({ head }) => head), ...rows])),
      cardTable(stored.cards),
    ],
    sentences: textsIn([stored.sentences, texts]).map(plainText),
  };
}

/** Tables of the sheets: rows that follow each other and have more than one cell, the first of them with the heads. */
export function workbookOutput({ sheets }: WorkbookContents): Output {
  const tables: { title: string; heads: string[]; rows: Value[][] }[] = [];
  const sentences: string[] = [];
  for (const { cells } of sheets.filter(({ name }) => !/^Narek|^Rekenblad/.test(name))) {
    let open: (typeof tables)[number] | null = null;
    let [last, title] = [0, ''];
    for (const [number, row] of Map.groupBy(cells, (cell) => cell.row)) {
      const values: Value[] = [];
      for (const { column, value, type } of row)
        values[column - 1] = value === null ? null : type === 'n' ? Number(value) : plainText(value);
      const texts = values.filter((value) => typeof value === 'string');
      sentences.push(...texts);
      if (values.filter((value) => value !== null && value !== undefined).length < 2) {
        title = `${open === null ? title : ''}\n${texts.join('')}`;
        open = null;
      } else if (open === null || number !== last + 1) {
        // Figures with their names alone have no heads.
        const isFigure = values.some((value) => typeof value === 'number');
        open = { title, heads: isFigure ? [] : values.map(String), rows: isFigure ? [values] : [] };
        tables.push(open);
      } else open.rows.push(values);
      last = number;
    }
  }
  return { medium: 'workbook', tables, sentences };
}
