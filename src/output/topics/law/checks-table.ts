import { checkLevelNames, levelSigns } from '#output/language/verdict-text.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { Cell, Row, Table } from '#output/model/table.ts';
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
  columns: [
    { header: 'Toets', format: 'general', wraps: true },
    { header: 'Betreft', format: 'general', wraps: true },
    { header: 'Uitkomst', format: 'general' },
    { header: 'Toelichting', format: 'general', wraps: true },
    { header: 'Artikel', format: 'general', wraps: true },
  ],
  rows: shown.map(row),
});
