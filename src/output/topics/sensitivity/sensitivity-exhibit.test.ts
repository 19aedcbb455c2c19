import { expect, it } from 'vitest';
import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { perAnswer } from '#core/transition/outcomes.ts';
import { openSensitivitySection } from '#output/topics/sensitivity/open-sensitivity-section.ts';
import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { entrantPremium } from '#output/topics/sensitivity/followed-premium.ts';
import { unreachedWith } from '#output/topics/sensitivity/table.ts';
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

/** Moves of the premium of who is new: with these it is within reach, with the last of them not. `isNow`: there is one without them. */
function lostUnder(key: SensitivityKey, isNow = true): ConclusionSubject {
  const subject = movedBy(['exitsDoubled', 'entrantsOlder', key], 'entrants');
  const { effects, openGroup } = subject.result;
  const { grandfathering } = openGroup;
  const { entrantPremium } = grandfathering;
  const rows = effects.sensitivities.rows.map((row) => ({
    ...row,
    entrantPremium: { exact: 0.201, difference: isNow ? 0.001 : null, feasible: row.key !== key },
  }));
  const costNeutral = isNow ? entrantPremium.costNeutral : null;
  const changed = { ...grandfathering, entrantPremium: { ...entrantPremium, costNeutral } };
  return {
    input: subject.input,
    result: {
      ...subject.result,
      effects: { ...effects, sensitivities: { ...effects.sensitivities, rows } },
      openGroup: { ...openGroup, grandfathering: changed },
    },
  };
}

it('tells above the table in words which premium is out of reach with which change, and not by its mark', () => {
  const { lead, exhibits } = openSensitivitySection(lostUnder('replacementNone'))!;
  expect(JSON.stringify(exhibits[0]!.table)).toContain('n.h.');
  expect(lead).not.toContain('n.h.');
  expect(lead).toContain('evenveel kosten als nu; niet haalbaar bij een vervanging van 0%.');
});

it('tells it of an answer by its name, and with which changes alone one is within reach that is not so now', () => {
  const { input, result: calculated } = movedBy(['exitsDoubled', 'wageGrowthUp'], 'answers');
  const alternatives = calculated.alternatives.map((alternative) =>
    alternative.key === 'profitNeutralFlat' ? { ...alternative, feasible: false } : alternative,
  );
  const [first, second] = calculated.effects.sensitivities.rows as [SensitivityRow, SensitivityRow];
  const lost = { exact: 0.3, difference: 0, feasible: false };
  const rows = [first, { ...second, answers: { ...second.answers, budgetNeutralFlat: lost, profitNeutralFlat: lost } }];
  const sensitivities = { ...calculated.effects.sensitivities, rows };
  const { lead } = sensitivitySection({
    input,
    result: { ...calculated, alternatives, effects: { ...calculated.effects, sensitivities } },
  })!;
  expect(lead).toContain('De budgetneutrale vlakke premie is niet haalbaar bij 1 procentpunt meer loonstijging.');
  expect(lead).toContain('De profijtneutrale vlakke premie is niet haalbaar, behalve bij twee keer zoveel uitstroom.');
  expect(lead).not.toContain('n.h.');
});

it('tells of a premium that is not there now only with which change it is out of reach', () => {
  const subject = lostUnder('replacementMore', false);
  expect(unreachedWith(subject, entrantPremium(subject)!)).toBe(' bij een vervanging van 150%');
});
