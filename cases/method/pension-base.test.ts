import { test } from 'vitest';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { inServiceByYear } from '#core/projection/cost-weights.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { fillSalary, raiseByAge } from '#core/projection/salary.ts';
import { ageValues } from '#core/scheme/premium-steps.ts';

const months = 25;
const grid = timeGrid({ year: 2026, month: 1 }, { year: 2026, month: 1 }, months);
const limits = baseLimits({ offset: 19_172, maximumSalary: 60_000 }, 0.02, grid);

function outcomeOf(fullTimeSalary: number) {
  const projected = {
    participant: { ...plainParticipant, fullTimeSalary, partTime: 0.8 },
    hasFlatNow: false,
    ageAtStart: 34 * 12,
    monthsInCurrent: months,
    monthsInNext: months,
    premiumMonthsInCurrent: months,
    premiumMonthsInNext: months,
  };
  const career = [
    { fromAge: 15, value: 0.03 },
    { fromAge: 35, value: 0.01 },
  ];
  const exits = ageValues([
    { fromAge: 15, value: 0.06 },
    { fromAge: 35, value: 0.04 },
  ]);
  const { count } = grid.periods;
  const [salary, base] = [new Float64Array(count), new Float64Array(count)];
  fillSalary(salary, projected, raiseByAge({ wageGrowth: 0.024, career }), grid);
  fillPensionBase(base, salary, limits, projected.participant, count);
  return { salary, base, inService: inServiceByYear(wholeYears(projected.ageAtStart + grid.transition), exits) };
}

test('the page on salary and pension base prints what the program gives', () => {
  const { salary, base, inService } = outcomeOf(50_000);
  const period = (month: number): number => grid.periods.ofMonth[month]!;
  expectPrinted('pension-base', {
    'S(11)': salary[period(11)]!,
    'PG(0)': base[0]!,
    'S(12)': salary[period(12)]!,
    'F(12)': limits.offset[period(12)]!,
    'PG(12)': base[period(12)]!,
    'S(24)': salary[period(24)]!,
    'PG(24)': base[period(24)]!,
    'w(11)': inService[0]!,
    'w(12)': inService[1]!,
    'w(24)': inService[2]!,
    'PG(0) at 70,000': outcomeOf(70_000).base[0]!,
  });
});
