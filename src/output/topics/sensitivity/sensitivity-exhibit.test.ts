import { expect, it } from 'vitest';
import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { perAnswer } from '#core/transition/outcomes.ts';
import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier, result } = exampleContent(25);

/** Of each answer a premium that these assumptions move by a tenth of a point. */
function movedBy(keys: readonly SensitivityKey[]): ConclusionSubject {
  const changed = { exact: 0.201, difference: 0.001, feasible: true };
  const rows = keys.map((key): SensitivityRow => ({
    key,
    answers: perAnswer(() => changed),
    pension: null,
    longRun: null,
    entrantPremium: null,
  }));
  const sensitivities = { ...result.sensitivities, rows };
  return { input: dossier.input, result: { ...result, sensitivities } };
}

it.each<[number, readonly SensitivityKey[]]>([
  [0, ['exitsDoubled']],
  [1, ['exitsDoubled', 'wageGrowthUp']],
])('has a chart only where there is more than one column to compare: %d', (charts, keys) => {
  const section = sensitivitySection(movedBy(keys))!;
  expect(section.exhibits.filter(({ chart }) => chart !== null)).toHaveLength(charts);
  expect(section.exhibits[0]!.table!.model.rows).toHaveLength(keys.length);
  expect(section.lead.includes('Grafiek:')).toBe(charts === 1);
});

it('tells it of an answer by its name, and with which changes alone one is within reach that is not so now', () => {
  const { input, result: calculated } = movedBy(['exitsDoubled', 'wageGrowthUp']);
  const premiums = calculated.premiums.map((alternative) =>
    alternative.key === 'profitNeutralFlat' ? { ...alternative, feasible: false } : alternative,
  );
  const [first, second] = calculated.sensitivities.rows as [SensitivityRow, SensitivityRow];
  const lost = { exact: 0.3, difference: 0, feasible: false };
  const rows = [first, { ...second, answers: { ...second.answers, budgetNeutralFlat: lost, profitNeutralFlat: lost } }];
  const sensitivities = { ...calculated.sensitivities, rows };
  const { lead, exhibits } = sensitivitySection({
    input,
    result: { ...calculated, premiums, sensitivities },
  })!;
  expect(lead).toContain('De budgetneutrale vlakke premie is niet haalbaar bij 1 procentpunt meer loonstijging.');
  expect(lead).toContain('De profijtneutrale vlakke premie is niet haalbaar, behalve bij twee keer zoveel uitstroom.');
  expect(exhibits[0]!.table!.model.rows.flat().join(' ')).toContain('onhaalbaar');
});
