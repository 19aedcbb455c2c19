import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { scenarioKeys } from '#core/result/effects-result.ts';
import type { RecalculationChoice } from '#output/workbook/recalculation/recalculation.ts';
import { recalculationSheets } from '#output/workbook/recalculation/recalculation-sheets.ts';
import { participantsSheet } from '#output/workbook/sheets/participants-sheet.ts';
import type { CellContent, SheetPlan } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { recalculatedDossiers } from '#test/fixtures/recalculated-content.ts';

/** Contents of the cells with a name. */
const named = ({ rows }: SheetPlan): ReadonlyMap<string, CellContent> =>
  new Map(rows.flat().flatMap((cell) => (cell?.name === undefined ? [] : [[cell.name, cell.content]])));

/** What comes out for a participant when choices are made. */
function outcomes(content: OutputContent): (choice: RecalculationChoice) => ReadonlyMap<string, CellContent> {
  const participants = participantsSheet(content);
  return (choice) => {
    return named(recalculationSheets(content, participants, choice).recalculation);
  };
}

describe.each(recalculatedDossiers)('formulas recalculation %s', (_, made) => {
  test('to what the calculation gave for ten participants, each under another alternative or scenario', () => {
    const content = made(10);
    const outcome = outcomes(content);
    const alternatives = content.result.alternatives;
    expect(content.result.participants.length).toBeGreaterThan(alternatives.length);
    for (const [participant] of content.result.participants.entries()) {
      const [alternative, scenario] = [participant % alternatives.length, participant % 3];
      const names = outcome({ participant, alternative, scenario });
      const { key, effects } = alternatives[alternative]!;
      const figures = effects.participants;
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
    const content = made(3);
    const outcome = outcomes(content);
    const total = (alternative: number): number =>
      content.result.participants.reduce(
        (sum, _one, participant) =>
          sum + Number(outcome({ participant, alternative, scenario: 1 }).get('last_contant')),
        0,
      );
    expect(total(0)).toBeCloseTo(alternativeOf(content.result, 'unchanged').cost, 4);
    expect(total(2)).toBeCloseTo(alternativeOf(content.result, 'budgetNeutralProgressive').cost, 4);
  });
});
