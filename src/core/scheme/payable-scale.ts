import type { BracketAgeRule } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';

/** What decides until which age a step of a scale can be paid. */
export interface LastPremium {
  readonly pensionAgeInMonths: number;
  readonly bracketAgeRule: BracketAgeRule;
}

/**
 * Highest bracket age at which somebody still pays: in the month before the pension age; where the age on 31 December
 * decides, that may be eleven months on.
 */
export const lastBracketAge = ({ pensionAgeInMonths, bracketAgeRule }: LastPremium): number =>
  Math.floor((pensionAgeInMonths - 1 + (bracketAgeRule === 'lastOfDecember' ? 11 : 0)) / 12);

/**
 * The steps of a scale that somebody can pay: a step past the pension age is no premium, and no law judges it. The first
 * step always stays, so that a scale never is empty.
 */
export const payableScale = (scale: Scale, scheme: LastPremium): Scale =>
  scale.filter(({ fromAge }, row) => row === 0 || fromAge <= lastBracketAge(scheme));
