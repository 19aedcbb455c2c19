import { describe, expect, test } from 'vitest';
import { answerNames, oracleResult } from '#test/oracle/answers.ts';
import { isFeasibleByLaw, referenceDossiers } from '#test/oracle/reference-dossiers.ts';

const tolerance = 1e-9;

function expectSame(actual: number, expected: number): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.abs(expected),
  );
}

function expectAllSame(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expectSame(actual[index]!, value);
}

describe.each(
  referenceDossiers.map(
    (dossier) => [`${dossier.input.soort} ${dossier.input.transitiedatum.join('-')}`, dossier] as const,
  ),
)('the oracle on reference dossier %s', (_, dossier) => {
  const { input, expected } = dossier;
  const result = oracleResult(input);
  const kept = <T>(figures: readonly T[]): T[] => figures.filter((_, index) => expected.participants.keep[index]);

  test('agrees on the current scheme and the shape', () => {
    expect(result.numbers).toEqual(kept(expected.participants.nr));
    expectSame(result.unchanged.cost, expected.ongewijzigd_kosten);
    expectAllSame(result.unchanged.pensions, kept(expected.participants.pens_cur));
    expect(result.shape.map(([age]) => age)).toEqual(expected.shape.map(([age]) => age));
    expectAllSame(
      result.shape.map(([, rate]) => rate),
      expected.shape.map(([, rate]) => rate),
    );
  });

  test.each(answerNames)('agrees on %s', (name) => {
    const answer = result.answers[name];
    const wanted = expected[name];
    expectSame(answer.exact, wanted.exact);
    expect(answer.feasible).toBe(isFeasibleByLaw(dossier, name));
    expectAllSame(answer.rates, wanted.rates);
    expectAllSame(answer.practical, wanted.practical);
    expectSame(answer.cost, wanted.kosten);
    expectAllSame(answer.pensions, kept(wanted.pensioen));
    if (wanted.andere_basis !== null) expectSame(answer.otherBasis!.exact, wanted.andere_basis);
  });
});
