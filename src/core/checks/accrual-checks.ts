import { wholeYears } from '#core/calendar/age.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/**
 * From average pay: accrual against the maximum for the current pension age and offset. Above it is not allowed; an
 * ambition above it is no accrual yet, and asks attention only. Where no maximum is known: a warning, as it was not checked.
 */
export function accrualChecks({ dossier, law: { accrualLimit: limit } }: CheckInput): Check<'ACCRUAL_ABOVE_LIMIT'>[] {
  if (!isAveragePay(dossier)) return [];
  const pensionAge = wholeYears(dossier.current.pensionAgeInMonths);
  const accrualCheck = (scheme: 'current' | 'ambition', rate: number): Check<'ACCRUAL_ABOVE_LIMIT'> => {
    const above = limit !== null && scheme === 'current' ? 'error' : 'warning';
    const isLawful = limit !== null && !isAbove(rate, limit.rate);
    const article = 'art. 18a lid 2 Wet LB 1964 (tekst 2023) met art. 38q Wet LB 1964';
    return check('ACCRUAL_ABOVE_LIMIT', isLawful ? 'pass' : above, { scheme, rate, pensionAge, limit }, { article });
  };
  return [
    accrualCheck('current', dossier.current.accrualRate),
    ...(dossier.reference === 'ambition' ? [accrualCheck('ambition', dossier.ambition.accrualRate)] : []),
  ];
}
