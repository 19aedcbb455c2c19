import type { Check, CheckCode } from '#core/result/check.ts';
import { ageText } from '#output/language/age-text.ts';
import { dayText, euro, figure, lawRate, plain, rate } from '#output/topics/law/check-figures.ts';
import { isOfFlatPremium } from '#output/language/check-titles.ts';
import { type NormCode, normLimits } from '#output/topics/law/norm-sentences.ts';
import { everybodyTakesPart } from '#output/language/phrases.ts';
import { checkSentence } from '#output/topics/law/checks.ts';
import { listed } from '#office/document/dutch-words.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';

/** What was found, in a few words around it: checks of one kind with the same words are shown as one. */
interface PassedFinding {
  /** The figure that was found; empty where the words suffice. */
  readonly value: string;
  readonly words: (values: string) => string;
}

const fixed = (text: string): PassedFinding => ({ value: '', words: () => text });

/** A flat premium beside its maximum. */
const flatFinding = (check: Check): PassedFinding => ({
  value: rate(check, 'rate'),
  words: (values) => `${values}, hoogstens ${lawRate(check, 'limit')}`,
});

const scaleFinding = (check: Check): PassedFinding => ({
  value: rate(check, 'rate'),
  words: (values) => `${values}, bij ${plain(check, 'age')} jaar hoogstens ${rate(check, 'limit')}`,
});

const accrualFinding = (check: Check): PassedFinding => ({
  value: percentage(figure(check, 'rate'), 3),
  words: (values) => `${values}, hoogstens ${percentage(figure(check, 'limit'), 3)}`,
});

/** The norm alone: what was measured may be of so few people that it is not told. */
const normFinding = (code: NormCode) => (check: Check) => fixed(`Voldoet aan de norm: ${normLimits[code](check)}`);

const roomFinding = (check: Check): PassedFinding => ({
  value: rate(check, 'room'),
  words: (values) =>
    figure(check, 'paid') === 0 ? `Geen compensatie; ruimte van ${values}` : `Past; ruimte van ${values}`,
});

const coverFinding = (check: Check): PassedFinding =>
  fixed(`${exactPercentage(figure(check, 'cover'))} van het salaris, hoogstens ${lawRate(check, 'limit', 0)}`);

const parameterFinding = (check: Check, side: 'hoogstens' | 'minstens'): PassedFinding =>
  fixed(`${exactPercentage(figure(check, 'value'))}, ${side} ${lawRate(check, 'limit', 1)}`);

const findings: Partial<Record<CheckCode, (check: Check) => PassedFinding>> = {
  OFFSET_BELOW_MINIMUM: (check) => ({
    value: euro(check, 'offset'),
    words: (values) => `${values}, minstens ${euro(check, 'minimum')} (${plain(check, 'year')})`,
  }),
  MAXIMUM_SALARY_ABOVE_LIMIT: (check) => ({
    value: euro(check, 'maximumSalary'),
    words: (values) => `${values}, hoogstens ${euro(check, 'limit')} (${plain(check, 'year')})`,
  }),
  PENSION_AGE_ABOVE_LIMIT: (check) =>
    fixed(`${ageText(figure(check, 'pensionAge'))}, hoogstens ${ageText(figure(check, 'limit'))}`),
  PARTNER_COVER_ABOVE_LIMIT: coverFinding,
  ORPHAN_COVER_ABOVE_LIMIT: coverFinding,
  ANW_COVER_ABOVE_LIMIT: (check) =>
    fixed(`${euro(check, 'cover')}, hoogstens ${euro(check, 'limit')} (${plain(check, 'year')})`),
  FLAT_ABOVE_LIMIT: flatFinding,
  ENTRANT_PREMIUM_ABOVE_LIMIT: flatFinding,
  SCALE_ABOVE_LIMIT: scaleFinding,
  CURRENT_SCALE_ABOVE_LIMIT: (check) => (isOfFlatPremium(check) ? flatFinding(check) : scaleFinding(check)),
  AMBITION_SCALE_ABOVE_LIMIT: scaleFinding,
  ACCRUAL_ABOVE_LIMIT: accrualFinding,
  INDEXATION_NOT_IN_COST: (check) =>
    fixed(
      figure(check, 'bought') > figure(check, 'counted')
        ? 'Telt in de kosten zwaarder mee dan in het pensioen'
        : 'Telt in pensioen en kosten gelijk mee',
    ),
  PROGRESSIVE_PERMISSION: () => fixed('Progressieve premie mag voor wie nu deelneemt'),
  GRANDFATHERING_SCHEME: (check) => fixed(`Steeg met de leeftijd (${dayText(check, 'day')})`),
  GRANDFATHERING_DATE: (check) => fixed(`${dayText(check, 'lastDay')}, uiterlijk ${dayText(check, 'deadline')}`),
  GRANDFATHERING_CONTRACT: () => fixed('Geen solidaire premieovereenkomst'),
  COMPENSATION_ABOVE_ROOM: roomFinding,
  COMPENSATION_NOT_LEVEL: (check) =>
    fixed(
      figure(check, 'cohorts') === 0
        ? 'Geen cohort met compensatie als premie'
        : 'In elk cohort voor iedereen hetzelfde percentage',
    ),
  COMPENSATION_PAST_END: (check) => fixed(`T/m ${dayText(check, 'asked')}, uiterlijk ${dayText(check, 'end')}`),
  EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM: () => fixed('Eerste maand: bij niemand hoger dan de premie'),
  EQUITY_RETURN_ABOVE_PARAMETER: (check) => parameterFinding(check, 'hoogstens'),
  PRICE_INFLATION_BELOW_PARAMETER: (check) => parameterFinding(check, 'minstens'),
  WAGE_GROWTH_BELOW_PARAMETER: (check) => parameterFinding(check, 'minstens'),
  TRANSITION_AFTER_DEADLINE: (check) =>
    fixed(`${dayText(check, 'transition')}, uiterlijk ${dayText(check, 'deadline')}`),
  PARTICIPANTS_LEFT_OUT: (check) => fixed(`Geen; ${everybodyTakesPart(figure(check, 'total'))}`),
  GOAL_NOT_REACHED: () => fixed('De premie past binnen de grenzen'),
  STATE_PENSION_AGE_NOT_YET_KNOWN: (check) =>
    fixed(figure(check, 'total') === 1 ? 'Bekend van de enige deelnemer' : 'Bekend van alle deelnemers'),
  NORM_COHORT_DECLINE: normFinding('NORM_COHORT_DECLINE'),
  NORM_WORSE_SHARE: normFinding('NORM_WORSE_SHARE'),
  NORM_EXTRA_COST: normFinding('NORM_EXTRA_COST'),
};

const findingOf = (check: Check): PassedFinding => findings[check.code]?.(check) ?? fixed(checkSentence(check));

/** The words of a check that is in order, without what it found. */
export const passedWords = (check: Check): string => findingOf(check).words('');

/**
 * What checks that are in order found, the limit beside it: one figure where all have the same, else that of each in their
 * order. For checks with the same words.
 */
export function passedFinding(checks: readonly [Check, ...Check[]]): string {
  const found = checks.map(findingOf);
  const values = found.map(({ value }) => value);
  const isOne = new Set(values).size === 1;
  return findingOf(checks[0]).words(isOne ? values[0]! : listed(values));
}
