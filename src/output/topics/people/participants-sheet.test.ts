import { expect, it } from 'vitest';
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
