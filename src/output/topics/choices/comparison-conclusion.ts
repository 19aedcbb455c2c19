import { headlineConclusion } from '#output/topics/choices/answer-conclusion.ts';
import { asksPremium, headlineOf } from '#core/result/headline.ts';
import { currentSchemeWords, hasFlatPremium } from '#output/language/current-scheme.ts';
import { lowerCaseName } from '#output/language/alternative-name.ts';
import { answersName } from '#output/language/answers-name.ts';
import { shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { besides, direction, euroDifference } from '#output/language/phrases.ts';
import { amount } from '#office/document/dutch-format.ts';
import { capitalised, listed, uncapitalised } from '#office/document/dutch-words.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { flatInFront } from '#output/language/headline.ts';
import { expectation } from '#output/language/expectation.ts';
import { practicalPremium, premiumInSentence, premiumPhrase } from '#output/language/premium.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { alternativeOf, answersOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
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

/** Whether these scales are the current one, nearly, and the law lets it be kept. */
function keepsScale({ input, result }: ConclusionSubject, answers: Answers): boolean {
  const isShape = input.current.kind === 'premium' && input.next.shapeSource === 'currentScale';
  const isLikeNow = answers.every(({ form, exact }) => form === 'progressive' && Math.abs(exact - 1) <= keptWithin);
  return isShape && isLikeNow && result.grandfathering.allowed !== 'no' && !hasFlatPremium(input);
}

interface AnswersName {
  readonly name: string;
  readonly noun: string;
  readonly isPlural: boolean;
}

/**
 * What the answers are called together, so that their rows can be found, and whether that is plural: "De staffel behouden
 * (17,4% tot 38,2%)" where the law lets it, "Een vlakke premie van 19,2%", "Beide vlakke premies". `noun`: within a sentence.
 */
function nameOf(subject: ConclusionSubject, answers: Answers): AnswersName {
  const [first, ...others] = answers;
  const only = others.length === 0 ? first : undefined;
  if (keepsScale(subject, answers)) {
    const which = only === undefined ? '' : ` (${practicalPremium(subject, only)})`;
    return { name: `De staffel behouden${which}`, noun: `behoud van de staffel${which}`, isPlural: false };
  }
  const name =
    only === undefined
      ? answersName(
          subject.result,
          answers.map(({ key }) => key),
        )
      : premiumPhrase(subject, only);
  return { name, noun: uncapitalised(name), isPlural: only === undefined };
}

/** "laat het pensioen vrijwel gelijk", "geeft meer pensioen dan nu"; null where the answers differ in that. */
function pensionClause({ result, input }: ConclusionSubject, answers: Answers, isPlural: boolean): string | null {
  const { pension } = alternativeOf(result, 'unchanged');
  const [way, ...others] = [...new Set(answers.map((answer) => direction(answer.pensionDifference, pension)))];
  if (pension === 0 || way === undefined || others.length > 0) return null;
  const expected = expectation(input);
  if (way === 'equal') return `${isPlural ? 'laten' : 'laat'} het pensioen ${expected} vrijwel gelijk`;
  const than = besides(way === 'more' ? 'meer' : 'minder', currentSchemeWords(input).compared, ' pensioen');
  return `${isPlural ? 'geven' : 'geeft'} ${expected} ${than}`;
}

/** What stands in front asks besides, where something else that is allowed costs less: a scale, or else the flat premium. */
const frontClause = (subject: ConclusionSubject, cheapest: Answers): string | null =>
  scaleClause(subject, cheapest) ?? flatClause(subject, cheapest);

function scaleClause(subject: ConclusionSubject, cheapest: Answers): string | null {
  const front = headlineOf(subject.result);
  if (front === null || front.form === 'flat' || !isAllowed(front) || !asksPremium(front)) return null;
  return cheapest.some(({ key }) => key === front.key) ? null : besideNow(subject, front);
}

function flatClause(subject: ConclusionSubject, cheapest: Answers): string | null {
  const flat = flatInFront(subject.result);
  if (flat === null || !isAllowed(flat) || !asksPremium(flat)) return null;
  const isTold = cheapest.some(
    (answer) => answer.form === 'flat' && practicalPremium(subject, answer) === practicalPremium(subject, flat),
  );
  if (isTold) return null;
  return hasFlat(cheapest) ? besideNow(subject, flat) : besideScale(subject, flat);
}

/** "met compensatie in de eerste 5 jaar € 12.300 meer dan nu". */
function costBesideNow(subject: ConclusionSubject, answer: PremiumAlternative): string {
  const counted = horizonCompensation(subject, answer) === null ? '' : 'met compensatie ';
  const now = alternativeOf(subject.result, 'unchanged').cost;
  return `${counted}${horizonPhrase(subject.input.goal.horizon)} ${besides(euroDifference(fullCost(subject, answer) - now, now), 'nu')}`;
}

/** Beside another flat premium compensation counts for both: "een vlakke premie van 22,5% kost ... meer dan nu". */
const besideNow = (subject: ConclusionSubject, premium: PremiumAlternative): string =>
  `${premiumInSentence(subject, premium)} kost ${costBesideNow(subject, premium)}`;

/** Beside a scale, that asks no compensation: "een vlakke premie van 29,7% vraagt € 1.200 compensatie in ...". */
function besideScale(subject: ConclusionSubject, flat: PremiumAlternative): string {
  const compensation = horizonCompensation(subject, flat) ?? 0;
  const period = horizonPhrase(subject.input.goal.horizon);
  const name = premiumInSentence(subject, flat);
  if (Math.round(compensation) > 0) return `${name} vraagt ${amount(compensation)} compensatie ${period}`;
  const now = alternativeOf(subject.result, 'unchanged').cost;
  return `${name} kost ${period} ${besides(euroDifference(flat.existingCost - now, now), 'nu')}`;
}

const hasFlat = (answers: Answers): boolean => answers.some(({ form }) => form === 'flat');

const isAllowed = ({ verdict }: PremiumAlternative): boolean => verdict.allowed === 'yes';
const isUnknown = ({ verdict }: PremiumAlternative): boolean => verdict.allowed === 'unknown';

/**
 * Of what the least is told, where another row of the table shows less: " van de vier alternatieven" beside the current scheme and
 * given premiums, and beside what the law bars, or asks no premium, of what it allows and does.
 */
function amongAnswers(subject: ConclusionSubject, cheapest: Answers): string {
  const { result } = subject;
  const least = Math.min(...cheapest.map((answer) => fullCost(subject, answer)));
  const isLess = (cost: number): boolean => cost < least && !nearlyEqual(cost, least);
  const cheaper = premiumAlternatives(result).filter((premium) => isLess(fullCost(subject, premium)));
  const isOfFour =
    isLess(alternativeOf(result, 'unchanged').cost) ||
    cheaper.some((premium) => premium.sort === 'given' && isAllowed(premium) && asksPremium(premium));
  const compared = cheaper.filter(({ sort }) => sort === 'answer' || !isOfFour);
  const conditions = [
    ...(compared.every(isAllowed) ? [] : [compared.some(isUnknown) ? 'zeker is toegestaan' : 'is toegestaan']),
    ...(compared.some((premium) => isAllowed(premium) && !asksPremium(premium)) ? ['een premie vraagt'] : []),
  ];
  if (conditions.length === 0) return isOfFour ? ' van de vier alternatieven' : '';
  return ` van wat${isOfFour ? ' van de vier' : ''} ${listed(conditions)}`;
}

/**
 * Of the four: other premiums may be allowed too, such as every lower flat one; of another answer it may be unknown. Where the
 * law bars none of them, they are all this one premium.
 */
const onlyAllowed = ({ result }: ConclusionSubject, noun: string): string =>
  answersOf(result).every(isAllowed)
    ? `Alle vier de alternatieven komen uit op ${noun}`
    : `Van de vier alternatieven is alleen ${noun} ${surely(result)}toegestaan`;

const surely = (result: DossierResult): string => (answersOf(result).some(isUnknown) ? 'zeker ' : '');

/** Beside answers that are allowed and ask no premium. */
const onlyPremium = ({ result }: ConclusionSubject, noun: string): string =>
  answersOf(result).every(isAllowed)
    ? `Van de vier alternatieven is alleen ${noun} hoger dan nul`
    : `Van de vier alternatieven is alleen ${noun} ${surely(result)}toegestaan en hoger dan nul`;

/** What is to be compared where none of the answers is both allowed and asks a premium. */
function withoutPremium(subject: ConclusionSubject, allowed: Answers): string {
  const { result } = subject;
  if (!premiumAlternatives(result).some(isAllowed)) return headlineConclusion(subject);
  if (allowed.length > 0) return 'Wat van de vier alternatieven is toegestaan, vraagt geen premie';
  return answersOf(result).some(isUnknown)
    ? 'Van geen van de vier alternatieven staat vast dat het is toegestaan'
    : 'Geen van de vier alternatieven is toegestaan';
}

/** The fourth, where the other three of four cost nearly as much: three are no least. Null where it is otherwise. */
function onlyDearer(permitted: Answers, cheapest: Answers): AnswerAlternative | null {
  const [dearer, ...others] = permitted.filter((answer) => !cheapest.includes(answer));
  return dearer === undefined || others.length > 0 || cheapest.length !== 3 ? null : dearer;
}

/** What the fourth costs, of a table that has no others; where one of the three stands in front, that is named first. */
function dearerCost(subject: ConclusionSubject, dearer: AnswerAlternative, cheapest: Answers): string {
  const front = headlineOf(subject.result);
  return front !== null && cheapest.some(({ key }) => key === front.key)
    ? `${premiumPhrase(subject, front)} kost vrijwel evenveel als twee andere alternatieven; ${besideNow(subject, dearer)}`
    : `${capitalised(besideNow(subject, dearer))}; de andere drie alternatieven kosten vrijwel evenveel`;
}

/** The same beside premiums that were given: which four are meant is said, and what the premium in front costs comes after it. */
const dearerOfFour = ({ result }: ConclusionSubject, { key }: AnswerAlternative): string =>
  `Van de vier alternatieven kost ${lowerCaseName(result, key)} het meest; de andere drie kosten vrijwel evenveel`;

/**
 * Which of the answers that the law allows cost least, what they give, and what stands in front asks besides: with one figure,
 * the others are in the table.
 */
export function comparisonConclusion(subject: ConclusionSubject): string {
  const allowed = distinct(subject, answersOf(subject.result).filter(isAllowed));
  const permitted = allowed.filter(asksPremium);
  const [only] = permitted;
  if (only === undefined) return withoutPremium(subject, allowed);
  const cheapest = cheapestOf(subject, permitted);
  const isEven = cheapest.length === permitted.length && permitted.length > 1;
  const { name, noun, isPlural } = nameOf(subject, cheapest);
  const dearer = onlyDearer(permitted, cheapest);
  if (dearer !== null && premiumAlternatives(subject.result).length === permitted.length)
    return dearerCost(subject, dearer, cheapest);
  const front = frontClause(subject, cheapest);
  const costs = isEven ? 'vrijwel evenveel' : `het minst${amongAnswers(subject, cheapest)}`;
  const several = dearer === null ? `${name} ${isPlural ? 'kosten' : 'kost'} ${costs}` : dearerOfFour(subject, dearer);
  const start =
    permitted.length === 1
      ? `${(allowed.length > 1 ? onlyPremium : onlyAllowed)(subject, noun)}: dat kost ${costBesideNow(subject, only)}`
      : several;
  const pension = pensionClause(subject, cheapest, isPlural && permitted.length > 1);
  return [pension === null ? start : `${start} en ${pension}`, front].filter((clause) => clause !== null).join('; ');
}
