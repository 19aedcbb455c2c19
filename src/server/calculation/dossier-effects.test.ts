import { describe, expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { builtInSet, builtInSetFacts } from '#core/scenario-set/cp2022/built-in-set.ts';
import type { OutcomeEffects, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { dossierEffects, keptOutcome, ownScenarios, type StatutoryData } from '#server/calculation/dossier-effects.ts';
import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';

const ofBank = {
  ...builtInSetFacts,
  name: 'P-scenarioset 2025Q4',
  quarter: '2025Q4',
  isIllustration: false,
  count: 50,
};
const newerCurve = { name: '30-11-2025', date: '2025-11-30', source: 'De Nederlandsche Bank', rates: [0.02, 0.03] };
const data: StatutoryData = { curves: [newerCurve], sets: [ofBank] };

const effectsOf = ({ outcome }: StatutoryOutcome): OutcomeEffects => {
  if (outcome.sort !== 'calculated') throw new Error(outcome.absence.reason);
  return outcome.effects;
};

/** The plain dossier, valued in January 2026, with the sets that were asked for. */
async function outcomeOf(input: DossierInput, known: StatutoryData | undefined) {
  const asked: (readonly [string, number])[] = [];
  const told: (readonly [number, number])[] = [];
  let starts = 0;
  const outcome = await dossierEffects(input, resultOf(input), {
    day: dayInTests,
    data: known,
    onStart: () => (starts += 1),
    onPeople: (done, total) => told.push([done, total]),
    sources: {
      ...ownScenarios,
      offered: (name, years) => {
        asked.push([name, years]);
        return Promise.resolve(builtInSet(50));
      },
    },
  });
  return { outcome, asked, starts, told };
}

describe('the effects of a dossier', () => {
  test('stand on the newest curve and set that are known, and ask for the scenarios of that set alone', async () => {
    const { outcome, asked, starts, told } = await outcomeOf(plainDossier, data);
    const { basis, birthYears } = effectsOf(outcome);
    const [done, total] = told.at(-1)!;
    expect([done, total > 0]).toEqual([total, true]);
    expect([asked, starts]).toEqual([[['P-scenarioset 2025Q4', 52]], 1]);
    expect([basis.curve.name, basis.curve.isOld, basis.set.name]).toEqual(['30-11-2025', false, ofBank.name]);
    expect(birthYears[0]!.figures.unchangedExpectation.percentiles).toHaveLength(3);
  });

  test('ask for nothing where the law prescribes none', async () => {
    const { outcome, asked, starts } = await outcomeOf({ ...plainDossier, schemeOn30June2023: 'noScheme' }, data);
    expect(outcome.outcome.sort).toBe('absent');
    expect([asked, starts]).toEqual([[], 0]);
  });

  test('fail where a set is named that cannot be given', async () => {
    const options = { day: dayInTests, data, onStart: () => {}, sources: ownScenarios };
    await expect(dossierEffects(plainDossier, resultOf(plainDossier), options)).rejects.toThrow('2025Q4');
  });
});

test('what is kept has no figures of participants, and those of model persons', async () => {
  const input = { ...plainDossier, statutory: { ...plainDossier.statutory, effectsOn: 'participants' as const } };
  const { outcome } = await outcomeOf(input, data);
  const { own, birthYears } = effectsOf(outcome);
  expect(own!.map(({ count }) => count)).toEqual([1]);
  expect(effectsOf(keptOutcome(outcome))).toMatchObject({ own: null, birthYears });
});
