import type { SchemeProvisions } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { percentage } from '#office/document/dutch-format.ts';

/** Premiums for death and disability of the first year, beside that for pension: EUR, as in the bridge of that year. */
export interface RiskPremiums {
  readonly year: number;
  readonly current: number;
  readonly next: number;
}

/** They don't depend on the height of the premium: those of one answer are those of all. */
export function riskPremiumsOf(result: DossierResult): RiskPremiums {
  return {
    year: result.transitionDate.year,
    current: alternativeOf(result, 'unchanged').firstYear.riskPremiums,
    next: alternativeOf(result, 'budgetNeutralFlat').firstYear.riskPremiums,
  };
}

type SalaryRisk = Pick<SchemeProvisions, 'riskPremiumOnSalary' | 'riskPremiumByAge'>;

/** The highest risk premium of the salary, whether it is level or by age: 0 where there is none. */
export const highestSalaryRisk = ({ riskPremiumOnSalary, riskPremiumByAge }: SalaryRisk): number =>
  riskPremiumByAge.length > 0 ? Math.max(...riskPremiumByAge.map(({ value }) => value)) : riskPremiumOnSalary;

/** "1,20%", or by age "0,40% tot 3,20% naar leeftijd". */
export function salaryRiskText(scheme: SalaryRisk, text = (part: number): string => percentage(part, 2)): string {
  if (scheme.riskPremiumByAge.length === 0) return text(scheme.riskPremiumOnSalary);
  const lowest = Math.min(...scheme.riskPremiumByAge.map(({ value }) => value));
  return `${text(lowest)} tot ${text(highestSalaryRisk(scheme))} naar leeftijd`;
}

/** Whether either scheme has risk premiums by age: then there are no two percentages to take from each other. */
export const hasRiskByAge = (...schemes: readonly SalaryRisk[]): boolean =>
  schemes.some(({ riskPremiumByAge }) => riskPremiumByAge.length > 0);
