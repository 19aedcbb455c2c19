import { describe, expect, it } from 'vitest';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { fullCost } from '#output/topics/choices/comparison-conclusion.ts';
import { scaleGround } from '#test/fixtures/example-checks.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier, result } = averagePayContent('ambition', 60);
const subject = { input: dossier.input, result };
const tableOf = (of: typeof subject) => choicesSection(of).exhibits[0]!.table!.model;

describe('the choices beside each other', () => {
  it('mark what costs least and most of what the law allows', () => {
    const { rows, columns, marked = [] } = tableOf(subject);
    const cost = columns.findIndex(({ head }) => head.startsWith('Kosten'));
    const lawful = premiumAlternatives(result).map((premium, row) => ({
      row,
      cost: fullCost(subject, premium),
      premium,
    }));
    const allowed = lawful.filter(({ premium }) => premium.verdict.allowed !== 'no');
    const [least] = allowed.toSorted((one, other) => one.cost - other.cost);
    const [most] = allowed.toSorted((one, other) => other.cost - one.cost);
    expect(marked).toContainEqual({ row: least!.row, column: cost, mark: 'best' });
    expect(marked).toContainEqual({ row: most!.row, column: cost, mark: 'worst' });
    for (const { row, column, mark } of marked) expect(rows[row]![column]).toMatch(mark === 'best' ? /^● / : /^▼ /);
  });

  it('explain the least favourable age only where it has a column', () => {
    const notesOf = (count: number): string => {
      const { dossier: one, result: calculated } = exampleContent(count);
      return choicesSection({ input: one.input, result: calculated }).notes.join(' ');
    };
    expect(notesOf(25)).toContain('Minst gunstige leeftijd: ');
    expect(notesOf(3)).not.toContain('Minst gunstige leeftijd');
  });

  it('mark nothing of what the law forbids, which is red with its article', () => {
    const changed = changedAlternatives(result, {
      budgetNeutralProgressive: {
        verdict: {
          allowed: 'no',
          grounds: [scaleGround],
        },
      },
    });
    const table = tableOf({ ...subject, result: changed });
    const row = premiumAlternatives(changed).findIndex(({ key }) => key === 'budgetNeutralProgressive');
    expect(table.barred).toContain(row);
    expect((table.marked ?? []).filter((cell) => cell.row === row)).toEqual([]);
    expect(table.rows[row]!.join(' ')).toContain('(art. 38r Wet LB 1964)');
  });

  it('mark nothing where all are nearly alike', () => {
    const { input } = exampleContent(25).dossier;
    const given = exampleContent(25).result;
    const { cost, existingCost, pensionDifference } = alternativeOf(given, 'budgetNeutralFlat');
    const alike = { cost, existingCost, pensionDifference, compensation: null };
    const changed = changedAlternatives(given, {
      budgetNeutralFlat: alike,
      budgetNeutralProgressive: alike,
      profitNeutralFlat: alike,
      profitNeutralProgressive: alike,
    });
    const { marked = [], columns } = tableOf({ input, result: changed });
    const compared = new Set(marked.map(({ column }) => columns[column]!.head));
    expect([...compared].filter((head) => head === 'Kosten' || head === 'Pensioen')).toEqual([]);
  });
});
