import { calculate } from '#core/calculate.ts';
import type { DossierInput } from '#core/dossier.ts';
import type { Benchmark } from './benchmark.ts';
import { dossierOf } from './group.ts';

/** The whole calculation: projection, sensitivities, four answers, cost per year, cohorts, checks. */
export const solve: Benchmark = {
  name: 'solve',
  unit: 'participants',
  sizes: [1_000, 10_000, 100_000],
  runs: (size) => (size > 50_000 ? 3 : 7),
  floor: 'one pass over the months to pension of every participant: one raise, one premium, one return a month',
  measured: async (size) => {
    const input = await dossierOf(size);
    return { work: () => calculate(input), floor: () => bareMonths(input) };
  },
};

/** The least that a monthly projection can do. */
function bareMonths({ participants, current, valuationDate }: DossierInput): number {
  let total = 0;
  for (const { born, fullTimeSalary, partTime } of participants) {
    const age = 12 * (valuationDate.year - born.year) + valuationDate.month - born.month;
    let salary = fullTimeSalary;
    let capital = 0;
    for (let month = age; month < current.pensionAgeInMonths; month++) {
      if (month % 12 === 0) salary *= 1.024;
      capital = (capital + (Math.max(0, salary - current.offset) * partTime * 0.2) / 12) * 1.003;
    }
    total += capital;
  }
  return total;
}
