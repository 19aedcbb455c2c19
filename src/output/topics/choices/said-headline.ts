import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { chosenOf } from '#core/result/headline.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { premiumName } from '#output/language/alternative-name.ts';
import {
  choiceOf,
  entrantPremium,
  lastDayBefore,
  type ShownChoice,
  shownChoices,
} from '#output/language/choice-text.ts';
import { saidCost } from '#output/language/cost-words.ts';
import { saidFirstTwelveMonths } from '#output/language/first-year.ts';
import { saidPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { saidReason } from '#output/language/verdict-text.ts';
import { day, euros, inDutch, said, type Said, statedInDutch } from '#output/language/wording.ts';
import {
  clausesOf,
  contributionClause,
  cost30,
  firstYear,
  saidLapses,
} from '#output/topics/choices/headline-clauses.ts';
import { saidOtherChanges } from '#output/topics/choices/kept-scale-changes.ts';
import { losers, losersConclusion, losersDetail } from '#output/topics/choices/losers-text.ts';
import { flatNow, keepsAllTerms, keepsFlatPremium } from '#output/topics/choices/nothing-changes.ts';

/** What a board reads first: a title of at most two figures, and clauses on who loses. One that is a text and no wording is in Dutch alone. */
export interface SaidHeadline {
  readonly title: Said;
  readonly clauses: readonly Said[];
}

const isBarred = ({ alternative }: ShownChoice): boolean => alternative.verdict.allowed === 'no';

/** Whether a scale was kept before, beside a flat premium for those hired later. */
const isLaterChange = ({ input }: ConclusionSubject): boolean => input.change === 'afterGrandfathering';

/** Whether even the highest lawful premium does not give the pension that was asked for. */
const isCapped = ({ alternative }: ShownChoice): boolean =>
  alternative.sort === 'answer' &&
  alternative.goal === 'profit' &&
  !alternative.feasible &&
  (alternative.shortfall?.amount ?? 0) > 0;

const ownPremium = (subject: ConclusionSubject, { alternative }: ShownChoice): Said =>
  saidPremium(subject, alternative);

const cappedHeadline = (subject: ConclusionSubject, choice: ShownChoice): SaidHeadline => ({
  title: said('highestFlatIsLess', ownPremium(subject, choice)),
  clauses: clausesOf(losersConclusion(subject, choice), saidLapses(subject)),
});

/** What becomes of a premium that is one percentage already. */
const premiumTitle = (premium: Said, now: string): Said =>
  now === inDutch(premium) ? said('premiumStays', premium) : said('premiumBecomes', premium, now);

/** What a choice makes of the premium, without cost. `isMade`: the employer chose it; else nothing is said to become so. */
export function choiceTitle(subject: ConclusionSubject, choice: ShownChoice, { isMade }: { isMade: boolean }): string {
  if (choice.key === 'A') return statedInDutch(keptTitle(subject, choice));
  if (choice.key === 'C') return `De premie wordt: ${ownName(choice)}`;
  const [premium, now] = [ownPremium(subject, choice), flatNow(subject)];
  return inDutch(
    now === null || isFirstScheme(subject.input)
      ? said(isMade ? 'flatBecomes' : 'flatForAllAt', premium)
      : premiumTitle(premium, now),
  );
}

/** What a choice for one flat premium says in front. */
function flatHeadline(subject: ConclusionSubject, choice: ShownChoice): SaidHeadline {
  const { input, result } = subject;
  const premium = ownPremium(subject, choice);
  const now = flatNow(subject);
  if (isFirstScheme(input))
    return {
      title: said('flatCostsInTime', premium, euros(choice.cost.firstYear), saidFirstTwelveMonths(result)),
      clauses: [],
    };
  if (isCapped(choice)) return cappedHeadline(subject, choice);
  const losers = losersConclusion(subject, choice);
  const paid = contributionClause(subject, choice);
  const in30 = said('thatCostsIn30Years', cost30(subject, choice));
  if (now !== null) {
    return {
      title: premiumTitle(premium, now),
      clauses: keepsFlatPremium(subject, choice) ? clausesOf(paid) : clausesOf(in30, losers, paid),
    };
  }
  // After a scale was kept the premium is the news: nobody then asks what the transition costs.
  if (isLaterChange(subject))
    return { title: said('flatBecomes', premium), clauses: [losers, in30, firstYear(subject, choice)] };
  return {
    title: said(isAveragePay(input) ? 'flatCostsIn30Years' : 'flatBecomesAndCosts', premium, cost30(subject, choice)),
    clauses: clausesOf(losers, firstYear(subject, choice), saidLapses(subject)),
  };
}

/** What of keeping a scale is as it was, and what is not. */
function keptClauses(subject: ConclusionSubject, choice: ShownChoice): readonly Said[] {
  const { alternative } = choice;
  const isSame = keepsAllTerms(subject, choice);
  const other = alternative.key === 'keptScale' ? saidOtherChanges(subject) : null;
  return clausesOf(
    isSame ? said('nothingChangesNow') : other,
    isSame ? null : losersConclusion(subject, choice),
    said('itCostsIn30Years', cost30(subject, choice)),
    contributionClause(subject, choice),
    saidLapses(subject),
    alternative.verdict.allowed === 'unknown' ? said('ifArticle220e') : null,
  );
}

/** "wie na 31 december 2027 begint, krijgt 22,4% vlak"; after a scale was kept they have a flat premium already, perhaps this one. */
function later(subject: ConclusionSubject, choice: ShownChoice): Said {
  const { input, result } = subject;
  const premium = entrantPremium(subject, choice);
  if (!isLaterChange(subject)) return said('hiredAfterGets', day(lastDayBefore(result)), premium);
  const isOther = (flatSinceOf(input)?.rate ?? choice.entrantPremium) !== choice.entrantPremium;
  return said(isOther ? 'newStaffGets' : 'newStaffKeeps', premium);
}

function keptTitle(subject: ConclusionSubject, choice: ShownChoice): Said {
  const kept = isLaterChange(subject) ? 'scaleIsKept' : 'thoseNowKeepScale';
  const own = said(choice.alternative.key === 'keptScale' ? kept : 'progressiveNow');
  return said('semicolon', own, later(subject, choice));
}

const keptHeadline = (subject: ConclusionSubject, choice: ShownChoice): SaidHeadline => ({
  title: keptTitle(subject, choice),
  clauses: keptClauses(subject, choice),
});

/** "de staffel verlagen tot 96,2%" of an answer that changes the current scale, else the name of the premium. */
const ownName = ({ alternative }: ShownChoice): string =>
  alternative.sort === 'answer' && alternative.isPartOfCurrentScale
    ? `de ${uncapitalised(premiumName(alternative, 'short'))}`
    : premiumName(alternative, 'inSentence');

/** Of a choice of one's own; its name has an article, in Dutch alone. */
function ownHeadline(subject: ConclusionSubject, choice: ShownChoice): SaidHeadline {
  const { alternative } = choice;
  const name = ownName(choice);
  // That a premium solved for equal cost costs the same is no news.
  const isSolved = alternative.sort === 'answer' && alternative.goal === 'budget';
  return {
    title: isSolved ? `Uw keuze: ${name}` : `Uw keuze (${name}) kost in 30 jaar ${inDutch(cost30(subject, choice))}`,
    clauses: clausesOf(
      losersConclusion(subject, choice),
      isSolved ? said('thatCostsIn30Years', cost30(subject, choice)) : null,
      contributionClause(subject, choice),
      saidLapses(subject),
    ),
  };
}

function headlineOfChoice(subject: ConclusionSubject, choice: ShownChoice): SaidHeadline {
  if (choice.key === 'A') return keptHeadline(subject, choice);
  return choice.key === 'B' ? flatHeadline(subject, choice) : ownHeadline(subject, choice);
}

/** What one flat premium costs, and how many lose by it: of neither a reader may hear alone. */
const flatTitle = (subject: ConclusionSubject, choice: ShownChoice): Said =>
  said(
    'flatForAllCosts',
    cost30(subject, choice, saidCost),
    said('lessOf', losers(subject, choice.people.less), said('pension')),
  );

const keepingCosts = {
  keptScale: { known: 'keepingScaleCosts', unknown: 'keepingScaleIfCosts' },
  other: { known: 'progressiveCosts', unknown: 'progressiveIfCosts' },
} as const;

/** A and B, of which none was chosen. */
function openHeadline(subject: ConclusionSubject, A: ShownChoice, B: ShownChoice): SaidHeadline {
  const { known, unknown } = keepingCosts[A.alternative.key === 'keptScale' ? 'keptScale' : 'other'];
  const costs = said(A.alternative.verdict.allowed === 'unknown' ? unknown : known, cost30(subject, A));
  return {
    title: flatTitle(subject, B),
    clauses: clausesOf(
      losersDetail(subject, B),
      firstYear(subject, B),
      said('semicolon', costs, later(subject, A)),
      saidLapses(subject),
    ),
  };
}

/** "Alleen keuze B mag": where it surely is allowed, and every other choice surely is not. */
function onlyAllowed(subject: ConclusionSubject, { key, alternative }: ShownChoice): Said | null {
  const others = shownChoices(subject).filter((choice) => choice.key !== key);
  const isOnly = alternative.verdict.allowed === 'yes' && others.length > 0 && others.every(isBarred);
  return isOnly ? said('onlyChoiceAllowed', key) : null;
}

/** B, where there is no other choice that is allowed. */
function onlyFlatHeadline(subject: ConclusionSubject, B: ShownChoice): SaidHeadline {
  if (isFirstScheme(subject.input) || flatNow(subject) !== null || isCapped(B)) return flatHeadline(subject, B);
  // That a pension is only expected has no room beside its cost.
  if (isAveragePay(subject.input))
    return {
      title: said('flatAtCosts', ownPremium(subject, B), cost30(subject, B)),
      clauses: clausesOf(onlyAllowed(subject, B), ...flatHeadline(subject, B).clauses),
    };
  return {
    title: flatTitle(subject, B),
    clauses: clausesOf(onlyAllowed(subject, B), losersDetail(subject, B), firstYear(subject, B)),
  };
}

/** Of a premium that the law forbids: what it would cost is no answer. */
export const barredHeadline = ({ verdict }: ShownChoice['alternative']): SaidHeadline => ({
  title: said('notAllowedSo', saidReason(verdict)),
  clauses: [],
});

/** The headline that the outcome itself has, for a reader of any language. */
export function saidHeadline(subject: ConclusionSubject): SaidHeadline {
  const choices = shownChoices(subject);
  if (choices.every(isBarred)) {
    const [first] = choices;
    return first
      ? barredHeadline(first.alternative)
      : { title: said('notAllowedSo', said('noPremiumAllowed')), clauses: [] };
  }
  const chosen = chosenOf(subject.result)?.choice;
  const made = chosen === undefined || chosen === null ? null : choiceOf(subject, chosen);
  if (made !== null) return headlineOfChoice(subject, made);
  const [A, B] = [choiceOf(subject, 'A'), choiceOf(subject, 'B')];
  const shownA = A !== null && !isBarred(A) ? A : null;
  const shownB = B !== null && !isBarred(B) ? B : null;
  if (shownA !== null && shownB !== null) return openHeadline(subject, shownA, shownB);
  if (shownB !== null) return onlyFlatHeadline(subject, shownB);
  return headlineOfChoice(subject, shownA ?? choices.find((choice) => !isBarred(choice))!);
}
