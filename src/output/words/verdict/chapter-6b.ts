import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Chapter6b } from '#core/result/chapter-6b.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Why there is no transition plan, no prescribed effects and no compensation by chapter 6b PW. */
const reasons: Readonly<Record<Exclude<Chapter6b, 'holds'>, { readonly article: string; readonly sentence: string }>> =
  {
    noEarlierScheme: {
      article: 'art. 150b lid 1 onder a PW',
      sentence: 'op 30 juni 2023 was er nog geen regeling',
    },
    keepsScale: {
      article: 'art. 150b lid 1 onder c PW',
      sentence: 'wie al deelneemt heeft een progressieve premie',
    },
    laterChange: {
      article: 'art. 220e lid 3 PW',
      sentence: 'dit is een wijziging na eerbiedigende werking',
    },
  };

/** "niet van toepassing (art. 150b lid 1 onder c PW)": in the place of what chapter 6b asks; null where it holds. */
export const notApplicable = (chapter: Chapter6b): string | null =>
  chapter === 'holds' ? null : `niet van toepassing (${reasons[chapter].article})`;

/** The same for a narrow column: "n.v.t. (art. 150b PW)". */
export const shortNotApplicable = (chapter: Chapter6b): string | null =>
  chapter === 'holds' ? null : `n.v.t. (${reasons[chapter].article.replace(/ lid .* PW$/, ' PW')})`;

/** What the law does not ask here, and why: a full sentence; null where chapter 6b holds. `what`: with its verb. */
export const notAsked = (chapter: Chapter6b, what: string): string | null =>
  chapter === 'holds'
    ? null
    : `${what} niet van toepassing: ${reasons[chapter].sentence} (${reasons[chapter].article}).`;

/** Why there is no compensation beside a scale, in a dossier that asks for some; nothing where every premium is flat. */
export const noCompensationBesideScale = (result: DossierResult): readonly string[] =>
  premiumAlternatives(result).every(({ form }) => form === 'flat') ? [] : [besideScale];

const besideScale = `Naast een staffel is compensatie niet van toepassing: ${reasons.keepsScale.sentence} (${reasons.keepsScale.article}).`;

/** Whether chapter 6b holds beside the flat premiums of a dossier. */
export const flatChapter6b = (result: DossierResult): Chapter6b => alternativeOf(result, 'budgetNeutralFlat').chapter6b;

/** Whether chapter 6b holds for what stands in front; where nothing is allowed, for a flat premium. */
export const frontChapter6b = (result: DossierResult): Chapter6b =>
  headlineOf(result)?.chapter6b ?? flatChapter6b(result);

/** By which article no transition plan is needed; null where one is. */
export const planArticle = (chapter: Chapter6b): string | null =>
  chapter === 'holds' ? null : reasons[chapter].article;
