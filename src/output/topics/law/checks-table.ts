import { checkLevelNames, levelSigns } from '#output/language/verdict-text.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { type Cell, type Row, type Table, columnsOf } from '#output/model/table.ts';
import type { ShownCheck } from '#output/topics/law/shown-checks.ts';

const wrapped = (content: string): Cell => ({ content, look: 'value', wraps: true });

const row = ({ level, title, about, finding, article }: ShownCheck): Row => [
  { ...wrapped(title), ...(level === 'error' && { row: ['front', 'barred'] }) },
  about,
  { content: checkLevelNames[level], look: level, read: `${levelSigns[level]} ${checkLevelNames[level]}` },
  finding,
  { ...wrapped(article), ...(article === '' && { read: emptyCellMark }) },
];

/** Checks of the law, and of goal and data, in words. */
export const checksTable = (shown: readonly ShownCheck[]): Table => ({
  name: 'ResultaatToetsen',
  columns: columnsOf(
    { Toets: 'general', Betreft: 'general', Uitkomst: 'general', Toelichting: 'general', Artikel: 'general' },
    ['Toets', 'Betreft', 'Toelichting', 'Artikel'],
  ),
  rows: shown.map(row),
});
