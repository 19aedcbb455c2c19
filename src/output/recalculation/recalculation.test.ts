import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import type { RecalculationChoice } from '#output/recalculation/recalculation.ts';
import { recalculationSheets } from '#output/recalculation/recalculation-sheets.ts';
import { participantsSheet } from '#output/topics/people/participants-sheet.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import type { CellContent } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
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

/** Holds each of so many participants, under another alternative, against what the calculation gave. */
function expectSameFigures(content: OutputContent, count: number): void {
  const outcome = outcomes(content);
  const alternatives = content.result.alternatives;
  expect(count).toBeGreaterThan(alternatives.length);
  for (const participant of content.result.participants.slice(0, count).keys()) {
    const alternative = participant % alternatives.length;
    const names = outcome({ participant, alternative });
    const { key, participants } = alternatives[alternative]!;
    const figures = participants[participant]!;
    const close = (name: string, expected: number): void => {
      expect(Number(names.get(name)), `${name} of participant ${participant}, ${key}`).toBeCloseTo(expected, 6);
      expect(names.get(`${name}_oordeel`)).toBe('OK');
    };
    close('narekenen_premie', figures.premium);
    close('narekenen_eigen_bijdrage', figures.ownContribution);
    close('narekenen_pensioen', figures.pension);
  }
}

/** What the formulas make of the cost of an alternative, of all participants together. */
function costOfAll(content: OutputContent, alternative: number): number {
  const outcome = outcomes(content);
  return content.result.participants.reduce(
    (sum, _, participant) => sum + Number(outcome({ participant, alternative }).get('last_contant')),
    0,
  );
}

describe.each(recalculatedDossiers)('formulas recalculation %s', (_, made) => {
  test('to what the calculation gave for ten participants, each under another alternative', () => {
    expectSameFigures(made(10), 10);
  });

  test('and the cost of all participants adds up to that of the calculation', () => {
    const content = made(3);
    expect(costOfAll(content, 0)).toBeCloseTo(alternativeOf(content.result, 'unchanged').cost, 4);
    const [, second] = premiumAlternatives(content.result);
    expect(costOfAll(content, 2)).toBeCloseTo((second ?? content.result.alternatives[1]!).cost, 4);
  });
});

describe('formulas recalculate an employer with all at once that real employers have, from the filled template', async () => {
  const content = await calculatedContent(everythingFilling('dcToDc'));

  test('to what the calculation gave for ten participants', () => {
    expectSameFigures(content, 10);
  });

  test('and the cost of all participants adds up to that of the calculation, but for what is paid once', () => {
    const [current, , progressive] = content.result.alternatives;
    expect(costOfAll(content, 0)).toBeCloseTo(current!.cost, 4);
    expect(progressive!.oneOffCost).toBeGreaterThan(30_000);
    expect(costOfAll(content, 2)).toBeCloseTo(progressive!.cost - progressive!.oneOffCost, 4);
  });
});
