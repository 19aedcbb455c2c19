import { expect, test } from 'vitest';
import { columnLetters } from '#office/sheet/cell-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { answersSheet } from '#output/topics/choices/answers-sheet.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { type Cell, type FormulaPlace, isCell } from '#output/model/table.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

interface Difference {
  readonly header: string;
  readonly cell: Cell;
  readonly row: PlannedRow;
}

/** The figures below the answers that say what something differs, in which table they are. */
function differences(rows: readonly PlannedRow[]): readonly Difference[] {
  let headers: PlannedRow = [];
  return rows.flatMap((row) => {
    if (row[0]?.look === 'header') headers = row;
    if (row.length < 2) headers = [];
    return row.flatMap((cell, index): readonly Difference[] => {
      const header = headers[index]?.content;
      if (typeof header !== 'string') return [];
      const isAsked = /^Verschil|in %$/.test(header);
      return isAsked && cell !== null && typeof cell.content === 'number' ? [{ header, cell, row }] : [];
    });
  });
}

/** What `D7-ongewijzigd_kosten` comes to. */
function worth(formula: string, row: PlannedRow, names: ReadonlyMap<string, number>): number {
  const [, left = '', operator, right = ''] = /^(\w+)([-/])(\w+)$/.exec(formula) ?? [];
  const [one, other] = [left, right].map((term) => {
    const found = row.findIndex((_, index) => term === `${columnLetters(index + 1)}7`);
    return found < 0 ? names.get(term)! : Number(row[found]!.content);
  });
  return operator === '-' ? one! - other! : one! / other!;
}

const premiumContent = (): OutputContent => {
  const input = exampleInput(exampleParticipants(3));
  const content = exampleContent(1);
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
};

/** The proof, and the part with the other goals. */
const belowAnswers = (content: OutputContent): readonly PlannedRow[] => {
  const { rowsBelow, further = [] } = answersSheet(content);
  return [...rowsBelow, ...further.at(-1)!.rows];
};

test.each([premiumContent(), averagePayContent('scheme', 3)])(
  'what a dossier has no text for leaves no empty rows below the answers',
  (content) => {
    const rowsBelow = belowAnswers(content);
    expect(rowsBelow.filter((row) => row.length > 0 && row.every((cell) => cell?.content === ''))).toEqual([]);
    const isEmpty = rowsBelow.map((row) => row.length === 0);
    expect(isEmpty.some((empty, index) => empty && isEmpty[index + 1])).toBe(false);
  },
);

test.each([premiumContent(), averagePayContent('scheme', 3)])(
  'heads below the answers stand where what is under them does',
  (content) => {
    let headers: PlannedRow = [];
    const crooked = belowAnswers(content).flatMap((row) => {
      if (row[0]?.look === 'header') headers = row;
      if (row.length < 2) headers = [];
      return row.flatMap((cell, index) => {
        const header = headers[index];
        if (cell === null || cell.content === null || header === undefined || header === null || header === cell)
          return [];
        const isRight = cell.isRight ?? (typeof cell.content === 'number' && cell.look !== 'label');
        return isRight === (header.isRight ?? false) ? [] : [[header.content, cell.content]];
      });
    });
    expect(crooked).toEqual([]);
  },
);

test.each<[string, OutputContent, readonly string[]]>([
  ['a premium scheme', premiumContent(), ['Verschil werkgeverslast', 'Verschil pensioen']],
  [
    'average pay',
    averagePayContent('scheme', 3),
    ['Verschil werkgeverslast', 'Verschil last in %', 'Verschil pensioen'],
  ],
])('differences below the answers follow from the cells beside them: %s', (_, content, asked) => {
  const { table } = answersSheet(content);
  const rowsBelow = belowAnswers(content);
  const named = (table?.rows ?? []).flat().filter((cell) => isCell(cell) && cell.name !== undefined);
  const names = new Map(named.map((cell) => [(cell as Cell).name!, Number((cell as Cell).content)]));
  const found = differences(rowsBelow);
  expect(new Set(found.map(({ header }) => header))).toEqual(new Set(asked));
  for (const { header, cell, row } of found) {
    const formula = cell.formulaAt?.({ row: 7 } as FormulaPlace);
    expect(formula, header).toBeDefined();
    expect(worth(formula!, row, names)).toBeCloseTo(Number(cell.content), 6);
  }
});
