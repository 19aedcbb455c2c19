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
  it('are of the result: the first year, compensation of those in service, the years of the goal', () => {
    const { input, result } = subject(40);
    const flat = alternativeOf(result, 'budgetNeutralFlat');
    const now = alternativeOf(result, 'unchanged');
    expect(choiceOf({ input, result })).toMatchObject({
      form: 'flat',
      lowest: flat.practicalScale[0]!.rate,
      highest: flat.practicalScale[0]!.rate,
      isChosen: false,
      isSurelyAllowed: true,
      goal: { cost: flat.cost, now: now.cost, years: 5, countsEntrants: false },
      firstYear: { cost: flat.years[0]!.cost, now: now.years[0]!.cost, year: result.years[0]!.year },
      compensated: { cost: flat.compensation!.costIncluding, now: now.cost, years: 5 },
    });
    const { longTerm } = keyFigures({ input, result });
    const thirty = result.horizons.find(({ years }) => years === 30)!.openGroup!;
    expect(longTerm.premium).toBe(thirty.exact);
  });

  it('are of the alternative that was chosen, and say so', () => {
    const { input, result } = subject(40);
    const chosen = { input, result: { ...result, chosen: 'B' as const } };
    const [first] = alternativeOf(result, result.choices.find(({ key }) => key === 'B')!.premium).practicalScale;
    expect(choiceOf(chosen)).toMatchObject({ isChosen: true, lowest: first!.rate });
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
    [1, 'equal'],
    [1, 'equal'],
    [1.0004, 'nearlyEqual'],
    [1.004, 'nearlyEqual'],
    [0.995, 'nearlyEqual'],
    [1.006, 'more'],
    [0.994, 'less'],
  ] as const)('call %d times what it is now %s', (factor, verdict) => {
    const of = subject(40);
    const now = alternativeOf(of.result, 'unchanged').years[0]!;
    const years = [{ ...now, cost: now.cost * factor }];
    const { firstYear } = choiceOf(changed(of, { budgetNeutralFlat: { years } }));
    expect(firstYear?.verdict).toBe(verdict);
    expect(firstYear?.fraction).toBeCloseTo(Math.abs(factor - 1), 9);
  });

  it('leave compensation out for a group in which it would be of persons', () => {
    expect(choiceOf(subject(40)).compensated).not.toBeNull();
    expect(choiceOf(subject(9)).compensated).toBeNull();
  });

  it.each([
    [{ exact: 0.2, isReached: true, isLawful: true }, 'neutral'],
    [{ exact: 0.4, isReached: true, isLawful: false }, 'neutralAboveMaximum'],
    [{ exact: 0.3, isReached: false, isLawful: true }, 'highestCostsLess'],
    [{ exact: 0, isReached: false, isLawful: true }, 'zeroCostsMore'],
  ] as const)('tell of the long run %j', (openGroup, outcome) => {
    const { input, result } = subject(40);
    const horizons = result.horizons.map((row) => (row.years === 30 ? { ...row, openGroup } : row));
    const other = { input, result: { ...result, horizons } };
    expect(keyFigures(other).longTerm).toEqual({ hasEntrants: true, premium: openGroup.exact, outcome });
  });
});
