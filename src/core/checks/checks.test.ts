import { describe, expect, expectTypeOf, test } from 'vitest';
import { plainDossier, plainParticipant, plainScale } from '#cases/factory/plain-dossier.ts';
import { checksOf } from '#cases/factory/checks-of.ts';
import published from '#cases/law/published-values.json' with { type: 'json' };
import { calculate } from '#core/calculate/calculate.ts';
import { dayOf } from '#core/calendar/days.ts';
import { statePensionAgeOfBirth } from '#core/law/state-pension-age-of-birth.ts';
import type { allChecks } from '#core/checks/all-checks.ts';
import type { NormCode } from '#core/checks/norm-checks.ts';
import type {
  CurrentPremiumScheme,
  DossierInput,
  NewScheme,
  PremiumDossierInput,
  PremiumEnd,
} from '#core/dossier/dossier.ts';
import type { CheckCode } from '#core/result/check.ts';

const withNext = (changes: Partial<NewScheme>): DossierInput => ({
  ...plainDossier,
  next: { ...plainDossier.next, ...changes },
});
const withCurrent = (changes: Partial<CurrentPremiumScheme>): DossierInput => ({
  ...plainDossier,
  current: { ...plainDossier.current, ...changes },
});
const startingIn = (year: number): PremiumDossierInput => ({
  ...plainDossier,
  valuationDate: { year, month: 1 },
  transitionDate: { year, month: 1 },
});
const open = (input: DossierInput): DossierInput => ({ ...input, goal: { ...input.goal, fiscalCaps: false } });

describe('the checks', () => {
  test('have a rule for each code; those of norms and of the choice come after all alternatives', () => {
    type Found = ReturnType<typeof allChecks>[number]['code'];
    expectTypeOf<Found>().toEqualTypeOf<Exclude<CheckCode, NormCode | 'CHOICE_NOT_COUNTED'>>();
  });

  test('do not tell of a state pension age that is not announced yet: until when premium is paid is an assumption', () => {
    const born = { year: 2004, month: 1, day: 1 };
    expect(statePensionAgeOfBirth(born).isAfterLastKnown).toBe(true);
    const levels = (premiumEnd: PremiumEnd): readonly string[] =>
      calculate({
        ...plainDossier,
        participants: [{ ...plainParticipant, born }],
        current: { ...plainDossier.current, premiumEnd },
        next: { ...plainDossier.next, premiumEnd },
      }).checks.map(({ code, level }) => `${code}: ${level}`);
    expect(levels('statePensionAge')).toEqual(levels('pensionAge'));
  });

  test('of a sound dossier all pass', () => {
    const assumptions = { ...plainDossier.assumptions, priceInflation: 0.02, wageGrowth: 0.024 };
    const { checks } = calculate({ ...plainDossier, assumptions });
    expect(checks.filter(({ level }) => level !== 'pass')).toEqual([]);
    const given = new Set(checks.map(({ code }) => code));
    const always = [
      'OFFSET_BELOW_MINIMUM',
      'MAXIMUM_SALARY_ABOVE_LIMIT',
      'PENSION_AGE_ABOVE_LIMIT',
      'FLAT_ABOVE_LIMIT',
      'SCALE_ABOVE_LIMIT',
      'CURRENT_SCALE_ABOVE_LIMIT',
      'PROGRESSIVE_PERMISSION',
      'GOAL_NOT_REACHED',
      'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM',
      'GRANDFATHERING_SCHEME',
      'GRANDFATHERING_DATE',
      'GRANDFATHERING_CONTRACT',
      'EQUITY_RETURN_ABOVE_PARAMETER',
      'PRICE_INFLATION_BELOW_PARAMETER',
      'WAGE_GROWTH_BELOW_PARAMETER',
      'TRANSITION_AFTER_DEADLINE',
      'PARTICIPANTS_LEFT_OUT',
    ];
    expect([...given].toSorted()).toEqual(always.toSorted());
  });

  test.each([
    [19_172, 'pass', 'art. 18a lid 3 Wet LB 1964', 0.3],
    [19_171, 'warning', 'art. 10aa UBLB 1965', 0.286_08],
    [17_283, 'warning', 'art. 10aa UBLB 1965', 0.286_08],
    [17_282, 'warning', 'art. 10aa UBLB 1965', 0.272_16],
    [15_308, 'warning', 'art. 10aa UBLB 1965', 0.272_16],
    [15_307, 'error', 'art. 10aa UBLB 1965', 0.272_16],
  ])('of a new offset of %d give %s by %s, and the flat maximum %d', (offset, level, article, flatMaximum) => {
    const input = withNext({ offset });
    const [, next] = checksOf(input, 'OFFSET_BELOW_MINIMUM');
    const figures = { scheme: 'next', offset, minimum: 19_172, year: 2026 };
    expect(next).toMatchObject({ level, article, figures });
    expect(calculate(input).flatMaximum).toBe(flatMaximum);
    const reduced = checksOf(input, 'OFFSET_REDUCED');
    expect(reduced.map(({ figures }) => figures.flatMaximum)).toEqual(level === 'pass' ? [] : [flatMaximum]);
  });

  test.each([
    [19_172, 'art. 18a lid 1 Wet LB 1964', 'art. 38r Wet LB 1964'],
    [17_283, 'art. 10aa lid 1 UBLB 1965', 'art. 10aa lid 3 UBLB 1965'],
    [15_308, 'art. 10aa lid 1 UBLB 1965', 'art. 10aa lid 2 UBLB 1965'],
  ])('of premiums on an offset of %d name where their maxima stand: %s and %s', (offset, flat, scale) => {
    const articles = (code: 'FLAT_ABOVE_LIMIT' | 'SCALE_ABOVE_LIMIT') => [
      ...new Set(checksOf(withNext({ offset }), code).map(({ article }) => article)),
    ];
    expect([articles('FLAT_ABOVE_LIMIT'), articles('SCALE_ABOVE_LIMIT')]).toEqual([[flat], [scale]]);
  });

  test.each([
    [17_000, 'warning'],
    [15_000, 'error'],
  ])('of a current offset of %d, below the minimum, give %s and name the lowest', (offset, level) => {
    expect(checksOf(withCurrent({ offset }), 'OFFSET_BELOW_MINIMUM')[0]).toMatchObject({
      level,
      figures: { scheme: 'current', offset, lowest: 15_308 },
    });
  });

  test('of a maximum salary above that of the year refuse either scheme', () => {
    const maximumSalary = 137_801;
    const levels = (input: DossierInput) => checksOf(input, 'MAXIMUM_SALARY_ABOVE_LIMIT').map(({ level }) => level);
    expect(levels(withCurrent({ maximumSalary }))).toEqual(['error', 'pass']);
    expect(levels(withNext({ maximumSalary }))).toEqual(['pass', 'error']);
  });

  test('of a flat premium above 30%, when fiscal limits are off, are an error with rate and limit', () => {
    const input = open(withCurrent({ scale: [{ fromAge: 20, rate: 0.35 }] }));
    expect(checksOf(input, 'FLAT_ABOVE_LIMIT')[0]).toMatchObject({
      level: 'error',
      answer: 'budgetNeutralFlat',
      figures: { rate: 0.35, limit: 0.3 },
    });
  });

  test('of a scale above the maximum name the step that is furthest above it', () => {
    const scale = [
      { fromAge: 20, rate: 0.21 },
      { fromAge: 40, rate: 0.3 },
      { fromAge: 55, rate: 0.3 },
    ];
    const [current] = checksOf(open(withCurrent({ scale })), 'CURRENT_SCALE_ABOVE_LIMIT');
    expect(current).toMatchObject({ level: 'error', article: 'art. 38r Wet LB 1964', answer: null });
    // Two steps, and three of the maximum: 20 to 25, 40 to 45 and 45 to 50.
    const above = [
      { from: 20, until: 25 },
      { from: 40, until: 50 },
    ];
    expect(current!.figures).toEqual({ age: 40, rate: 0.3, limit: 0.264, above });
    expect(checksOf(open(withCurrent({ scale })), 'SCALE_ABOVE_LIMIT')[0]).toMatchObject({
      level: 'error',
      answer: 'budgetNeutralProgressive',
    });
  });

  test('of a scale leave a step that nobody can pay before the pension age: no violation, and no part of the scale', () => {
    const scale = [
      { fromAge: 20, rate: 0.15 },
      { fromAge: 40, rate: 0.2 },
      { fromAge: 71, rate: 0.5 },
    ];
    const input = { ...open(withCurrent({ scale })), ownProposal: { flat: null, scale } };
    const found = ['CURRENT_SCALE_ABOVE_LIMIT', 'SCALE_ABOVE_LIMIT', 'GOAL_NOT_REACHED'] as const;
    const levels = found.flatMap((code) => checksOf(input, code).map(({ level }) => level));
    expect(new Set(levels)).toEqual(new Set(['pass']));
    const { currentScale, premiums } = calculate(input);
    expect(currentScale).toEqual(scale.slice(0, 2));
    const own = premiums.find(({ key }) => key === 'ownScale');
    expect(own).toMatchObject({ practicalScale: scale.slice(0, 2) });
  });

  test('hold the current scale against the maximum as it would be kept: on the offset and entry cost of the new scheme', () => {
    const scale = [
      { fromAge: 20, rate: 0.198 },
      { fromAge: 40, rate: 0.2 },
    ];
    const level = (current: Partial<CurrentPremiumScheme>, next: Partial<NewScheme>) =>
      checksOf(
        { ...withCurrent({ scale, ...current }), next: { ...plainDossier.next, ...next } },
        'CURRENT_SCALE_ABOVE_LIMIT',
      )[0]!.level;
    expect(level({}, {})).toBe('pass');
    expect(level({ offset: 16_000 }, {})).toBe('pass');
    expect(level({}, { offset: 16_000 })).toBe('error');
    expect(level({}, { offset: 16_000, entryCost: 0.1 })).toBe('pass');
    expect(level({ entryCost: 0.1 }, { offset: 16_000 })).toBe('error');
  });

  test('do not judge a current scale that nobody may keep', () => {
    expect(checksOf(withNext({ contract: 'solidary' }), 'CURRENT_SCALE_ABOVE_LIMIT')).toEqual([]);
  });

  test.each([
    ['premiumWithScale', 'pass'],
    ['averagePremium', 'error'],
    ['unknown', 'warning'],
  ] as const)('of permission on %s give %s for both progressive answers', (schemeOn30June2023, level) => {
    const permissions = checksOf({ ...plainDossier, schemeOn30June2023 }, 'PROGRESSIVE_PERMISSION');
    expect(permissions.map((check) => [check.answer, check.level])).toEqual([
      ['budgetNeutralProgressive', level],
      ['profitNeutralProgressive', level],
    ]);
  });

  test('of own contributions count who would pay more than the whole premium', () => {
    const input = withNext({ employeeContribution: { basis: 'salary', rate: 0.12 } });
    const contribution = checksOf(input, 'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM');
    expect(contribution.find(({ answer }) => answer === 'profitNeutralProgressive')).toMatchObject({
      level: 'warning',
      figures: { count: 1, total: 1 },
    });
  });

  test('of own contributions pass when they are the whole premium', () => {
    const whole = withNext({ employeeContribution: { basis: 'premium', rate: 1 } });
    expect(checksOf(whole, 'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM').map(({ level }) => level)).toEqual(
      Array<string>(4).fill('pass'),
    );
  });

  test('hold the adviser’s own premiums against the same limits', () => {
    const next = {
      ...plainDossier.next,
      entryCost: 0.02,
      employeeContribution: { basis: 'pensionBase', rate: 0.25 } as const,
    };
    const own = (flat: number, rate: number): DossierInput => ({
      ...plainDossier,
      schemeOn30June2023: 'unknown',
      next,
      ownProposal: {
        flat,
        scale: [
          { fromAge: 40, rate },
          { fromAge: 60, rate: rate + 0.001 },
        ],
      },
    });
    const found = <Code extends CheckCode>(input: DossierInput, code: Code) =>
      checksOf(input, code).filter(({ answer }) => answer === 'ownFlat' || answer === 'ownScale');
    const limits = (input: DossierInput) => [...found(input, 'FLAT_ABOVE_LIMIT'), ...found(input, 'SCALE_ABOVE_LIMIT')];
    // 30% and 26.4% without the entry cost of 2% are 30.61% and 26.94% with it.
    expect(limits(own(0.306, 0.269)).map(({ answer, level }) => [answer, level])).toEqual([
      ['ownFlat', 'pass'],
      ['ownScale', 'pass'],
    ]);
    const above = limits(own(0.307, 0.27));
    expect(above.map(({ level }) => level)).toEqual(['error', 'error']);
    expect(above[0]!.figures.rate).toBeCloseTo(0.307 * 0.98, 12);
    expect(above[1]!.figures).toMatchObject({ age: 40, limit: 0.264 });
    expect(found(own(0.2, 0.2), 'PROGRESSIVE_PERMISSION')).toMatchObject([
      { answer: 'ownScale', level: 'warning', figures: { reason: 'schemeUnknown' } },
    ]);
    expect(found(own(0.2, 0.26), 'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM')).toMatchObject([
      { answer: 'ownFlat', level: 'warning', figures: { count: 1 } },
      { answer: 'ownScale', level: 'pass', figures: { count: 0 } },
    ]);
  });

  test.each([
    [1, 'pass'],
    [2, 'warning'],
  ])('of a transition in month %d of 2028 give %s', (month, level) => {
    const [deadline] = checksOf(
      { ...plainDossier, transitionDate: { year: 2028, month } },
      'TRANSITION_AFTER_DEADLINE',
    );
    expect(deadline).toMatchObject({
      level,
      figures: { transition: { year: 2028, month, day: 1 }, deadline: { year: 2028, month: 1, day: 1 } },
    });
  });

  test('of a later change from a kept scale hold no last day', () => {
    const later = { ...plainDossier, change: 'afterGrandfathering' as const, transitionDate: { year: 2028, month: 2 } };
    expect(checksOf(later, 'TRANSITION_AFTER_DEADLINE')).toEqual([]);
  });

  test('of a year after the last known amounts name value and year', () => {
    const newest = published.amounts.at(-1)!;
    const lastYear = dayOf(newest.day).year;
    const value = newest.minimumOffset;
    const input = {
      ...startingIn(lastYear + 1),
      // With a full offset the reduced ones are not looked up.
      current: { ...plainDossier.current, offset: value },
      next: { ...plainDossier.next, offset: value },
    };
    const checks = checksOf(input, 'LAW_VALUE_NOT_YET_KNOWN');
    expect(checks.map(({ figures }) => figures.name)).toEqual(['Minimale franchise', 'Maximum pensioengevend salaris']);
    expect(checks[0]).toMatchObject({ level: 'warning', figures: { value, year: lastYear + 1, lastYear } });
    expect(checks.map(({ article }) => article)).toEqual(['art. 18a lid 3 Wet LB 1964', 'art. 18ga Wet LB 1964']);
  });

  test('of a transition after the last known percentages name the year of the transition', () => {
    const late = { ...plainDossier, transitionDate: { year: 2037, month: 1 } };
    const checks = checksOf(late, 'LAW_VALUE_NOT_YET_KNOWN');
    const flat = checks.find(({ figures }) => figures.name === 'Maximale vlakke premie');
    expect(flat).toMatchObject({
      figures: { unit: 'fraction of the pension base', value: 0.3, year: 2037, lastYear: 2023 },
    });
    expect(checks.every(({ figures }) => figures.year === 2037)).toBe(true);
    expect(checksOf({ ...late, transitionDate: { year: 2036, month: 12 } }, 'LAW_VALUE_NOT_YET_KNOWN')).toEqual([]);
  });

  test('of a reduced offset in 2025 follow the amounts of that year', () => {
    const flatMaximum = (offset: number) =>
      calculate({ ...startingIn(2025), next: { ...plainDossier.next, offset } }).flatMaximum;
    expect([18_475, 18_474, 16_655, 16_654].map(flatMaximum)).toEqual([0.3, 0.286_08, 0.286_08, 0.272_16]);
  });

  test('of participants left out give their numbers by reason', () => {
    const participants = [
      plainParticipant,
      { ...plainParticipant, number: '2', counts: false },
      { ...plainParticipant, number: '3', born: { year: 1950, month: 1, day: 1 } },
    ];
    expect(checksOf({ ...plainDossier, participants }, 'PARTICIPANTS_LEFT_OUT')[0]).toMatchObject({
      level: 'warning',
      figures: { count: 2, notCounted: 1, pensionBeforeTransition: 1, total: 3 },
    });
  });

  test('of a goal out of reach give what is left to bridge', () => {
    const input = withCurrent({ scale: [{ fromAge: 20, rate: 0.35 }] });
    const goal = checksOf(input, 'GOAL_NOT_REACHED').find(({ answer }) => answer === 'budgetNeutralFlat');
    expect(goal).toMatchObject({
      level: 'warning',
      figures: { cause: 'caps', exact: 0.3, fraction: expect.closeTo(0.05 / 0.35, 12) as number },
    });
  });

  test('of a goal that only a scale above its maximum reaches name that cause', () => {
    const input = withCurrent({ scale: [{ fromAge: 20, rate: 0.22 }] });
    const ownShape = [{ fromAge: 20, rate: 0.25 }, ...plainScale.slice(1)];
    const goals = checksOf(
      open({ ...input, next: { ...input.next, shapeSource: 'ownScale', ownShape } }),
      'GOAL_NOT_REACHED',
    );
    expect(goals.find(({ answer }) => answer === 'budgetNeutralProgressive')).toMatchObject({
      level: 'warning',
      figures: { cause: 'aboveMaximum' },
    });
  });

  test('of a goal below what is there without premium name that cause', () => {
    const [goal] = checksOf(withNext({ costPerParticipant: 100_000 }), 'GOAL_NOT_REACHED');
    expect(goal).toMatchObject({ level: 'warning', figures: { cause: 'fixedPart', exact: 0 } });
    expect(goal!.figures).toHaveProperty(
      'amount',
      expect.toSatisfy((amount: number) => amount < 0),
    );
  });
});
