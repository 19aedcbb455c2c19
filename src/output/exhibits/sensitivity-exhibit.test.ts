import { expect, it } from 'vitest';
import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { perAnswer } from '#core/transition/per-answer.ts';
import { openSensitivitySection } from '#output/exhibits/open-sensitivity.ts';
import { sensitivitySection } from '#output/exhibits/sensitivity.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier, result } = exampleContent(25);

/** Of each answer, or of who is new alone, a premium that these assumptions move by a tenth of a point. */
function movedBy(keys: readonly SensitivityKey[], what: 'answers' | 'entrants'): ConclusionSubject {
  const changed = { exact: 0.201, difference: 0.001, feasible: true };
  const rows = keys.map((key): SensitivityRow => ({
    key,
    answers: perAnswer(() => (what === 'answers' ? changed : null)),
    pension: null,
    longRun: null,
    entrantPremium: what === 'entrants' ? changed : null,
  }));
  const effects = { ...result.effects, sensitivities: { ...result.effects.sensitivities, rows } };
  return { input: dossier.input, result: { ...result, effects } };
}

it.each<[number, readonly SensitivityKey[]]>([
  [0, ['exitsDoubled']],
  [1, ['exitsDoubled', 'wageGrowthUp']],
])('has a chart only where there is more than one column to compare: %d', (charts, keys) => {
  const section = sensitivitySection(movedBy(keys, 'answers'))!;
  expect(section.exhibits.filter(({ chart }) => chart !== null)).toHaveLength(charts);
  expect(section.exhibits[0]!.table!.model.rows).toHaveLength(keys.length);
  expect(section.lead.includes('Grafiek:')).toBe(charts === 1);
});

it('explains the columns that the table has, and no others', () => {
  const { lead, exhibits } = openSensitivitySection(movedBy(['exitsDoubled', 'entrantsOlder'], 'entrants'))!;
  expect(exhibits[0]!.table!.model.columns.map(({ head }) => head)).toEqual([
    'Aanname lager / hoger',
    'Alleen wie nieuw is',
  ]);
  expect(spaced(lead)).toMatch(/^Alleen wie nieuw is: .*Grafiek: alleen wie nieuw is\./);
});
