import { expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { gainsSection } from '#output/topics/people/gains-section.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';

/** Whether a chart is drawn of so many people, with or without compensation. */
function hasChart(count: number, isCompensated: boolean): boolean {
  const base = exampleInput(exampleParticipants(count));
  const input = isCompensated ? base : ({ ...base, compensation: { ...base.compensation, method: 'none' } } as const);
  const section = gainsSection({ input, result: resultOf(input) });
  if (section === null) throw new Error('nothing is told of those who gain');
  return section.exhibits[0]?.chart !== null;
}

it('bars of one colour are a table alone, also where everybody loses', () => {
  const base = exampleInput(exampleParticipants(60));
  const input = { ...base, compensation: { ...base.compensation, method: 'none' } } as const;
  const result = resultOf(input);
  const halved = alternativeOf(result, 'unchanged').participants.map((one) =>
    Object.assign({}, one, { pension: one.pension / 2 }),
  );
  const changed = changedAlternatives(result, { budgetNeutralFlat: { participants: halved } });
  expect(gainsSection({ input, result: changed })?.exhibits[0]?.chart).toBeNull();
  expect(gainsSection({ input, result })?.exhibits[0]?.chart).not.toBeNull();
});

it('one cohort without compensation is a table alone: one bar says no more than the title', () => {
  expect([hasChart(10, false), hasChart(10, true), hasChart(25, false)]).toEqual([false, true, true]);
});
