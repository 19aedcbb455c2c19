import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import { chosenOf } from '#core/result/headline.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { premiumName } from '#output/language/alternative-name.ts';
import { shortCostWords } from '#output/language/cost-words.ts';
import { money } from '#output/language/money.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { reasonText } from '#output/language/verdict-text.ts';
import {
  choiceOf,
  entrantPremiumText,
  hiredAfter,
  ownPremiumText,
  type ShownChoice,
  shownChoices,
} from '#output/language/choice-text.ts';
import { losersConclusion, losersDetail, losersText } from '#output/topics/choices/losers-text.ts';
import {
  contributionSentence,
  cost30,
  firstYear,
  guaranteeLapses,
  sentences,
} from '#output/topics/choices/headline-clauses.ts';
import { otherChanges } from '#output/topics/choices/kept-scale-changes.ts';
import { flatNow, keepsAllTerms, keepsFlatPremium } from '#output/topics/choices/nothing-changes.ts';

/** What a board reads first: at most two figures, and under it who loses. Both without a full stop. */
export interface Headline {
  readonly title: string;
  readonly sentence: string | null;
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

const cappedHeadline = (subject: ConclusionSubject, choice: ShownChoice): Headline => ({
  title: `Ook de hoogste vlakke premie die mag (${ownPremiumText(subject, choice)}) geeft niet hetzelfde pensioen`,
  sentence: sentences(losersConclusion(subject, choice), guaranteeLapses(subject)),
});

/** What becomes of a premium that is one percentage already. */
const premiumTitle = (premium: string, now: string): string =>
  now === premium ? `De premie blijft ${premium}` : `De premie wordt ${premium} (nu ${now})`;

/** What a choice makes of the premium, without cost. `isMade`: the employer chose it; else nothing is said to become so. */
export function choiceTitle(subject: ConclusionSubject, choice: ShownChoice, { isMade }: { isMade: boolean }): string {
  if (choice.key === 'A') return keptTitle(subject, choice);
  if (choice.key === 'C') return `De premie wordt: ${ownName(choice)}`;
  const [premium, now] = [ownPremiumText(subject, choice), flatNow(subject)];
  return now === null || isFirstScheme(subject.input)
    ? `Vlak voor iedereen ${isMade ? `wordt ${premium}` : `(${premium})`}`
    : premiumTitle(premium, now);
}

/** What a choice for one flat premium says in front. */
function flatHeadline(subject: ConclusionSubject, choice: ShownChoice): Headline {
  const { input, result } = subject;
  const premium = ownPremiumText(subject, choice);
  const now = flatNow(subject);
  if (isFirstScheme(input))
    return {
      title: `Een vlakke premie van ${premium} kost ${money(choice.cost.firstYear)} ${inFirstTwelveMonths(result)}`,
      sentence: null,
    };
  if (isCapped(choice)) return cappedHeadline(subject, choice);
  const losers = losersConclusion(subject, choice);
  const paid = contributionSentence(subject, choice);
  if (now !== null) {
    return {
      title: premiumTitle(premium, now),
      sentence: keepsFlatPremium(subject, choice)
        ? paid
        : sentences(`In 30 jaar kost dat ${cost30(subject, choice)}`, losers, paid),
    };
  }
  // After a scale was kept the premium is the news: nobody then asks what the transition costs.
  if (isLaterChange(subject))
    return {
      title: `Vlak voor iedereen wordt ${premium}`,
      sentence: sentences(losers, `In 30 jaar kost dat ${cost30(subject, choice)}`, firstYear(subject, choice)),
    };
  const sentence = sentences(losers, firstYear(subject, choice), guaranteeLapses(subject));
  return isAveragePay(input)
    ? { title: `Een vlakke premie van ${premium} kost in 30 jaar ${cost30(subject, choice)}`, sentence }
    : { title: `Vlak voor iedereen wordt ${premium}; dat kost in 30 jaar ${cost30(subject, choice)}`, sentence };
}

/** What of keeping a scale is as it was, and what is not. */
function keptSentence(subject: ConclusionSubject, choice: ShownChoice): string {
  const { alternative } = choice;
  const paid = contributionSentence(subject, choice);
  const isKept = alternative.key === 'keptScale';
  const other = isKept ? otherChanges(subject) : null;
  const isSame = keepsAllTerms(subject, choice);
  return sentences(
    isSame ? 'Aan premie en ouderdomspensioen van wie nu deelneemt verandert niets' : other,
    isSame ? null : losersConclusion(subject, choice),
    `In 30 jaar kost het ${cost30(subject, choice)}`,
    paid,
    guaranteeLapses(subject),
    alternative.verdict.allowed === 'unknown'
      ? 'Dit geldt als art. 220e PW van toepassing is: ga na wat de regeling op 30 juni 2023 was'
      : null,
  );
}

/** "wie na 31 december 2027 begint, krijgt 22,4% vlak"; after a scale was kept they have a flat premium already, perhaps this one. */
function later(subject: ConclusionSubject, choice: ShownChoice): string {
  const { input, result } = subject;
  const isOther = (flatSinceOf(input)?.rate ?? choice.entrantPremium) !== choice.entrantPremium;
  const hired = isOther ? 'nieuwe medewerkers krijgen' : 'nieuwe medewerkers houden';
  return `${isLaterChange(subject) ? hired : `${hiredAfter(result)}, krijgt`} ${entrantPremiumText(subject, choice)} vlak`;
}

function keptTitle(subject: ConclusionSubject, choice: ShownChoice): string {
  const kept = isLaterChange(subject) ? 'Wie de staffel heeft, houdt haar' : 'Wie nu deelneemt, houdt de staffel';
  const own = choice.alternative.key === 'keptScale' ? kept : 'Progressief voor wie nu deelneemt';
  return `${own}; ${later(subject, choice)}`;
}

const keptHeadline = (subject: ConclusionSubject, choice: ShownChoice): Headline => ({
  title: keptTitle(subject, choice),
  sentence: keptSentence(subject, choice),
});

/** "de staffel verlagen tot 96,2%" of an answer that changes the current scale, else the name of the premium. */
const ownName = ({ alternative }: ShownChoice): string =>
  alternative.sort === 'answer' && alternative.isPartOfCurrentScale
    ? `de ${uncapitalised(premiumName(alternative, 'short'))}`
    : premiumName(alternative, 'inSentence');

function ownHeadline(subject: ConclusionSubject, choice: ShownChoice): Headline {
  const { alternative } = choice;
  const name = ownName(choice);
  // That a premium solved for equal cost costs the same is no news.
  const isSolved = alternative.sort === 'answer' && alternative.goal === 'budget';
  return {
    title: isSolved ? `Uw keuze: ${name}` : `Uw keuze (${name}) kost in 30 jaar ${cost30(subject, choice)}`,
    sentence: sentences(
      losersConclusion(subject, choice),
      isSolved ? `In 30 jaar kost dat ${cost30(subject, choice)}` : null,
      contributionSentence(subject, choice),
      guaranteeLapses(subject),
    ),
  };
}

function headlineOfChoice(subject: ConclusionSubject, choice: ShownChoice): Headline {
  if (choice.key === 'A') return keptHeadline(subject, choice);
  return choice.key === 'B' ? flatHeadline(subject, choice) : ownHeadline(subject, choice);
}

/** What one flat premium costs, and how many lose by it: of neither a reader may hear alone. */
const flatTitle = (subject: ConclusionSubject, choice: ShownChoice): string =>
  `Vlak voor iedereen kost in 30 jaar ${cost30(subject, choice, shortCostWords)}; ${losersText(subject, choice.people.less, 'pensioen')}`;

/** A and B, of which none was chosen. */
function openHeadline(subject: ConclusionSubject, A: ShownChoice, B: ShownChoice): Headline {
  const own = A.alternative.key === 'keptScale' ? 'De staffel houden' : 'Een progressieve premie voor wie nu deelneemt';
  const unknown = A.alternative.verdict.allowed === 'unknown' ? ', als art. 220e PW geldt,' : '';
  return {
    title: flatTitle(subject, B),
    sentence: sentences(
      losersDetail(subject, B),
      firstYear(subject, B),
      `${own}${unknown} kost ${cost30(subject, A)}; ${later(subject, A)}`,
      guaranteeLapses(subject),
    ),
  };
}

/** "Alleen keuze B mag": where it surely is allowed, and every other choice surely is not. */
function onlyAllowed(subject: ConclusionSubject, { key, alternative }: ShownChoice): string | null {
  const others = shownChoices(subject).filter((choice) => choice.key !== key);
  const isOnly = alternative.verdict.allowed === 'yes' && others.length > 0 && others.every(isBarred);
  return isOnly ? `Alleen keuze ${key} mag` : null;
}

/** B, where there is no other choice that is allowed. */
function onlyFlatHeadline(subject: ConclusionSubject, B: ShownChoice): Headline {
  if (isFirstScheme(subject.input) || flatNow(subject) !== null || isCapped(B)) return flatHeadline(subject, B);
  // That a pension is only expected has no room beside its cost.
  if (isAveragePay(subject.input)) {
    const { sentence } = flatHeadline(subject, B);
    return {
      title: `Vlak voor iedereen (${ownPremiumText(subject, B)}) kost in 30 jaar ${cost30(subject, B)}`,
      sentence: sentences(onlyAllowed(subject, B), sentence),
    };
  }
  return {
    title: flatTitle(subject, B),
    sentence: sentences(onlyAllowed(subject, B), losersDetail(subject, B), firstYear(subject, B)),
  };
}

/** What stands in front of everything that is made of a dossier: the adviser's headline where it was written for this outcome. */
export function headlineText(subject: ConclusionSubject): Headline {
  const { ownHeadline } = subject;
  const outcome = outcomeHeadline(subject);
  return ownHeadline?.replaces === outcome.title ? { ...outcome, title: ownHeadline.title } : outcome;
}

/** The headline that the outcome itself has. */
export function outcomeHeadline(subject: ConclusionSubject): Headline {
  const choices = shownChoices(subject);
  if (choices.every(isBarred)) {
    const [first] = choices;
    return {
      title: `Zo mag het niet: ${first ? reasonText(first.alternative.verdict) : 'geen premie is toegestaan'}`,
      sentence: null,
    };
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

/** The headline as full sentences. */
export function headlineSentences(subject: ConclusionSubject): readonly string[] {
  const { title, sentence } = headlineText(subject);
  return sentence === null ? [`${title}.`] : [`${title}.`, `${sentence}.`];
}
