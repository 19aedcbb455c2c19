import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { ShownChoice } from '#output/language/choice-text.ts';
import { consentArticle, consentInShort } from '#output/language/consent.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { exactPercent, inDutch, said, type Said, statedParts } from '#output/language/wording.ts';
import { levelSigns, saidReason } from '#output/language/verdict-text.ts';
import { asking, type ChoiceRow, type RowMaker } from '#output/topics/choices/choice-row.ts';
import { flatPremiumArticle } from '#output/topics/law/checks/premium-limits.ts';
import { changedTerms } from '#output/topics/choices/kept-scale-changes.ts';

/** Those hired later with another flat premium than others have now ask a scheme of their own; null where they have the same. */
function secondFlat({ input }: ConclusionSubject, { alternative, entrantPremium }: ShownChoice): Said | null {
  const now = flatSinceOf(input)?.rate ?? entrantPremium;
  if (alternative.verdict.allowed !== 'yes' || alternative.form !== 'progressive' || now === entrantPremium)
    return null;
  return said('inBrackets', said('twoSchemes', exactPercent(now), exactPercent(entrantPremium)), 'art. 17 lid 3 PW');
}

/** Why a choice is lawful or not, in a few words: "art. 220e PW", "boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". */
export function lawReason({ input, result }: ConclusionSubject, choice: ShownChoice): Said {
  const { verdict, form, key } = choice.alternative;
  if (verdict.allowed !== 'yes') return saidReason(verdict);
  if (form === 'progressive')
    return key !== 'keptScale' && isAveragePay(input) ? said('toTheLetter') : said('transitionalLaw', 'art. 220e PW');
  return said(input.next.entryCost > 0 ? 'atMostAfterCost' : 'atMost', exactPercent(result.flatMaximum, 0));
}

/** The answer to whether a choice is allowed, where its reason follows. */
export const allowedStart = {
  yes: said('allowed'),
  no: said('forbidden', levelSigns.error),
  unknown: said('notKnown', levelSigns.warning),
} as const;

export const isItAllowed = said('isItAllowed');

/** What stands behind that answer. */
export const lawParts = (subject: ConclusionSubject, choice: ShownChoice): readonly Said[] =>
  [lawReason(subject, choice), secondFlat(subject, choice)].filter((part) => part !== null);

/** "Ja: hoogstens 30%", "■ Mag niet: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". */
const lawText = (subject: ConclusionSubject, choice: ShownChoice): string =>
  `${inDutch(allowedStart[choice.alternative.verdict.allowed])}: ${lawParts(subject, choice).map(inDutch).join('; ')}`;

export const lawRow = (subject: ConclusionSubject, row: RowMaker): ChoiceRow =>
  asking(
    'allowed',
    row(inDutch(isItAllowed), 'Toetsen', (choice) => lawText(subject, choice)),
  );

/** The articles of that answer, each once; null where there are none. */
export function lawArticles(subject: ConclusionSubject, choices: readonly ShownChoice[]): string | null {
  const all = choices.flatMap(({ alternative: { verdict, form } }) => {
    if (verdict.allowed !== 'yes') return verdict.grounds.map(({ article }) => article);
    return form === 'progressive' ? ['art. 220e PW', subject.result.fiscalMaximumArticle] : [flatPremiumArticle];
  });
  return [...new Set(all)].join('; ') || null;
}

export const whatIsNeeded = said('whatIsNeeded');

/** What a choice asks of others before it can begin: consent, and beside it a plan. */
export function needsParts(subject: ConclusionSubject, choice: ShownChoice): readonly Said[] {
  const { chapter6b, verdict, key } = choice.alternative;
  if (verdict.allowed === 'no') return [said('otherChoice')];
  const isAsIs = key === 'keptScale' && changedTerms(subject).length === 0;
  const consent = consentInShort(subject, { ofStaff: !isAsIs });
  return chapter6b === 'holds' ? [consent, said('transitionPlan')] : [consent];
}

export const needsRow = (subject: ConclusionSubject, row: RowMaker): ChoiceRow =>
  asking(
    'needs',
    row(inDutch(whatIsNeeded), 'Uitgangspunten', (choice) => statedParts(needsParts(subject, choice))),
  );

/** The articles of what is needed. */
export const needsArticles = (subject: ConclusionSubject, choices: readonly ShownChoice[]): string =>
  choices.some(({ alternative }) => alternative.chapter6b === 'holds')
    ? `${consentArticle(subject)}; art. 150d PW`
    : consentArticle(subject);
