import { describe, expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Table } from '#output/model/table.ts';
import { costTable } from '#output/topics/cost/cost-table.ts';
import { presentCostTable } from '#output/topics/cost/present-cost-table.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';

const content = averagePayContent('ambition', 40);
const { result } = content;

/** The row of the first flat answer, by the heads of its columns. */
function flatRow({ columns, rows }: Table): Readonly<Record<string, unknown>> {
  const row = rows.find((values) => values.includes('B Vlak voor iedereen')) ?? [];
  return Object.fromEntries(columns.map(({ header }, place) => [header, row[place]]));
}

describe('a difference of cost in the workbook', () => {
  const flat = alternativeOf(result, 'budgetNeutralFlat');
  const now = alternativeOf(result, 'unchanged');

  it('is named by what it is of: the cost alone, or with compensation', () => {
    expect(flat.compensation!.horizonCost).toBeGreaterThan(1);
    const present = flatRow(presentCostTable(content));
    expect(present['Verschil werkgeverslast']).toBeCloseTo(flat.existingCost - now.cost, 6);
    expect(present['Verschil samen']).toBeCloseTo(flat.existingCost + flat.compensation!.horizonCost - now.cost, 6);
    expect(flatRow(costTable(content))['Verschil werkgeverslast']).toBeCloseTo(
      flat.years[0]!.cost - now.years[0]!.cost,
      6,
    );
  });
});
