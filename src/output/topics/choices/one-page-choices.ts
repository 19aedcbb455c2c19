import type { SheetName } from '#output/model/sheet-plan.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { asksPremium, headlineOf } from '#core/result/headline.ts';
import { keptScale } from '#core/result/kept-scale.ts';
import type { DossierResult } from '#core/result/result.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { hasEntrants } from '#output/language/entrants.ts';
import { premiumPhrase } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { flatInFront } from '#output/language/headline.ts';

/**
 * Something that a board can choose: a premium, or to let those in service keep a scale with a flat premium for who is new
 * (art. 220e PW), which from average pay is the budget-neutral scale.
 */
export type Choice =
  | { readonly kind: 'keptScale'; readonly scale: PremiumAlternative | null; readonly cost: readonly number[] }
  | { readonly kind: 'premium'; readonly premium: PremiumAlternative };

/** More beside each other cannot be read. */
const most = 3;

/** A premium that differs by less, a fraction of the pension base, is no other choice for a board. */
const otherChoice = 0.01;

const flatRate = ({ practicalScale: [step] }: PremiumAlternative): number => step?.rate ?? 0;

/** Keeping a scale, where the law does not forbid it. */
function keptChoice({ input, result }: ConclusionSubject): Choice | null {
  const cost = keptScale(result);
  if (cost === null) return null;
  return {
    kind: 'keptScale',
    scale: isAveragePay(input) ? alternativeOf(result, 'budgetNeutralProgressive') : null,
    cost,
  };
}

/** The flat premium in front; where the law allows none the budget-neutral one, to say what forbids it. */
const flatChoice = (result: DossierResult): PremiumAlternative =>
  flatInFront(result) ?? alternativeOf(result, 'budgetNeutralFlat');

/** The flat answer to the other goal, where it is lawful, reaches that goal and is another premium. */
function otherFlat(result: DossierResult, flat: PremiumAlternative): PremiumAlternative | null {
  const answers = answerKeys.map((key) => alternativeOf(result, key));
  return (
    answers.find(
      (answer) =>
        answer.form === 'flat' &&
        answer.feasible &&
        answer.verdict.allowed === 'yes' &&
        asksPremium(answer) &&
        Math.abs(flatRate(answer) - flatRate(flat)) >= otherChoice,
    ) ?? null
  );
}

const premiumChoice = (premium: PremiumAlternative): Choice => ({ kind: 'premium', premium });

/** Whether a scale in front is told by keeping it already. */
const isKept = (kept: Choice | null, front: PremiumAlternative): boolean =>
  kept?.kind === 'keptScale' && kept.scale?.key === front.key;

/** Two or three choices: what stands in front among them, unless the law allows nothing. */
export function choicesOf(subject: ConclusionSubject): readonly Choice[] {
  const { result } = subject;
  const front = headlineOf(result);
  const kept = keptChoice(subject);
  const flat = flatChoice(result);
  const scale = front?.form === 'progressive' && !isKept(kept, front) ? front : null;
  const other = otherFlat(result, flat);
  return [
    ...(scale === null ? [] : [premiumChoice(scale)]),
    ...(kept === null ? [] : [kept]),
    premiumChoice(flat),
    ...(other === null ? [] : [premiumChoice(other)]),
  ].slice(0, most);
}

/** Whether a choice is what stands in front everywhere. */
export function isHeadline({ result }: ConclusionSubject, choice: Choice): boolean {
  const front = headlineOf(result)?.key;
  const own = choice.kind === 'premium' ? choice.premium : choice.scale;
  return own !== null && own.key === front;
}

/** The premium of a choice; null where the current scale stays, which is none of the alternatives. */
export const premiumOf = (choice: Choice): PremiumAlternative | null =>
  choice.kind === 'premium' ? choice.premium : choice.scale;

/** "; nieuwe medewerkers een vlakke premie van 23,5%": beside a scale that is kept. */
const entrantClause = ({ result }: ConclusionSubject): string =>
  hasEntrants(result)
    ? `; nieuwe medewerkers een vlakke premie van ${exactPercentage(result.openGroup.grandfathering.entrantPremium.rate)}`
    : '';

/** What is chosen, in a few words. */
export function choiceName(subject: ConclusionSubject, choice: Choice): string {
  if (choice.kind === 'premium') {
    const { premium } = choice;
    const who = premium.form === 'flat' ? 'iedereen' : 'wie er nu is';
    return `${premiumPhrase(subject, premium)} voor ${who}`;
  }
  const what = choice.scale === null ? 'Staffel houden' : premiumPhrase(subject, choice.scale);
  return `${what} voor wie er nu is${entrantClause(subject)}`;
}

/** One question, with an answer for each of the choices. */
export interface OnePageRow {
  readonly label: string;
  readonly cells: readonly string[];
  /** Sheet of the output workbook that has the figures. */
  readonly sheet: SheetName;
}
