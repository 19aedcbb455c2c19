import { asksPremium } from '#core/result/headline.ts';
import { hasFlatPremium } from '#output/words/current-scheme.ts';
import { answersName } from '#output/words/answers-name.ts';
import { shownCompensation } from '#output/words/conclusions/compensation.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { besides, direction, euroDifference } from '#output/words/phrases.ts';
import { headlineConclusion } from '#output/words/conclusions/answer.ts';
import { amount } from '#office/document/dutch-format.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { expectation } from '#output/words/expectation.ts';
import { practicalPremium, premiumInSentence, premiumPhrase } from '#output/words/conclusions/premium.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { alternativeOf, answersOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { AnswerAlternative, PremiumAlternative } from '#core/result/alternative.ts';

/** Discounted compensation over the horizon, EUR; null where there is none, or the group is too small to show it. */
export const horizonCompensation = (subject: ConclusionSubject, { key }: PremiumAlternative): number | null =>
  shownCompensation(subject, key)?.horizonCost ?? null;

/** Cost of those in service over the horizon, with compensation as far as it may be shown, EUR: alike for all. */
export const fullCost = (subject: ConclusionSubject, alternative: PremiumAlternative): number =>
  alternative.existingCost + (horizonCompensation(subject, alternative) ?? 0);

type Answers = readonly AnswerAlternative[];

/** Answers that are the same flat premium are one: where both goals come to the highest that is allowed. */
const distinct = (subject: ConclusionSubject, answers: Answers): Answers =>
  answers.filter(
    ({ form, practicalScale }, row) =>
      form !== 'flat' ||
      !answers
        .slice(0, row)
        .some(
          (other) =>
            other.form === 'flat' && practicalPremium(subject, other) === practicalPremium(subject, { practicalScale }),
        ),
  );

/** The answers that cost nearly as little as the cheapest. */
function cheapestOf(subject: ConclusionSubject, answers: Answers): Answers {
  const least = Math.min(...answers.map((answer) => fullCost(subject, answer)));
  return answers.filter((answer) => nearlyEqual(fullCost(subject, answer), least));
}

/** How far the factor on the current scale may be from 1 for a scale that is called kept. Source: product decision. */
const keptWithin = 0.05;

/** What the answers are called together, and whether that is plural: "De staffel behouden" where the law lets it, "Beide vlakke premies". */
function nameOf(subject: ConclusionSubject, answers: Answers): { readonly name: string; readonly isPlural: boolean } {
  const { input, result } = subject;
  const [first, ...others] = answers;
  if (answers.every(({ form }) => form === 'progressive')) {
    const isShape = input.current.kind === 'premium' && input.next.shapeSource === 'currentScale';
    const isLikeNow = answers.every(({ exact }) => Math.abs(exact - 1) <= keptWithin);
    const keeps = isShape && isLikeNow && result.grandfathering.allowed !== 'no' && !hasFlatPremium(input);
    return { name: keeps ? 'De staffel behouden' : 'Een progressieve staffel', isPlural: false };
  }
  return first !== undefined && others.length === 0
    ? { name: premiumPhrase(subject, first), isPlural: false }
    : {
        name: answersName(
          result,
          answers.map(({ key }) => key),
        ),
        isPlural: true,
      };
}

/** "laat het pensioen vrijwel gelijk", "geeft meer pensioen"; null where the answers differ in that. */
function pensionClause({ result, input }: ConclusionSubject, answers: Answers, isPlural: boolean): string | null {
  const { pension } = alternativeOf(result, 'unchanged');
  const [way, ...others] = [...new Set(answers.map((answer) => direction(answer.pensionDifference, pension)))];
  if (pension === 0 || way === undefined || others.length > 0) return null;
  const expected = expectation(input);
  if (way === 'equal') return `${isPlural ? 'laten' : 'laat'} het pensioen ${expected} vrijwel gelijk`;
  return `${isPlural ? 'geven' : 'geeft'} ${expected} ${way === 'more' ? 'meer' : 'minder'} pensioen`;
}

/** What the budget-neutral flat premium asks besides, where something else that is allowed costs less. */
function flatClause(subject: ConclusionSubject, permitted: Answers, cheapest: Answers): string | null {
  const flat = permitted.find(({ key }) => key === 'budgetNeutralFlat');
  if (flat === undefined || cheapest.includes(flat)) return null;
  return hasFlat(cheapest) ? besideFlat(subject, flat, cheapest) : besideScale(subject, flat);
}

/** Beside another flat premium both are told by the same measure: "een vlakke premie van 22,5% kost ... € 300 meer". */
function besideFlat(subject: ConclusionSubject, flat: AnswerAlternative, cheapest: Answers): string {
  const least = Math.min(...cheapest.map((answer) => fullCost(subject, answer)));
  const difference = euroDifference(fullCost(subject, flat) - least, least);
  const counted = horizonCompensation(subject, flat) === null ? '' : ' met compensatie';
  return `${premiumInSentence(subject, flat)} kost${counted} ${horizonPhrase(subject.input.goal.horizon)} ${difference}`;
}

/** Beside a scale, that asks no compensation: "een vlakke premie vraagt € 1.200 compensatie in ...". */
function besideScale(subject: ConclusionSubject, flat: AnswerAlternative): string {
  const compensation = horizonCompensation(subject, flat) ?? 0;
  const period = horizonPhrase(subject.input.goal.horizon);
  if (Math.round(compensation) > 0) return `een vlakke premie vraagt ${amount(compensation)} compensatie ${period}`;
  const now = alternativeOf(subject.result, 'unchanged').cost;
  return `een vlakke premie kost ${period} ${besides(euroDifference(flat.existingCost - now, now), 'nu')}`;
}

const hasFlat = (answers: Answers): boolean => answers.some(({ form }) => form === 'flat');

/**
 * Of what the least is told, where another row of the table shows less: " van de vier" beside the current scheme and
 * given premiums, and beside answers that the law bars of those that it does not.
 */
function amongAnswers(subject: ConclusionSubject, cheapest: Answers): string {
  const { result } = subject;
  const least = Math.min(...cheapest.map((answer) => fullCost(subject, answer)));
  const others = [
    alternativeOf(result, 'unchanged').cost,
    ...premiumAlternatives(result)
      .filter(({ sort, verdict }) => sort === 'given' && verdict.allowed !== 'no')
      .map((given) => fullCost(subject, given)),
  ];
  const isLess = (cost: number): boolean => cost < least && !nearlyEqual(cost, least);
  const less = answersOf(result).filter((answer) => isLess(fullCost(subject, answer)));
  if (less.some(asksPremium)) return ' van wat is toegestaan';
  if (less.length > 0) return ' van wat een premie vraagt';
  return others.some(isLess) ? ' van de vier' : '';
}

/** "€ 1.200 met compensatie". */
function leastCost(subject: ConclusionSubject, cheapest: Answers): string {
  const [least] = cheapest.toSorted((left, right) => fullCost(subject, left) - fullCost(subject, right));
  if (least === undefined) throw new Error('there are no answers');
  return `${amount(fullCost(subject, least))}${horizonCompensation(subject, least) === null ? '' : ' met compensatie'}`;
}

/** Of the four: other premiums may be allowed too, such as every lower flat one. */
const onlyAllowed = (name: string): string => `Van de vier alternatieven is alleen ${uncapitalised(name)} toegestaan`;

const uncapitalised = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Beside answers that are allowed and ask no premium. */
const onlyPremium = (name: string): string => `${onlyAllowed(name)} en hoger dan 0%`;

/** Which of the answers that the law allows cost least, what they give, and what a flat premium asks besides. */
export function comparisonConclusion(subject: ConclusionSubject): string {
  const allowed = distinct(
    subject,
    answersOf(subject.result).filter(({ verdict }) => verdict.allowed === 'yes'),
  );
  const permitted = allowed.filter(asksPremium);
  const [only] = permitted;
  if (only === undefined) return headlineConclusion(subject);
  const cheapest = cheapestOf(subject, permitted);
  const isEven = cheapest.length === permitted.length && permitted.length > 1;
  const { name, isPlural } = nameOf(subject, cheapest);
  const flat = flatClause(subject, permitted, cheapest);
  const costs = `${isEven ? 'vrijwel evenveel' : `het minst${amongAnswers(subject, cheapest)}`}${flat === null || hasFlat(cheapest) ? ` (${leastCost(subject, cheapest)})` : ''}`;
  const start =
    permitted.length === 1
      ? `${allowed.length > 1 ? onlyPremium(name) : onlyAllowed(name)}: dat kost ${leastCost(subject, [only])}`
      : `${name} ${isPlural ? 'kosten' : 'kost'} ${costs}`;
  const pension = pensionClause(subject, cheapest, isPlural && permitted.length > 1);
  return [pension === null ? start : `${start} en ${pension}`, flat].filter((clause) => clause !== null).join('; ');
}
