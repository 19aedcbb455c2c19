import { describe, expect, test } from 'vitest';
import { losing, withPeople } from '#cases/factory/losing-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { FrontierPoint } from '#core/result/compensation-result.ts';
import { furthestWithin, highestFlatWithin, sharedPoints } from '#core/result/frontier-reach.ts';

const frontierOf = (input: DossierInput) => calculate(input).compensation!.frontier!;
const withTerms = (changes: Partial<CompensationRules>, input: PremiumDossierInput = losing): PremiumDossierInput => ({
  ...input,
  compensation: { ...input.compensation, ...changes },
});
const pointAt = (input: DossierInput, rate: number): FrontierPoint =>
  frontierOf(input).points.find((point) => point.rate === rate)!;

/** Of 45 with a base of 40,000 and of 48 with 20,000, over a horizon of one year. */
const goal = { ...losing.goal, horizon: { kind: 'years', years: 1 } } as const;
const two = { ...withPeople({}, { born: { year: 1978, month: 1, day: 1 }, fullTimeSalary: 39_172 }), goal };
const currentOf = [40_000 * (10 * 0.28 + 13 * 0.38), 20_000 * (7 * 0.28 + 13 * 0.38)] as const;

describe('the frontier', () => {
  test('is a premium for each tenth of a point up to the cap, entry cost included', () => {
    const rates = frontierOf(losing).points.map(({ rate }) => rate);
    expect(rates).toHaveLength(301);
    expect([rates[0], rates[1], rates.at(-1)]).toEqual([0, 0.001, 0.3]);
    expect(frontierOf({ ...losing, next: { ...losing.next, entryCost: 0.01 } }).points.at(-1)!.rate).toBe(0.303);
  });

  test('within room: what the budget leaves is a rate, and the rate is what it fills', () => {
    // 28% of 60,000 is the budget, 25% is used: 3% fills 19,800 of 447,600 - 330,000.
    const point = pointAt(two, 0.25);
    expect(frontierOf(two).budget).toBeCloseTo(16_800, 8);
    expect(point.costExcluding).toBeCloseTo(15_000, 8);
    expect(point.highestTarget).toBeCloseTo((330_000 + 0.03 * 11 * 60_000) / (currentOf[0] + currentOf[1]), 12);
  });

  test('above the room counts what is paid as salary with its loading', () => {
    // Beside 27% there is room for 6%, 3,600; of the 200 that are left 200 / 1.22 is salary.
    const point = pointAt(withTerms({ budget: 20_000 }, two), 0.27);
    const rate = 0.06 + 200 / 1.22 / 60_000;
    const pension = 0.27 * (40_000 * 23 + 20_000 * 20);
    expect(point.highestTarget).toBeCloseTo((pension + rate * 11 * 60_000) / (currentOf[0] + currentOf[1]), 12);
  });

  test('ends at 100%, and has no target where the premium alone is above the budget', () => {
    expect(pointAt(withTerms({ budget: 1_000_000 }, two), 0.1).highestTarget).toBe(1);
    expect(pointAt(two, 0.28).highestTarget).not.toBeNull();
    expect(pointAt(two, 0.281).highestTarget).toBeNull();
  });

  test('at a budget that the premium uses up reaches up to who falls short first', () => {
    // At 28% the first has 83.2% of the current pension, the second 81.2%.
    expect(pointAt(two, 0.28).highestTarget).toBeCloseTo((0.28 * 20 * 20_000) / currentOf[1], 10);
  });

  test('stays below a threshold where its jump does not fit', () => {
    // At 25% the second falls short from 72.5%: above 82.5% with a threshold of 10%, at once 13,800 of capital, 1,254.55 a year.
    const at = (budget: number): number => pointAt(withTerms({ budget, threshold: 0.1 }, two), 0.25).highestTarget!;
    const jump = 100_000 / currentOf[1] + 0.1;
    expect(at(15_000 + 1254)).toBeCloseTo(jump, 10);
    expect(at(15_000 + 1255)).toBeGreaterThan(jump + 1e-6);
  });

  test('is not held by a rate that has reached its maximum', () => {
    expect(pointAt(withTerms({ maximumRate: 0.01 }, two), 0.25).highestTarget).toBe(1);
    const asSalary = withTerms({ maximumRate: 0.01, form: 'salary' }, two);
    expect(pointAt(asSalary, 0.25).highestTarget).toBe(1);
    // 240 fits, both at 1% with the loading cost 732: the first alone 488.
    const less = withTerms({ maximumRate: 0.01, form: 'salary', budget: 15_000 + 240 }, two);
    const second = (target: number): number => (1.22 * Math.min(2200, target * currentOf[1] - 100_000)) / 11;
    const first = (target: number): number => (1.22 * Math.min(4400, target * currentOf[0] - 230_000)) / 11;
    const { highestTarget } = pointAt(less, 0.25);
    expect(second(highestTarget!) + Math.max(0, first(highestTarget!))).toBeCloseTo(240, 8);
  });

  test('as salary with a threshold above the maximum jumps to the maximum, not above it', () => {
    const terms = { form: 'salary', threshold: 0.1, maximumRate: 0.01 } as const;
    // Both at the maximum cost 732.
    expect(pointAt(withTerms({ ...terms, budget: 15_732.01 }, two), 0.25).highestTarget).toBe(1);
    const jumps = [100_000 / currentOf[1] + 0.1, 230_000 / currentOf[0] + 0.1];
    expect(pointAt(withTerms({ ...terms, budget: 15_700 }, two), 0.25).highestTarget).toBeCloseTo(jumps[1]!, 10);
    expect(pointAt(withTerms({ ...terms, budget: 15_240 }, two), 0.25).highestTarget).toBeCloseTo(jumps[0]!, 10);
  });

  test('has room only up to the end of 2036', () => {
    const input = withTerms(
      { end: { kind: 'pensionDate' } },
      { ...losing, goal: { ...goal, horizon: { kind: 'pensionDate' } } },
    );
    const { costAtTarget, costExcluding } = pointAt(input, 0.3);
    const rate = (currentOf[0] - 40_000 * 23 * 0.3) / (23 * 40_000);
    expect(costExcluding).toBeCloseTo(40_000 * 23 * 0.3, 6);
    expect(costAtTarget).toBeCloseTo(40_000 * (0.03 * 11 + (rate - 0.03) * 11 * 1.22 + rate * 12 * 1.22), 6);
    expect(alternativeOf(calculate(input), 'ownFlat').compensation!.horizonCost).toBeCloseTo(costAtTarget, 6);
  });

  test('with an offset above the minimum has more room than the rate counts on', () => {
    const input = { ...losing, next: { ...losing.next, offset: 29_172 } };
    const { costAtTarget } = pointAt(input, 0.3);
    expect(alternativeOf(calculate(input), 'ownFlat').compensation!.horizonCost).toBeCloseTo(costAtTarget, 6);
    const { highestTarget } = pointAt(withTerms({ budget: 230_000 }, input), 0.3);
    const paid = alternativeOf(calculate(withTerms({ target: highestTarget! }, input)), 'ownFlat').compensation!;
    expect(paid.costIncluding).toBeCloseTo(230_000, 4);
  });

  test('is found where own contributions make employer cost negative', () => {
    const employeeContribution = { basis: 'salary' as const, rate: 0.5 };
    const input: PremiumDossierInput = {
      ...losing,
      current: { ...losing.current, employeeContribution },
      next: { ...losing.next, employeeContribution },
    };
    const { budget, points } = frontierOf(input);
    expect(budget).toBeLessThan(0);
    expect(points.at(-1)!.highestTarget).toBeGreaterThan(0.9);
  });
});

describe('what fits the budget', () => {
  test('is the highest premium beside which the target is reached', () => {
    // Without loading what a lower premium leaves is what compensation fills: together always the current cost.
    expect(highestFlatWithin(frontierOf(withTerms({ salaryLoading: 0 })), 1)!.rate).toBe(0.3);
    expect(highestFlatWithin(frontierOf(losing), 1)).toBeNull();
    expect(highestFlatWithin(frontierOf(losing), 0.9)!.rate).toBe(0.3);
  });

  test('is asked of the cost where the target is above 100%', () => {
    const beyond = (budget: number) => highestFlatWithin(frontierOf(withTerms({ budget, target: 1.1 }, two)), 1.1);
    expect(beyond(1_000_000)!.rate).toBe(0.3);
    const { rate, costExcluding, costAtTarget } = beyond(30_000)!;
    expect(costExcluding + costAtTarget).toBeLessThanOrEqual(30_000);
    expect(rate).toBeGreaterThan(0);
    expect(beyond(100)).toBeNull();
  });

  test('else the premium beside which most can be made good', () => {
    const frontier = frontierOf(two);
    const { rate, highestTarget } = furthestWithin(frontier)!;
    for (const point of frontier.points) expect(point.highestTarget ?? 0).toBeLessThanOrEqual(highestTarget);
    expect(frontier.points.filter((point) => point.rate > rate && point.highestTarget === highestTarget)).toEqual([]);
    expect(furthestWithin({ budget: 0, contributionPremium: 0, points: [] })).toBeNull();
  });

  test('is no premium of which the employees pay more than there is', () => {
    const employeeContribution = { basis: 'pensionBase', rate: 0.06 } as const;
    const frontier = frontierOf({ ...losing, next: { ...losing.next, employeeContribution } });
    expect(frontier.points[0]!.costExcluding).toBeLessThan(0);
    const [lowest] = sharedPoints(frontier);
    expect(lowest!.rate).toBe(0.06);
    expect(lowest!.costExcluding).toBeGreaterThan(-1e-6);
    const cheap = { ...frontier, points: frontier.points.filter(({ rate }) => rate < 0.05) };
    expect(sharedPoints(cheap).map(({ rate }) => rate)).toEqual([0.049]);
    expect(sharedPoints(frontierOf(losing))).toHaveLength(301);
  });
});
