import { test } from 'vitest';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { fillInService } from '#core/projection/in-service.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { fillSalary, raiseByAge } from '#core/projection/salary.ts';
import { ageValues } from '#core/scheme/age-values.ts';

const months = 25;
const grid = timeGrid({ year: 2026, month: 1 }, { year: 2026, month: 1 }, months);
const limits = baseLimits({ offset: 19_172, maximumSalary: 60_000 }, 0.02, grid);

function outcomeOf(fullTimeSalary: number) {
  const projected = {
    participant: { ...plainParticipant, fullTimeSalary, partTime: 0.8 },
    ageAtStart: 34 * 12,
    monthsInCurrent: months,
    monthsInNext: months,
  };
  const career = [
    { fromAge: 15, value: 0.03 },
    { fromAge: 35, value: 0.01 },
  ];
  const exits = ageValues([
    { fromAge: 15, value: 0.06 },
    { fromAge: 35, value: 0.04 },
  ]);
  const [salary, base, inService] = [new Float64Array(months), new Float64Array(months), new Float64Array(months)];
  fillSalary(salary, projected, raiseByAge({ wageGrowth: 0.024, career }), grid);
  fillPensionBase(base, salary, limits, projected.participant.partTime, months);
  fillInService(inService, projected, exits, grid, months);
  return { salary, base, inService };
}

test('the page on salary and pension base prints what the program gives', () => {
  const { salary, base, inService } = outcomeOf(50_000);
  expectPrinted('pension-base', {
    'S(11)': salary[11]!,
    'PG(0)': base[0]!,
    'S(12)': salary[12]!,
    'F(12)': limits.offset[12]!,
    'PG(12)': base[12]!,
    'S(24)': salary[24]!,
    'PG(24)': base[24]!,
    'w(11)': inService[11]!,
    'w(12)': inService[12]!,
    'w(24)': inService[24]!,
    'PG(0) at 70,000': outcomeOf(70_000).base[0]!,
  });
});
