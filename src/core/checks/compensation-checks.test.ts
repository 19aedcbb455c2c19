import { byKey } from '#test/by-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainChoices, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { CompensationEnd, CompensationRules } from '#core/dossier-choices.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier.ts';
import type { Check, CheckCode } from '#core/result/check.ts';

const checksOf = (input: DossierInput, code: CheckCode): Check[] =>
  calculate(input).checks.filter((check) => check.code === code);

/** One of 50 and one of 26; what the new premium is lower than the current one is made good month by month. */
const compensated = (rate: number, changes: Partial<CompensationRules> = {}): PremiumDossierInput => ({
  ...plainDossier,
  compensation: { ...plainChoices.compensation, method: 'premiumDifference', ...changes },
  current: {
    ...plainDossier.current,
    scale: [
      { fromAge: 20, rate: 0.1 },
      { fromAge: 40, rate },
    ],
  },
  participants: [
    { ...plainParticipant, born: { year: 1976, month: 1, day: 1 } },
    { ...plainParticipant, number: '2', born: { year: 2000, month: 1, day: 1 } },
  ],
});
const headroomOf = (input: DossierInput, answer: string): Check =>
  checksOf(input, 'COMPENSATION_ABOVE_ROOM').find((check) => check.answer === answer)!;

describe('the checks of compensation', () => {
  test.each(['COMPENSATION_ABOVE_ROOM', 'COMPENSATION_PAST_END'] as const)(
    'give %s for pension premium only',
    (code) => {
      expect(checksOf(compensated(0.33), code)).toHaveLength(code === 'COMPENSATION_PAST_END' ? 1 : 4);
      expect(checksOf(compensated(0.33, { form: 'salary' }), code)).toEqual([]);
      expect(checksOf(compensated(0.33, { method: 'none' }), code)).toEqual([]);
    },
  );

  // With the premium of the answer it comes to the current premium, which may be 33% of EUR 40,000 until 2036.
  test.each([
    [0.33, 'pass', 0],
    [0.331, 'warning', 11 * 40],
  ])('of a current premium of %d give %s with EUR %d above 33 percent', (rate, level, overflow) => {
    const input = compensated(rate);
    const headroom = headroomOf(input, 'budgetNeutralFlat');
    const premium = alternativeOf(calculate(input), 'budgetNeutralFlat').practicalScale[0]!.rate;
    expect(headroom).toMatchObject({
      level,
      article: 'art. 38s Wet LB 1964',
      texts: { form: 'flat', end: '2036-12-31' },
    });
    expect(headroom.figures['headroom']).toBeCloseTo(0.33 - premium, 12);
    expect(headroom.figures['overflow']).toBeCloseTo(overflow, 6);
    expect(headroom.figures['firstYear']).toBe(level === 'pass' ? undefined : 2026);
  });

  test('of a progressive answer hold its steps against the maximum of art. 38r', () => {
    const input = compensated(0.33);
    const { practicalScale } = alternativeOf(calculate(input), 'budgetNeutralProgressive');
    const headroom = headroomOf(input, 'budgetNeutralProgressive');
    expect(headroom).toMatchObject({ article: 'art. 38r Wet LB 1964', texts: { form: 'progressive' } });
    // The maximum is 19.8% from 20 and 26.4% from 40, the lowest of each step.
    const left = practicalScale.map((step) => (step.fromAge === 20 ? 0.198 : 0.264) - step.rate);
    expect(headroom.figures['headroom']).toBeCloseTo(Math.max(0, Math.min(...left)), 12);
  });

  test('count the headroom without entry cost, as the payments do', () => {
    const input = compensated(0.34);
    const [flat, progressive] = ['budgetNeutralFlat', 'budgetNeutralProgressive'] as const;
    const withCost = { ...input, next: { ...input.next, entryCost: 0.02 } };
    const answers = byKey(calculate(withCost));
    const premium = answers[flat].practicalScale[0]!.rate;
    expect(headroomOf(withCost, flat).figures['headroom']).toBeCloseTo(0.33 / 0.98 - premium, 12);
    const left = answers[progressive].practicalScale.map(
      ({ fromAge, rate }) => (fromAge === 20 ? 0.198 : 0.264) / 0.98 - rate,
    );
    expect(headroomOf(withCost, progressive).figures['headroom']).toBeCloseTo(Math.max(0, Math.min(...left)), 12);
  });

  test('are there for the adviser’s own premiums too', () => {
    const ownProposal = { flat: 0.32, scale: [{ fromAge: 20, rate: 0.19 }] };
    const input = { ...compensated(0.34), ownProposal };
    expect(headroomOf(input, 'ownFlat')).toMatchObject({
      level: 'warning',
      article: 'art. 38s Wet LB 1964',
      texts: { form: 'flat' },
    });
    expect(headroomOf(input, 'ownFlat').figures['headroom']).toBeCloseTo(0.01, 12);
    expect(headroomOf(input, 'ownFlat').figures['overflow']).toBeCloseTo(11 * 0.01 * 40_000, 6);
    expect(headroomOf(input, 'ownScale')).toMatchObject({
      article: 'art. 38r Wet LB 1964',
      texts: { form: 'progressive' },
    });
    expect(headroomOf(input, 'ownScale').figures['headroom']).toBeCloseTo(0.008, 12);
  });

  test('of what is still paid after the last day with headroom count it as overflow', () => {
    const headroom = headroomOf(compensated(0.33, { end: { kind: 'years', years: 12 } }), 'budgetNeutralFlat');
    expect(headroom).toMatchObject({ level: 'warning', figures: { firstYear: 2037 } });
    expect(headroom.figures['overflow']).toBeCloseTo(40_000 * headroom.figures['headroom']!, 6);
  });

  test.each<[CompensationEnd, string, string]>([
    [{ kind: 'legalEnd' }, 'pass', '2036-12-31'],
    [{ kind: 'years', years: 11 }, 'pass', '2036-12-31'],
    [{ kind: 'years', years: 12 }, 'error', '2037-12-31'],
  ])('of the period %j give %s with the last day %s', (end, level, asked) => {
    expect(checksOf(compensated(0.3, { end }), 'COMPENSATION_PAST_END')).toMatchObject([
      {
        level,
        article: 'art. 150f lid 1 onder b PW en art. 51b lid 1 onder b Besluit uitvoering PW en Wvb',
        texts: { asked, end: '2036-12-31' },
      },
    ]);
  });

  test.each([
    [1, 'pass', '2036-12-31'],
    [2, 'error', '2037-01-31'],
    [3, 'error', '2037-02-28'],
  ])('of the pension date of one born in month %d of 1969 give %s', (month, level, asked) => {
    const participants = [{ ...plainParticipant, born: { year: 1969, month, day: 1 } }];
    const input = { ...compensated(0.3, { end: { kind: 'pensionDate' } }), participants };
    expect(checksOf(input, 'COMPENSATION_PAST_END')).toMatchObject([{ level, texts: { asked } }]);
  });
});
