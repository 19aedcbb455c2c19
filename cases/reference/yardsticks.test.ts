import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { ProfitMeasure } from '#core/dossier/goal.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { type AnswerName, answerNames, oracleResult, otherMeasures } from '#test/oracle/answers.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { type OpenGroupExpected, isFeasibleRounded, openGroupReference } from '#test/oracle/open-group-reference.ts';
import { expectAllSame, expectSame } from '#cases/reference/same-figures.ts';

const keys: Readonly<Record<AnswerName, AnswerKey>> = {
  budgetneutraal_vlak: 'budgetNeutralFlat',
  budgetneutraal_progressief: 'budgetNeutralProgressive',
  profijtneutraal_vlak: 'profitNeutralFlat',
  profijtneutraal_progressief: 'profitNeutralProgressive',
};

const measures: Readonly<Record<ProfitMeasure, string>> = {
  totalPension: 'totaal pensioen',
  averagePerParticipant: 'gemiddelde per deelnemer',
  premiumValue: 'waarde van de premies',
};

describe.each(
  openGroupReference.map((dossier) => [dossier.input.soort, dossier.input.werkgever_naam, dossier] as const),
)('the yardsticks of reference dossier %s of %s', (_kind, _employer, dossier) => {
  const { input, expected } = dossier;
  const result = calculate(coreInput(input));
  const oracle = oracleResult(input);
  // With the new participants among those whose cost counts, the goal of equal cost is another.
  const names = answerNames.filter(
    (name) => input.doel_groep === 'bestaande deelnemers' || name.startsWith('profijtneutraal'),
  );
  const nameInFile = (name: AnswerName) => name.replace('_', ' ') as keyof OpenGroupExpected['antwoorden'];
  const wantedOf = (name: AnswerName) => expected.antwoorden[nameInFile(name)];

  test.each(names)('give the same %s, also on the other basis', (name) => {
    const wanted = wantedOf(name);
    const core = alternativeOf(result, keys[name]);
    expectSame(core.exact, wanted.exact);
    expectAllSame(
      core.practicalScale.map(({ rate }) => rate),
      wanted.praktisch,
    );
    expectAllSame(
      core.exactScale.map(({ rate }) => rate),
      wanted.percentages,
    );
    expect(core.feasible).toBe(isFeasibleRounded(dossier, nameInFile(name)));
    if (wanted.andere_basis !== undefined) expectSame(core.otherBasisExact!, wanted.andere_basis);
  });

  test.each(names)('give the oracle the same %s', (name) => {
    const wanted = wantedOf(name);
    expectSame(oracle.answers[name].exact, wanted.exact);
    expect(oracle.answers[name].feasible).toBe(isFeasibleRounded(dossier, nameInFile(name)));
    if (wanted.andere_basis !== undefined) expectSame(oracle.answers[name].otherBasis!.exact, wanted.andere_basis);
  });

  test('give the same profit-neutral flat premium by every other measure', () => {
    const wanted = expected.profijtneutraal_vlak_andere_maatstaf;
    const byOracle = otherMeasures(input);
    expect(result.otherMeasures.map(({ measure }) => measures[measure]).sort()).toEqual(Object.keys(wanted).sort());
    for (const { measure, answer } of result.otherMeasures) {
      expectSame(answer.exact, wanted[measures[measure]]!);
      expectSame(byOracle.get(measures[measure])!.exact, wanted[measures[measure]]!);
    }
  });

  test('have the same current cost', () => {
    expectSame(alternativeOf(result, 'unchanged').cost, expected.ongewijzigd_kosten);
    expectSame(oracle.unchanged.cost, expected.ongewijzigd_kosten);
  });
});
