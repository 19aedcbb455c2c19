import { type ChoiceKey, flatPathKey, isChoiceKey, type PremiumKey } from '#core/dossier/alternative-key.ts';
import { askedChoice } from '#core/dossier/asked-choice.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { isAbove } from '#core/result/is-above.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import type { SolvedPremium } from '#core/transition/new-premiums.ts';

/** From what choices are made. */
export interface ChoiceSource {
  readonly dossier: Pick<
    DossierInput,
    'current' | 'chosenAlternative' | 'decidedChoice' | 'takenAsC' | 'keptPremium' | 'flatFor' | 'ownProposal'
  >;
  readonly candidates: readonly SolvedPremium[];
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
}

/** Which premium each choice has, and which choice was made. */
export interface ChoicePremiums {
  readonly A: PremiumKey | null;
  readonly B: PremiumKey;
  readonly C: PremiumKey | null;
  readonly chosen: ChoiceKey | null;
}

/** Premiums that keep a scale from average pay, by what the dossier asks (keuze_a). */
const keptFromAveragePay = { budgetNeutral: 'budgetNeutralProgressive', ambition: 'ambition' } as const;

/**
 * Which premiums the choices have. A: the current scale, or from average pay the premium that keuze_a names. B: the flat premium
 * that was typed, else the answer that keuze_b names, never above the lawful maximum. C: the premium that was taken for it on
 * screen, else the premium that was chosen and is neither, else a typed flat premium that B does not have, else the typed scale. A
 * premium that a file of version 6 chose is found back as one of them: B is then that one, and what was typed beside it no other
 * choice of the same letter. What was decided later is a letter of these, and changes none of them. Source: docs/method/choices.md.
 */
export function choicePremiums(source: ChoiceSource): ChoicePremiums {
  const A = premiumOfA(source);
  const B = premiumOfB(source);
  const premium = askedPremium(source);
  const C = takenC(source, { A, B }) ?? fileC(source, premium, { A, B });
  const chosen = askedChoice(source.dossier) ?? letterOf(premium, { A, B, C });
  return { A, B, C, chosen: chosen === null || { A, B, C }[chosen] === null ? null : chosen };
}

const has = ({ candidates }: ChoiceSource, key: PremiumKey): boolean => candidates.some((one) => one.key === key);

/**
 * Whether those who take part may have a premium that rises with age (art. 220e PW): a scale that is rounded to one percentage, or
 * to none at all, does not rise.
 */
const mayRise = ({ candidates }: ChoiceSource, key: PremiumKey): boolean =>
  candidates.some(
    ({ key: one, figures: { permission, practicalScale } }) =>
      one === key && permission !== null && permission.permitted !== 'no' && !isLevel(practicalScale),
  );

/** The premium of a file of version 6; a scale of one's own that is the current one at every age is that one. */
function askedPremium(source: ChoiceSource): PremiumKey | null {
  const { chosenAlternative: asked } = source.dossier;
  if (asked === null || isChoiceKey(asked)) return null;
  if (asked === 'ownScale' && isCurrentScale(source)) return 'keptScale';
  return has(source, asked) ? asked : null;
}

/** Whether the premium is one that B is: a flat answer, or the typed flat premium unless the law forbids it. */
const isOfB = (source: ChoiceSource, premium: PremiumKey): boolean =>
  premium === 'budgetNeutralFlat' ||
  premium === 'profitNeutralFlat' ||
  (premium === 'ownFlat' && !isForbidden(source, premium));

const letterOf = (premium: PremiumKey | null, { A, B, C }: Omit<ChoicePremiums, 'chosen'>): ChoiceKey | null => {
  if (premium === null) return null;
  if (premium === A) return 'A';
  if (premium === C) return 'C';
  return flatPathKey(premium) === premium || premium === B ? 'B' : null;
};

function premiumOfA(source: ChoiceSource): PremiumKey | null {
  const { current, chosenAlternative, keptPremium = null } = source.dossier;
  if (current.kind === 'premium') return has(source, 'keptScale') ? 'keptScale' : null;
  const chosen = chosenAlternative === 'budgetNeutralProgressive' || chosenAlternative === 'ambition';
  const key = chosen ? chosenAlternative : keptPremium && keptFromAveragePay[keptPremium];
  return key !== null && mayRise(source, key) ? key : null;
}

function premiumOfB(source: ChoiceSource): PremiumKey {
  const { chosenAlternative: asked, flatFor = 'sameCost', ownProposal } = source.dossier;
  const answers = { sameCost: 'budgetNeutralFlat', samePension: 'profitNeutralFlat' } as const;
  const isAsked = asked === 'budgetNeutralFlat' || asked === 'profitNeutralFlat';
  const key = isAsked ? asked : ownProposal.flat === null ? answers[flatFor] : 'ownFlat';
  return isForbidden(source, key) ? 'highestFlat' : key;
}

/** The premium that was taken for C on screen, unless A or B has that one. */
function takenC(source: ChoiceSource, { A, B }: Pick<ChoicePremiums, 'A' | 'B'>): PremiumKey | null {
  const { takenAsC = null } = source.dossier;
  return takenAsC === null || takenAsC === A || takenAsC === B || !has(source, takenAsC) ? null : takenAsC;
}

const fileC = (
  source: ChoiceSource,
  chosen: PremiumKey | null,
  { A, B }: Pick<ChoicePremiums, 'A' | 'B'>,
): PremiumKey | null => (chosen !== null && chosen !== A && !isOfB(source, chosen) ? chosen : ownC(source, { A, B }));

/** What the adviser proposed beside A and B. */
function ownC(source: ChoiceSource, { A, B }: Pick<ChoicePremiums, 'A' | 'B'>): PremiumKey | null {
  if (isOtherFlat(source, B)) return 'ownFlat';
  if (has(source, 'ownScale') && !(A === 'keptScale' && isCurrentScale(source))) return 'ownScale';
  return null;
}

/** Whether the flat premium that was typed is another than that of B. */
function isOtherFlat({ candidates }: ChoiceSource, B: PremiumKey): boolean {
  const [own, ofB] = ['ownFlat', B].map((key) => candidates.find((one) => one.key === key)?.rates[0]);
  return own !== undefined && ofB !== undefined && (isAbove(own, ofB) || isAbove(ofB, own));
}

/** Whether a flat premium is above the lawful maximum. */
export const isForbidden = ({ candidates, flatCap }: Pick<ChoiceSource, 'candidates' | 'flatCap'>, key: PremiumKey) =>
  candidates.some((one) => one.key === key && one.form === 'flat' && isAbove(one.rates[0]!, flatCap));

/** Whether the scale that was typed asks what the current one asks, on every step that somebody pays. */
function isCurrentScale({ candidates }: ChoiceSource): boolean {
  const [own, kept] = ['ownScale', 'keptScale'].map((key) => candidates.find((one) => one.key === key));
  return own !== undefined && kept !== undefined && own.rates.every((rate, step) => rate === kept.rates[step]);
}
