import type { NormCode } from '#core/checks/norm-checks.ts';
import type { Check, CheckCode } from '#core/result/check.ts';
import { amount, exactPercentage, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { type CheckText, fixed, noArticle } from '#output/topics/law/checks/check-text.ts';

/** A check against a norm of the dossier, with its words by themselves. */
interface NormText<Code extends NormCode> extends CheckText<Code> {
  /** Column of the table of all norms. */
  readonly head: string;
  /** What the norm is: "hoogstens 5%". */
  readonly limit: (check: Check<Code>) => string;
  /** What was measured, the norm left out. */
  readonly finding: (check: Check<Code>) => string;
}

/** Whether a premium stays within a norm. */
export const normVerdicts: Readonly<Record<Check['level'], string>> = {
  pass: 'voldoet',
  warning: 'voldoet niet',
  error: 'voldoet niet',
};

/** The sentence has what was measured and the norm; without what may be of single persons where it is discreet. */
const normText = <Code extends NormCode>({
  subject,
  ...words
}: Pick<NormText<Code>, 'title' | 'question' | 'head' | 'limit' | 'finding'> & {
  readonly subject: string;
}): NormText<Code> => ({
  ...words,
  article: noArticle,
  sentence: (check, isDiscreet) => {
    const measured = isDiscreet ? '' : `: ${words.finding(check)}`;
    return `${subject}${measured}; ${normVerdicts[check.level]} aan de norm (${words.limit(check)}).`;
  },
  // The norm alone: what was measured may be of so few people that it is not shown.
  passed: (check) => fixed(`Voldoet aan de norm: ${words.limit(check)}`),
});

export const normTexts: { readonly [Code in NormCode]: NormText<Code> } = {
  NORM_COHORT_DECLINE: normText<'NORM_COHORT_DECLINE'>({
    title: 'Norm: achteruitgang van een cohort',
    question:
      'Is in het dossier een norm ingevuld voor de achteruitgang van een leeftijdscohort? Dan: blijft elk cohort daarbinnen, met compensatie?',
    head: 'Achteruitgang van een cohort',
    subject: 'Verwacht pensioen met compensatie, het cohort dat het meest achteruitgaat',
    limit: ({ figures }) => `hoogstens ${exactPercentage(figures.limit)} lager`,
    finding: ({ figures }) =>
      figures.decline <= 0
        ? 'geen cohort gaat achteruit'
        : `${cohortName(figures)} ${percentage(figures.decline, 2)} lager`,
  }),
  NORM_WORSE_SHARE: normText<'NORM_WORSE_SHARE'>({
    title: 'Norm: aandeel dat achteruitgaat',
    question:
      'Is een norm ingevuld voor het aandeel deelnemers dat achteruitgaat? Dan: blijft het daarbinnen, met compensatie?',
    head: 'Aandeel dat achteruitgaat',
    subject: 'Deelnemers met een lager verwacht pensioen, met compensatie',
    limit: ({ figures }) => `hoogstens ${exactPercentage(figures.limit)} van de deelnemers`,
    finding: ({ figures: { count, total, share } }) =>
      `${wholeNumber(count)} van de ${wholeNumber(total)} deelnemers (${percentage(share, 2)})`,
  }),
  NORM_EXTRA_COST: normText<'NORM_EXTRA_COST'>({
    title: 'Norm: extra werkgeverslast',
    question:
      'Is een norm ingevuld voor de extra werkgeverslast? Dan: blijft de last over de horizon daarbinnen, met compensatie?',
    head: 'Extra werkgeverslast',
    subject: 'Werkgeverslast over de horizon met compensatie, vergeleken met de huidige regeling',
    limit: ({ figures }) => `hoogstens ${amount(figures.limit)} meer`,
    finding: ({ figures }) => signedAmount(figures.extra),
  }),
};

export const isNorm = (code: CheckCode): code is NormCode => code in normTexts;

export const normTextOf = <Code extends NormCode>({ code }: Check<Code>): NormText<Code> => normTexts[code];
