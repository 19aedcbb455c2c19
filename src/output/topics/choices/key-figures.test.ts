import { describe, expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { keyFigures } from '#output/topics/choices/key-figures.ts';
import { type ChoiceFigures } from '#output/model/figure-types.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';

const subject = (count: number): ConclusionSubject => {
  const { dossier, result } = averagePayContent('ambition', count);
  return { input: dossier.input, result };
};

type Changes = Parameters<typeof changedAlternatives>[1];
const changed = ({ input, result }: ConclusionSubject, changes: Changes): ConclusionSubject => ({
  input,
  result: changedAlternatives(result, changes),
});

function choiceOf(of: ConclusionSubject): ChoiceFigures {
  const { choice } = keyFigures(of);
  if (typeof choice === 'string') throw new Error(choice);
  return choice;
}

describe('the key figures', () => {
  it('are the two numbers of the choice in front, with compensation, one-off costs and those who are hired', () => {
    const { input, result } = subject(40);
    const B = result.choices.find(({ key }) => key === 'B')!;
    const { cost: now } = result.now;
    const { rate } = alternativeOf(result, B.premium).practicalScale[0]!;
    expect(Math.round(B.compensation.firstYear)).toBeGreaterThan(0);
    expect(choiceOf({ input, result })).toMatchObject({
      choice: 'B',
      name: 'flatForAll',
      lowest: rate,
      highest: rate,
      isChosen: false,
      isSurelyAllowed: true,
      firstYear: {
        cost: B.cost.firstYear,
        difference: B.cost.firstYear - now.firstYear,
        start: { year: result.transitionDate.year, month: result.transitionDate.month },
      },
      thirtyYears: {
        cost: B.cost.thirtyYears,
        difference: B.cost.thirtyYears - now.thirtyYears,
        fraction: (B.cost.thirtyYears - now.thirtyYears) / now.thirtyYears,
        hasEntrants: true,
      },
      lessPension: { count: B.people.less, of: 40 },
    });
  });

  it('are of the choice that was made, and say so', () => {
    const { input, result } = subject(40);
    const chosen = { input, result: { ...result, chosen: 'B' as const } };
    expect(choiceOf(chosen)).toMatchObject({ choice: 'B', isChosen: true });
  });

  it('are of the premium that was asked for, and do not call one that the law forbids chosen', () => {
    const { input, result } = changed(subject(40), {
      budgetNeutralFlat: { verdict: { allowed: 'no', grounds: [] } },
    });
    const asked = alternativeOf(result, 'budgetNeutralFlat');
    const { choice } = keyFigures({ input, result: { ...result, chosen: 'B' } }, asked);
    expect(choice).toMatchObject({ choice: 'B', isChosen: false, isSurelyAllowed: false });
  });

  it('say no cost of a premium that the law forbids', () => {
    const forbidden = { verdict: { allowed: 'no', grounds: [] } } as const;
    const keys = ['budgetNeutralFlat', 'budgetNeutralProgressive', 'profitNeutralFlat', 'profitNeutralProgressive'];
    const { input, result } = subject(40);
    const given = result.premiums.flatMap(({ key, sort }) => (sort === 'given' ? [key] : []));
    const none = changed({ input, result }, Object.fromEntries([...keys, ...given].map((key) => [key, forbidden])));
    expect(keyFigures(none).choice).toBe('allForbidden');
    const unknown = { verdict: { allowed: 'unknown', grounds: [] } } as const;
    const unsure = changed({ input, result }, Object.fromEntries([...keys, ...given].map((key) => [key, unknown])));
    expect(keyFigures(unsure).choice).toBe('noneSurelyAllowed');
  });

  it.each([
    [0, 'equal'],
    [0.001, 'nearlyEqual'],
    [-0.004, 'nearlyEqual'],
    [0.006, 'more'],
    [-0.006, 'less'],
  ] as const)('call a difference of %d times now %s', (fraction, verdict) => {
    const { input, result } = subject(40);
    const now = result.now.cost.thirtyYears;
    const choices = result.choices.map((choice) => ({
      ...choice,
      cost: { ...choice.cost, thirtyYears: now * (1 + fraction) },
    }));
    const { thirtyYears } = choiceOf({ input, result: { ...result, choices } });
    expect(thirtyYears.verdict).toBe(verdict);
    expect(thirtyYears.fraction).toBeCloseTo(fraction, 9);
  });

  it('count no people in a group in which it would be of persons', () => {
    expect(choiceOf(subject(10)).lessPension).not.toBeNull();
    expect(choiceOf(subject(9)).lessPension).toBeNull();
  });
});
