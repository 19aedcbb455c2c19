import { costOfMonth, employeeContribution, inService } from '#test/oracle/cost.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { lives, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';

/** Employer cost and own contributions in 30 years since T, weighted by the chance to be in service, not discounted. */
export function yearlyCost(dossier: OracleDossier, alternative: Alternative): { cost: number; contribution: number }[] {
  const transition = monthsToTransition(dossier);
  const group = lives(dossier);
  const years: { cost: number; contribution: number }[] = [];
  for (let m = transition; m < transition + 360; m += 1) {
    const k = Math.floor((m - transition) / 12);
    years[k] ??= { cost: 0, contribution: 0 };
    for (const life of group) {
      const weight = inService(dossier, life, m);
      years[k].cost += weight * costOfMonth(dossier, life, alternative, m);
      years[k].contribution += weight * employeeContribution(dossier, life, alternative, m);
    }
  }
  return years;
}

/** Salaries after part time, and part-time factors, of those who are in service and has premium in either scheme, in 30 years since T. */
export function yearlyWages(dossier: OracleDossier): { wages: number; jobs: number }[] {
  const transition = monthsToTransition(dossier);
  const years = Array.from({ length: 30 }, () => ({ wages: 0, jobs: 0 }));
  for (const life of lives(dossier)) {
    const { current, next, person } = life;
    const longest = current.endMonth > next.endMonth ? current : next;
    for (let m = transition; m < Math.min(longest.endMonth, transition + 360); m += 1) {
      const year = years[Math.floor((m - transition) / 12)]!;
      const part = (inService(dossier, life, m) * person.deeltijd) / 12;
      year.wages += part * longest.salary[m]!;
      year.jobs += part;
    }
  }
  return years;
}
