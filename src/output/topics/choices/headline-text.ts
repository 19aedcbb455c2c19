import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import { chosenOf } from '#core/result/headline.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { hasFlatPremium } from '#output/language/current-scheme.ts';
import { enteredRange } from '#output/language/premium.ts';
import { premiumName } from '#output/language/alternative-name.ts';
import { costWords, money } from '#output/language/cost-words.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { reasonText } from '#output/language/verdict-text.ts';
import {
  choiceOf,
  entrantPremiumText,
  hiredAfter,
  losersConclusion,
  losersText,
  ownPremiumText,
  type ShownChoice,
  shownChoices,
} from '#output/topics/choices/choice-text.ts';
import { otherChanges } from '#output/topics/choices/kept-scale-changes.ts';

/** What a board reads first: at most two figures, and under it who loses. Both without a full stop. */
export interface Headline {
  readonly title: string;
  readonly sentence: string | null;
}

const isBarred = ({ alternative }: ShownChoice): boolean => alternative.verdict.allowed === 'no';

/** "kost in 30 jaar 19% meer dan nu". */
const cost30 = ({ result }: ConclusionSubject, { difference }: ShownChoice): string =>
  `kost in 30 jaar ${costWords(difference.thirtyYears, result.now.cost.thirtyYears)}`;

/** The current premium of everybody, where that is one percentage. */
const flatNow = ({ input, result }: ConclusionSubject): string | null =>
  hasFlatPremium(input) && result.currentScale.length > 0 ? enteredRange(result.currentScale) : null;

/** Whether nobody pays or has paid a premium before: there is nothing to compare with. */
const isFirstScheme = ({ input, result }: ConclusionSubject): boolean =>
  input.schemeOn30June2023 === 'noScheme' &&
  result.currentScale.length > 0 &&
  result.currentScale.every(({ rate }) => rate === 0);

/** Whether nothing moves by a choice: cost and everybody's pension are as they are. */
const changesNothing = ({ result }: ConclusionSubject, { difference, people }: ShownChoice): boolean =>
  people.less + people.more === 0 &&
  nearlyEqual(result.now.cost.thirtyYears + difference.thirtyYears, result.now.cost.thirtyYears);

/** Whether even the highest lawful premium does not give the pension that was asked for. */
const isCapped = ({ alternative }: ShownChoice): boolean =>
  alternative.sort === 'answer' &&
  alternative.goal === 'profit' &&
  !alternative.feasible &&
  (alternative.shortfall?.amount ?? 0) > 0;

const cappedHeadline = (subject: ConclusionSubject, choice: ShownChoice): Headline => ({
  title: `Ook de hoogste vlakke premie die mag (${ownPremiumText(subject, choice)}) geeft niet hetzelfde pensioen`,
  sentence: losersConclusion(subject, choice),
});

/** What a choice for one flat premium says in front. */
function flatHeadline(subject: ConclusionSubject, choice: ShownChoice): Headline {
  const { input, result } = subject;
  const premium = ownPremiumText(subject, choice);
  const now = flatNow(subject);
  if (isFirstScheme(subject))
    return {
      title: `Een vlakke premie van ${premium} kost ${money(choice.cost.firstYear)} ${inFirstTwelveMonths(result)}`,
      sentence: null,
    };
  if (isCapped(choice)) return cappedHeadline(subject, choice);
  const losers = losersConclusion(subject, choice);
  if (now !== null && now === premium && changesNothing(subject, choice))
    return { title: `De premie blijft ${premium}`, sentence: null };
  if (now !== null) {
    const title = now === premium ? `De premie blijft ${premium}` : `De premie wordt ${premium} (nu ${now})`;
    return {
      title,
      sentence: `${capitalised(cost30(subject, choice).replace('kost in 30 jaar', 'In 30 jaar kost dat'))}. ${losers}`,
    };
  }
  if (isAveragePay(input))
    return {
      title: `Een vlakke premie van ${premium} ${cost30(subject, choice)}`,
      sentence: `${losers}. De garantie vervalt voor iedereen`,
    };
  return {
    title: `Vlak voor iedereen wordt ${premium}; dat ${cost30(subject, choice)}`,
    sentence: `${losers}. ${firstYear(subject, choice)}`,
  };
}

/** "In 2028 kost het € 12.000 meer dan nu". */
const firstYear = ({ result }: ConclusionSubject, { difference }: ShownChoice): string =>
  `${capitalised(inFirstTwelveMonths(result))} kost het ${costWords(difference.firstYear, result.now.cost.firstYear)}`;

/** What of keeping a scale is as it was, and what is not. */
function keptSentence(subject: ConclusionSubject, choice: ShownChoice): string {
  const cost = `In 30 jaar kost het ${costWords(choice.difference.thirtyYears, subject.result.now.cost.thirtyYears)}`;
  const unknown =
    choice.alternative.verdict.allowed === 'unknown'
      ? ' Dit geldt als art. 220e PW van toepassing is: ga na wat de regeling op 30 juni 2023 was'
      : '';
  const other = otherChanges(subject);
  if (choice.alternative.key !== 'keptScale')
    return `${losersConclusion(subject, choice)}. ${cost}${unknown && `.${unknown}`}`;
  const { people, ownContribution } = choice;
  const isSameForAll =
    people.less + people.more === 0 && nearlyEqual(ownContribution, subject.result.now.ownContribution);
  const change =
    other === null && isSameForAll
      ? 'Voor wie nu deelneemt verandert er niets'
      : [other, losersConclusion(subject, choice)].filter((part) => part !== null).join('. ');
  return `${change}. ${cost}${unknown && `.${unknown}`}`;
}

function keptHeadline(subject: ConclusionSubject, choice: ShownChoice): Headline {
  const later = entrantPremiumText(subject, choice);
  const sentence = keptSentence(subject, choice);
  if (subject.input.change === 'afterGrandfathering')
    return { title: `Wie de staffel heeft houdt haar; nieuwe medewerkers houden ${later} vlak`, sentence };
  const own =
    choice.alternative.key === 'keptScale' ? 'Wie nu deelneemt houdt de staffel' : 'Progressief voor wie nu deelneemt';
  return { title: `${own}; ${hiredAfter(subject.result)} krijgt ${later} vlak`, sentence };
}

const ownHeadline = (subject: ConclusionSubject, choice: ShownChoice): Headline => ({
  title: `Uw keuze (${premiumName(choice.alternative, 'inSentence')}) ${cost30(subject, choice)}`,
  sentence: losersConclusion(subject, choice),
});

function headlineOfChoice(subject: ConclusionSubject, choice: ShownChoice): Headline {
  if (choice.key === 'A') return keptHeadline(subject, choice);
  return choice.key === 'B' ? flatHeadline(subject, choice) : ownHeadline(subject, choice);
}

/** A and B, of which none was chosen. */
function openHeadline(subject: ConclusionSubject, A: ShownChoice, B: ShownChoice): Headline {
  const { result } = subject;
  const own = A.alternative.key === 'keptScale' ? 'De staffel houden' : 'Een progressieve premie voor wie nu deelneemt';
  const unknown = A.alternative.verdict.allowed === 'unknown' ? ', als art. 220e PW geldt,' : '';
  return {
    title: `Vlak voor iedereen ${cost30(subject, B).replace(/ (?:dan|als) nu$/, '')}; ${losersText(subject, B.people.less).replace(' verwacht ', ' ')}`,
    sentence: `${own}${unknown} kost ${costWords(A.difference.thirtyYears, result.now.cost.thirtyYears)}; ${hiredAfter(result)} krijgt ${entrantPremiumText(subject, A)} vlak`,
  };
}

function onlyFlatHeadline(subject: ConclusionSubject, B: ShownChoice): Headline {
  const premium = ownPremiumText(subject, B);
  if (isFirstScheme(subject) || flatNow(subject) !== null || isCapped(B)) return flatHeadline(subject, B);
  const guarantee = isAveragePay(subject.input) ? '. De garantie vervalt voor iedereen' : '';
  return {
    title: `Vlak voor iedereen (${premium}) ${cost30(subject, B)}`,
    sentence: `${losersConclusion(subject, B)}${guarantee}`,
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
