import { describe, expect, test } from 'vitest';
import { scenarioKeys } from '#core/effects-result.ts';
import type { RetraceChoice } from '#documents/excel/output/retrace/retrace.ts';
import { retraceSheets } from '#documents/excel/output/retrace/retrace-sheets.ts';
import { participantsSheet } from '#documents/excel/output/sheets/participants-sheet.ts';
import type { CellContent, SheetPlan } from '#documents/excel/output/sheet-plan.ts';
import { shownAlternatives } from '#contract/terms/shown-alternatives.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { retracedDossiers } from '#test/fixtures/retraced-content.ts';

/** Contents of the cells with a name. */
const named = ({ rows }: SheetPlan): ReadonlyMap<string, CellContent> =>
  new Map(rows.flat().flatMap((cell) => (cell?.name === undefined ? [] : [[cell.name, cell.content]])));

/** What comes out for a participant when these choices are made. */
function outcome(content: OutputContent, choice: RetraceChoice): ReadonlyMap<string, CellContent> {
  const [sheet] = retraceSheets(content, participantsSheet(content), choice).retrace;
  if (!sheet) throw new Error('there is no sheet to retrace on');
  return named(sheet);
}

describe.each(retracedDossiers)('formulas retrace %s', (_, made) => {
  test('to what the calculation gave for ten participants, each under another alternative or scenario', () => {
    const content = made(10);
    const alternatives = shownAlternatives(content.result);
    expect(content.result.participants.length).toBeGreaterThan(alternatives.length);
    for (const [participant] of content.result.participants.entries()) {
      const [alternative, scenario] = [participant % alternatives.length, participant % 3];
      const names = outcome(content, { participant, alternative, scenario });
      const { key } = alternatives[alternative]!;
      const figures = content.result.effects.participants[key]!;
      const close = (name: string, expected: number): void => {
        expect(Number(names.get(name)), `${name} of participant ${participant}, ${key}`).toBeCloseTo(expected, 6);
        expect(names.get(`${name}_oordeel`)).toBe('OK');
      };
      close('narekenen_premie', figures.premium[participant]!);
      close('narekenen_eigen_bijdrage', figures.ownContribution[participant]!);
      close('narekenen_pensioen', figures.pensions[scenarioKeys[scenario]!][participant]!);
    }
  });

  test('and the cost of all participants adds up to that of the calculation', () => {
    const content = made(4);
    const total = (alternative: number): number =>
      content.result.participants.reduce(
        (sum, _one, participant) =>
          sum + Number(outcome(content, { participant, alternative, scenario: 1 }).get('last_contant')),
        0,
      );
    expect(total(0)).toBeCloseTo(content.result.unchanged.cost, 4);
    expect(total(2)).toBeCloseTo(content.result.answers.budgetNeutralProgressive.cost, 4);
  });
});
