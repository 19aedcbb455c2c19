import { createHash } from 'node:crypto';

/** Enough of a digest to tell two texts apart, and short enough to read past. */
const digest = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);

const isFigure = (value: string): boolean => /^-?\d+(?:\.\d+)?(?:e[-+]\d+)?$/.test(value);

/** The values of a row of `workbookText`, without their addresses. */
const valuesOf = (row: string): readonly string[] =>
  row.split(/ \| (?=[A-Z]{1,3}\d+: )/).map((cell) => cell.replace(/^[A-Z]{1,3}\d+: /, ''));

/** Of rows that follow each other: how many there are, and a digest of what they say, wherever that is. */
const summed = (rows: readonly (readonly string[])[]): string =>
  `[${rows.length} rows, ${digest(rows.map((values) => values.join(' | ')))}]`;

type RowKind = 'sentence' | 'head' | 'figures';

const kindOf = (values: readonly string[]): RowKind => {
  if (values.some(isFigure)) return 'figures';
  return values.length === 1 ? 'sentence' : 'head';
};

/** Sentences and heads of tables as they are, wrapped ones on one line; behind a head its rows, as their number and digest. */
function sheetOutline(rows: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let table: (readonly string[])[] = [];
  let before = 'figures' as RowKind;
  const closeTable = (): void => {
    if (table.length > 0) lines.push([lines.pop() ?? '', summed(table)].join(' '));
    table = [];
  };
  for (const row of rows) {
    const values = valuesOf(row);
    // The rows of a table may hold texts alone: its head is the first of them.
    const kind: RowKind =
      kindOf(values) === 'head' && before !== 'sentence' && lines.length > 0 ? 'figures' : kindOf(values);
    if (kind === 'figures') table.push(values);
    else {
      closeTable();
      const isAfterSentence = before === 'sentence' && !/[.:;\]]$/.test(lines.at(-1) ?? '.');
      const isWrapped = isAfterSentence || /^\p{Ll}/u.test(values[0] ?? '');
      if (kind === 'sentence' && isWrapped) lines.push(`${lines.pop() ?? ''} ${values[0] ?? ''}`);
      else lines.push(values.join(' | '));
    }
    before = kind;
  }
  closeTable();
  return lines;
}

const nameAndWords = (tag: string): string => {
  const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
  const [, words = ''] = /descr="([^"]*)"/.exec(tag) ?? [];
  return `${name}: ${words}`;
};

function sectionOutline(section: string): readonly string[] {
  const [name = '', ...rows] = section.split('\n').filter((line) => line !== '');
  const head = `== ${name}: ${rows.length} rows, ${rows.flatMap(valuesOf).filter(isFigure).length} figures, ${digest(rows)}`;
  if (name === 'Namen') return [head, rows.map((row) => row.split(' = ')[0]).join(' ')];
  if (name.startsWith('Grafiek op ')) return [head, ...rows.filter((row) => row.startsWith('<')).map(nameAndWords)];
  return [head, ...sheetOutline(rows)];
}

/**
 * What `workbookText` says of a workbook, to read: texts and heads as they are, figures as a digest. Each line that changes has
 * changed its section, whose name is above it.
 */
export const workbookOutline = (text: string): string =>
  [...text.split(/^== /m).slice(1).flatMap(sectionOutline), ''].join('\n');
