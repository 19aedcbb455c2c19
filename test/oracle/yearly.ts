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
