import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { isFeasibleRounded, openGroupReference } from '#test/oracle/open-group-reference.ts';
import { ageSources, salarySources } from '#test/oracle/open-group-words.ts';
import { expectAllSame, expectSame } from '#cases/reference/same-figures.ts';

describe.each(
  openGroupReference.map((dossier) => [dossier.input.soort, dossier.input.werkgever_naam, dossier] as const),
)('reference dossier %s of %s with new participants', (_kind, _employer, dossier) => {
  const { input, expected } = dossier;
  const result = calculate(coreInput(input));
  const { openGroup } = result;

  test('counts the same participants from the same transition', () => {
    expect(result.participants.map(({ number }) => number)).toEqual(expected.deelnemers);
    expect(result.monthsToTransition).toBe(expected.maanden_tot_transitie);
  });

  test('has the same current cost', () => {
    expectSame(alternativeOf(result, 'unchanged').cost, expected.ongewijzigd_kosten);
  });

  test('lets the same people enter', () => {
    const { age, ageSource, salary, salarySource, hires } = openGroup.entry;
    expect(age).toBe(expected.instroom.instroom_leeftijd);
    expectSame(salary, expected.instroom.instroom_salaris);
    expect(ageSources[ageSource]).toBe(expected.instroom.bron_leeftijd);
    expect(salarySources[salarySource]).toBe(expected.instroom.bron_salaris);
    expect(hires).toBe(expected.instroom.aantal_in_dienst_getreden);
    const entering = openGroup.years.map((year) => year.entering);
    expectAllSame(
      entering.map(({ current }) => current),
      expected.aantal_nieuw_huidig,
    );
    expectAllSame(
      entering.map(({ next }) => next),
      expected.aantal_nieuw_nieuw,
    );
  });

  test('lets them pay the same premium beside a kept scale', () => {
    const { unbounded, exact, practical } = openGroup.grandfathering.entrantPremium.costNeutral!;
    expectSame(unbounded, expected.premie_nieuwe_deelnemers.onbegrensd);
    expectSame(exact, expected.premie_nieuwe_deelnemers.exact);
    expectSame(practical, expected.premie_nieuwe_deelnemers.praktisch);
  });

  test.each(['5', '10', '30'] as const)('has the same flat premium for all over %s years', (horizon) => {
    const { exact, isReached } = result.horizons.find(({ years }) => years === Number(horizon))!.openGroup!;
    expectSame(exact, expected.vlak_voor_allen[horizon].exact);
    expect(isReached).toBe(expected.vlak_voor_allen[horizon].haalbaar);
  });

  test('costs the same each year in the current scheme and with a kept scale', () => {
    expect(openGroup.years.map(({ year }) => year)).toEqual(expected.paden.jaren);
    expectAllSame(openGroup.unchanged, expected.paden.ongewijzigd);
    const kept = expected.paden['eerbiedigende werking'];
    if (kept === null) expect(openGroup.grandfathering.cost).toBeNull();
    else expectAllSame(openGroup.grandfathering.cost!, kept);
  });

  test.each([
    ['budgetneutraal vlak', 'budgetNeutralFlat'],
    ['budgetneutraal progressief', 'budgetNeutralProgressive'],
  ] as const)('gives the same answer %s, whoever is counted', (name, key) => {
    const answer = alternativeOf(result, key);
    const wanted = expected.antwoorden[name];
    expectSame(answer.exact, wanted.exact);
    expect(answer.feasible).toBe(isFeasibleRounded(dossier, name));
    expectAllSame(
      answer.exactScale.map(({ rate }) => rate),
      wanted.percentages,
    );
    expectAllSame(
      answer.practicalScale.map(({ rate }) => rate),
      wanted.praktisch,
    );
  });

  test.each([
    ['budgetneutraal vlak', 'budgetNeutralFlat'],
    ['profijtneutraal vlak', 'profitNeutralFlat'],
  ] as const)('costs the same each year with %s for all', (name, key) => {
    const { cost, compensation, entrantCompensation } = openGroup.flatForAll.find((path) => path.key === key)!;
    expectAllSame(cost, expected.paden[`${name} zonder compensatie`]);
    expectAllSame(
      cost.map((amount, year) => amount + compensation[year]!),
      expected.paden[`${name} met compensatie`],
    );
    expectAllSame(entrantCompensation, expected.compensatie[name].per_jaar_nieuwe_deelnemers);
  });
});
