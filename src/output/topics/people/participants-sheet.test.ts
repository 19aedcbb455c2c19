import { expect, it } from 'vitest';
import { headlineOf } from '#core/result/headline.ts';
import { columnName } from '#output/language/defined-names.ts';
import { withOpening } from '#output/writers/xlsx/sheet-opening.ts';
import { participantsSheet } from '#output/topics/people/participants-sheet.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

it('breaks texts where the columns in sight end, and not where those end that are to be opened', () => {
  const plan = participantsSheet(exampleContent(3));
  const { rows } = withOpening(plan, 'Een zin.');
  const isHidden = (column: number): boolean =>
    plan.groupedColumns!.some(([first, last]) => first <= column && column <= last);
  const inSight = plan.widths.filter((_, index) => !isHidden(index + 1)).reduce((sum, width) => sum + width, 0);
  const lengths = rows.flatMap(([cell]) => (typeof cell?.content === 'string' ? [cell.content.length] : []));
  expect(Math.max(...lengths)).toBeLessThan(inSight);
  expect(Math.max(...lengths)).toBeGreaterThan(inSight / 2);
});

it('has ten columns in sight, of everybody and of the premium in front, and all others grouped behind them', () => {
  const content = exampleContent(3);
  const { table, groupedColumns } = participantsSheet(content);
  const headers = table!.columns.map(({ header }) => header);
  const name = columnName(headlineOf(content.result)!.key);
  expect(headers.slice(5, 10)).toEqual(
    ['Premie', 'Pensioen', 'Verhouding', 'Compensatie %', 'Compensatie EUR'].map((measure) => `${measure} ${name}`),
  );
  expect(groupedColumns).toEqual([[11, headers.length]]);
  expect(headers).toHaveLength(new Set(headers).size);
});
