import type { Check, CheckCode } from '#core/result/check.ts';
import { exactPercentage, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { euro, figure } from '#output/topics/law/check-figures.ts';
import { signedAmount } from '#output/language/phrases.ts';

const limitOf = (check: Check): string => exactPercentage(figure(check, 'limit'));

/** "45 t/m 49 jaar 3,12% lager". */
function declineText(check: Check): string {
  const decline = figure(check, 'decline');
  const cohort = cohortName({ fromAge: figure(check, 'fromAge'), toAge: figure(check, 'toAge') });
  if (decline <= 0) return 'geen cohort gaat achteruit';
  return `${cohort} ${percentage(decline, 2)} lager`;
}

const shareText = (check: Check): string =>
  `${wholeNumber(figure(check, 'count'))} van de ${wholeNumber(figure(check, 'total'))} deelnemers (${percentage(figure(check, 'share'), 2)})`;

/** What was measured, the norm left out. */
export const normFindings = {
  NORM_COHORT_DECLINE: declineText,
  NORM_WORSE_SHARE: shareText,
  NORM_EXTRA_COST: (check) => signedAmount(figure(check, 'extra')),
} as const satisfies Partial<Record<CheckCode, (check: Check) => string>>;

export type NormCode = keyof typeof normFindings;

/** What the norm is: "hoogstens 5%". */
export const normLimits: Readonly<Record<NormCode, (check: Check) => string>> = {
  NORM_COHORT_DECLINE: (check) => `hoogstens ${limitOf(check)} lager`,
  NORM_WORSE_SHARE: (check) => `hoogstens ${limitOf(check)} van de deelnemers`,
  NORM_EXTRA_COST: (check) => `hoogstens ${euro(check, 'limit')} meer`,
};

const starts: Readonly<Record<NormCode, string>> = {
  NORM_COHORT_DECLINE: 'Verwacht pensioen met compensatie, het cohort dat het meest achteruitgaat',
  NORM_WORSE_SHARE: 'Deelnemers met een lager verwacht pensioen, met compensatie',
  NORM_EXTRA_COST: 'Werkgeverslast over de horizon met compensatie, vergeleken met de huidige regeling',
};

/** Whether a premium stays within a norm. */
export const normVerdicts: Readonly<Record<Check['level'], string>> = {
  pass: 'voldoet',
  warning: 'voldoet niet',
  error: 'voldoet niet',
};

export const isNorm = (code: CheckCode): code is NormCode => code in normFindings;

/** What a norm asks and what was measured; discreet: without figures that may be of single persons. */
export function normSentence(code: NormCode, check: Check, isDiscreet: boolean): string {
  const judged = `${normVerdicts[check.level]} aan de norm`;
  const measured = isDiscreet ? '' : `: ${normFindings[code](check)}`;
  return `${starts[code]}${measured}; ${judged} (${normLimits[code](check)}).`;
}
