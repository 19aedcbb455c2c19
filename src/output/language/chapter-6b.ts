import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { Chapter6b } from '#core/dossier/chapter-6b.ts';
import { chosenOf, headlineOf } from '#core/result/headline.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import type { DossierResult } from '#core/result/result.ts';
import { decidesApart } from '#output/language/consent.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { articlesAgainst, notAllowed } from '#output/language/verdict-text.ts';

/** Why there is no transition plan, no prescribed effects and no compensation by chapter 6b PW. */
const reasons: Readonly<Record<Exclude<Chapter6b, 'holds'>, { readonly article: string; readonly sentence: string }>> =
  {
    noEarlierScheme: {
      article: 'art. 150b lid 1 onder a PW',
      sentence: 'op 30 juni 2023 was er nog geen regeling',
    },
    keepsScale: {
      article: 'art. 150b lid 1 onder c PW',
      sentence: 'wie een progressieve premie houdt, gebruikt eerbiedigende werking',
    },
    laterChange: {
      article: 'art. 220e lid 3 PW',
      sentence: 'dit is een wijziging na eerbiedigende werking',
    },
  };

/** What stands in the place of what chapter 6b asks: the article by which it does not hold, or that the premium is forbidden. */
type Judged = Pick<PremiumAlternative, 'chapter6b' | 'verdict'>;

/** Whether it is forbidden: then nothing comes of it, nor what the law asks beside it; of a scale, art. 220e PW is not used. */
const isForbidden = ({ chapter6b, verdict }: Judged): boolean =>
  chapter6b !== 'noEarlierScheme' && verdict.allowed === 'no';

/** Whether it is a scale of which nobody knows yet whether it may stay. */
export const isUncertain = ({ chapter6b, verdict }: Judged): boolean =>
  chapter6b === 'keepsScale' && verdict.allowed === 'unknown';

/** On what there is no transition plan beside such a scale. */
export const ifScaleStays = ' als de progressieve premie mag blijven';

/** "niet van toepassing (art. 150b lid 1 onder c PW)": in the place of what chapter 6b asks; null where it holds. */
export function notApplicable(premium: Judged): string | null {
  if (isForbidden(premium)) return `niet van toepassing: ${notAllowed.toLowerCase()}`;
  return premium.chapter6b === 'holds' ? null : `niet van toepassing (${reasons[premium.chapter6b].article})`;
}

/** Why there is no compensation by chapter 6b: a full sentence; null where it holds. */
export const noCompensationHere = (chapter: Chapter6b): string | null =>
  chapter === 'holds'
    ? null
    : `Compensatie is hier niet aan de orde: ${reasons[chapter].sentence} (${reasons[chapter].article}).`;

/** Why there is no compensation beside a scale, in a dossier that asks for some; nothing where every premium is flat. */
export function noCompensationBesideScale(result: DossierResult): readonly string[] {
  const scales = premiumAlternatives(result).filter(({ form }) => form === 'progressive');
  if (scales.length === 0) return [];
  const forbidden = scales.filter(isForbidden);
  const against = `(${articlesAgainst(forbidden.map(({ verdict }) => verdict))})`;
  const { sentence, article } = reasons.keepsScale;
  const lead = 'Naast een progressieve staffel is compensatie niet van toepassing:';
  if (forbidden.length === scales.length) return [`${lead} die staffel is hier zo niet toegestaan ${against}.`];
  const some = forbidden.length === 1 ? 'een van de staffels is' : `${forbidden.length} van de staffels zijn`;
  const others = forbidden.length === 0 ? '' : `; ${some} niet toegestaan ${against}`;
  return [`${lead} ${sentence} (${article})${others}.`];
}

/** Whether chapter 6b holds beside the flat premiums of a dossier. */
export const flatChapter6b = (result: DossierResult): Chapter6b => alternativeOf(result, 'budgetNeutralFlat').chapter6b;

/** Whether chapter 6b holds for what stands in front; where nothing is allowed, for a flat premium. */
export const frontChapter6b = (result: DossierResult): Chapter6b =>
  headlineOf(result)?.chapter6b ?? flatChapter6b(result);

/** Whether chapter 6b holds for the choice that was made; null where none was. */
export const chosenChapter6b = (result: DossierResult): Chapter6b | null => chosenOf(result)?.chapter6b ?? null;

/** Whether a document that a choice asks for, a transition plan or a consent note, waits for that choice. */
export const awaitsChoice = ({ result, planned }: ConclusionSubject): boolean =>
  chosenOf(result) === null &&
  premiumAlternatives(result).some(
    ({ chapter6b, verdict }) => verdict.allowed !== 'no' && (chapter6b === 'holds' || decidesApart(planned)),
  );

/** Whether it is still to be chosen to keep a scale, for which no transition plan is needed. */
const isScaleOpen = (result: DossierResult): boolean =>
  result.chosen === null &&
  premiumAlternatives(result).some(({ chapter6b, verdict }) => chapter6b === 'keepsScale' && verdict.allowed === 'yes');

/** Why a transition plan is needed, or is not, beside what stands in front. */
export function planReason(result: DossierResult, isOpen: boolean): string {
  const chapter = frontChapter6b(result);
  if (chapter !== 'holds')
    return `Een transitieplan is niet nodig${isOpen ? ifScaleStays : ''}: ${reasons[chapter].sentence} (${reasons[chapter].article}).`;
  return isScaleOpen(result)
    ? `Een transitieplan is nodig bij een vlakke premie voor iedereen (art. 150b lid 1 PW). ${capitalised(reasons.keepsScale.sentence)} en heeft er geen nodig (${reasons.keepsScale.article}).`
    : 'Een transitieplan is nodig: de regeling wordt aan de Wtp aangepast zonder eerbiedigende werking te gebruiken (art. 150b lid 1 PW).';
}

/** Average pay that becomes a scale: the law can be read so, and nobody said yet that it is. To stand before what follows from it. */
export const letterOfLaw = 'Naar de letter van art. 150b lid 1 onder c en art. 220e PW';
export const askProvider = 'laat de uitvoerder dat bevestigen';

/** By which article no transition plan is needed; null where one is. */
export const planArticle = (chapter: Chapter6b): string | null =>
  chapter === 'holds' ? null : reasons[chapter].article;
