import { expect, it } from 'vitest';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { costLinesSection } from '#output/topics/cost/cost-lines-section.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

/** The section of a dossier in which this premium was chosen. */
function sectionWith(chosenAlternative: PremiumKey | null) {
  const base = exampleInput(exampleParticipants(25));
  const input = { ...base, chosenAlternative, ownProposal: { flat: 0.15, scale: [] } };
  return costLinesSection({ input, result: resultOf(input) })!;
}

const rowsOf = ({ exhibits }: ReturnType<typeof sectionWith>): readonly (readonly string[])[] =>
  exhibits[0]!.table!.model.rows;

it.each([
  [null, 'Budgetneutraal vlak'],
  ['ownFlat', 'Eigen voorstel vlak'],
  ['budgetNeutralProgressive', 'Budgetneutraal progressief'],
] as const)('the long run has a line and a row of what its title is about: chosen is %s', (chosen, name) => {
  const section = sectionWith(chosen);
  const names = rowsOf(section).map(([first]) => first);
  expect(names).toContain(name);
  expect(names).toContain('Budgetneutraal vlak');
  expect(section.exhibits[0]!.chart!.model.series.map((line) => line.name)).toEqual(names);
  const told = /€ [\d.]+(?= (?:meer|minder) dan nu)/.exec(spaced(section.conclusion))?.[0];
  if (told !== undefined) expect(rowsOf(section).map((row) => spaced(row.at(-1)!).slice(2))).toContain(told);
});

it('the long run calls its lines flat premiums where they all are', () => {
  expect(sectionWith('ownFlat').lead).toContain(', vlakke premies.');
  expect(sectionWith('budgetNeutralProgressive').lead).not.toContain('vlakke');
});
