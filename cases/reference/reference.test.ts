import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { participation } from '#core/participant/projected-participant.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { isFeasibleByLaw, referenceDossiers } from '#test/oracle/reference-dossiers.ts';
import { expectAllSame, expectSame } from '#cases/reference/same-figures.ts';

const answerNames = {
  budgetNeutralFlat: 'budgetneutraal_vlak',
  budgetNeutralProgressive: 'budgetneutraal_progressief',
  profitNeutralFlat: 'profijtneutraal_vlak',
  profitNeutralProgressive: 'profijtneutraal_progressief',
} as const satisfies Record<AnswerKey, string>;

describe.each(
  referenceDossiers.map((dossier) => [dossier.input.soort, dossier.input.werkgever_naam, dossier] as const),
)('reference dossier %s of %s', (_kind, _employer, dossier) => {
  const { input, expected } = dossier;
  const result = calculate(coreInput(input));
  /** Figures per participant, without those of participants who are left out. */
  const kept = <T>(figures: readonly T[]): T[] => figures.filter((_, index) => expected.participants.keep[index]);

  test('counts the same participants over the same months', () => {
    expect(result.participantCount).toBe(expected.aantal_deelnemers);
    const excluded = new Set(result.excluded.map(({ number }) => number));
    expect(expected.participants.nr.map((number) => !excluded.has(number))).toEqual(expected.participants.keep);
    const { participants } = participation(coreInput(input));
    expect(participants.map(({ monthsInNext }) => monthsInNext)).toEqual(kept(expected.participants.months));
  });

  test('has the same current cost, pensions and shape', () => {
    expectSame(alternativeOf(result, 'unchanged').cost, expected.ongewijzigd_kosten);
    expectSame(alternativeOf(result, 'unchanged').pension, expected.ongewijzigd_pensioen);
    expectAllSame(
      alternativeOf(result, 'unchanged').participants.map(({ pension }) => pension),
      kept(expected.participants.pens_cur),
    );
    expect(result.shape.map(({ fromAge }) => fromAge)).toEqual(expected.shape.map(([fromAge]) => fromAge));
    expectAllSame(
      result.shape.map(({ rate }) => rate),
      expected.shape.map(([, rate]) => rate),
    );
  });

  test.each(Object.entries(answerNames))('gives the same answer %s', (key, name) => {
    const answer = alternativeOf(result, key as AnswerKey);
    const wanted = expected[name];
    expectSame(answer.exact, wanted.exact);
    expect(answer.feasible).toBe(isFeasibleByLaw(dossier, name));
    expectAllSame(
      answer.exactScale.map(({ rate }) => rate),
      wanted.rates,
    );
    expectAllSame(
      answer.practicalScale.map(({ rate }) => rate),
      wanted.practical,
    );
    expectSame(answer.cost, wanted.kosten);
    expectSame(answer.costDifference, wanted.verschil_kosten, answer.cost);
    expectSame(answer.pensionDifference, wanted.verschil_pensioen, alternativeOf(result, 'unchanged').pension);
    expectAllSame(
      answer.participants.map(({ pension }) => pension),
      kept(wanted.pensioen),
    );
    if (wanted.andere_basis === null) expect(answer.otherBasisExact).toBeNull();
    else expectSame(answer.otherBasisExact!, wanted.andere_basis);
  });
});
