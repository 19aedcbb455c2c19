import { wholeYears } from '#core/calendar/age.ts';
import type { AveragePayDossierInput } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { AccrualMaximum } from '#core/law/accrual-limit.ts';
import type { Check } from '#core/result/check.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';
import { isAbove } from '#core/result/is-above.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Checks that only an average pay scheme needs. */
export function averagePayChecks({ dossier, law }: CheckInput): Check[] {
  if (!isAveragePay(dossier)) return [];
  const accruals = [accrualCheck('current', dossier.current.accrualRate, dossier, law.accrualLimit)];
  if (dossier.reference === 'ambition') {
    accruals.push(accrualCheck('ambition', dossier.ambition.accrualRate, dossier, law.accrualLimit));
  }
  return [...accruals, indexationCheck(dossier)];
}

/**
 * Accrual against the maximum for the current pension age and offset. Above it is not allowed; an ambition above it is no
 * accrual yet, and asks attention only. Where no maximum is known: a warning, as it was not checked.
 */
function accrualCheck(
  scheme: 'current' | 'ambition',
  rate: number,
  { current }: AveragePayDossierInput,
  limit: AccrualMaximum | null,
): Check {
  const pensionAge = wholeYears(current.pensionAgeInMonths);
  const above = limit !== null && scheme === 'current' ? 'error' : 'warning';
  const isLawful = limit !== null && !isAbove(rate, limit.rate);
  return check('ACCRUAL_ABOVE_LIMIT', isLawful ? 'pass' : above, {
    article: 'art. 18a lid 2 Wet LB 1964 (tekst 2023) met art. 38q Wet LB 1964',
    figures: { rate, pensionAge, ...(limit === null ? {} : { limit: limit.rate, limitAge: limit.pensionAge }) },
    texts: { scheme },
  });
}

/** Indexation that the current pension counts and the current cost does not, as nobody pays for it. */
function indexationCheck(input: AveragePayDossierInput): Check {
  const { current } = input;
  const counted = input.reference === 'ambition' ? input.ambition.indexation : current.activeIndexation;
  const isBought = current.buysIndexation && isAtTariff(current);
  const bought = isBought ? current.activeIndexation : 0;
  const { inactiveIndexation: inactive, paymentIndexation: inPayment } = current;
  // What is bought is the indexation of those in service; the tariff holds none of pensions that stay behind or are paid.
  const isAllPaid = !isAbove(counted, bought) && inactive <= 0 && inPayment <= 0;
  return check('INDEXATION_NOT_IN_COST', isAllPaid ? 'pass' : 'warning', {
    figures: { counted, bought, inactive, inPayment },
  });
}
