import type { AveragePayDossierInput } from '#core/dossier/dossier.ts';
import { projectedParticipant } from '#core/participant/projected-participant.ts';
import { modelPersonsOf } from '#core/statutory/model-persons.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';

/** What a model person of average pay leaves to a partner, at the level of the valuation date. */
export interface ModelPartnerPension {
  readonly birthYear: number;
  /** Salary times part time, EUR a year. */
  readonly salary: number;
  /** pp x what was accrued, EUR a year. */
  readonly accrued: number;
  /** pp x what was accrued and can be accrued until the end of premium (bereikbaar), EUR a year. */
  readonly attainable: number;
}

/** Ages that the model persons reach in the year of the transition: with most still to accrue, and with most accrued. */
const ages = [35, 55];

/**
 * Partner's pension on death on the valuation date in average pay, by model person: pp x (P + accrual x PG / 12 x N'), with pp
 * the partner part, P what was accrued, PG the pension base and N' the months of accrual left. Source: docs/method/average-pay.md.
 */
export function modelPartnerPensions(dossier: AveragePayDossierInput): readonly ModelPartnerPension[] {
  const { accrualRate, partnerFraction, maximumSalary, offset } = dossier.current;
  const modelOf = modelPersonsOf(dossier, statutoryPeople(dossier));
  return ages.map((age): ModelPartnerPension => {
    const birthYear = dossier.transitionDate.year - age;
    const person = modelOf(birthYear);
    const { fullTimeSalary, partTime, accruedPension } = person;
    const base = Math.max(0, Math.min(fullTimeSalary, maximumSalary) - offset) * partTime;
    const toCome = ((accrualRate * base) / 12) * projectedParticipant(person, dossier).premiumMonthsInCurrent;
    return {
      birthYear,
      salary: fullTimeSalary * partTime,
      accrued: partnerFraction * accruedPension,
      attainable: partnerFraction * (accruedPension + toCome),
    };
  });
}
