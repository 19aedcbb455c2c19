import type { DossierResult } from '#core/result/result.ts';
import { fractionOf } from '#output/language/subject.ts';
import { signedPercentage } from '#output/language/phrases.ts';

const isNegative = (cost: number): boolean => Math.round(cost) < 0;

/** Who pays more than the scheme costs, where employer cost is below zero: own contributions are all that is taken off it. */
const payers = ({ participantCount }: Pick<DossierResult, 'participantCount'>) =>
  participantCount === 1
    ? ({ who: 'de deelnemer', pay: 'betaalt' } as const)
    : ({ who: 'de deelnemers samen', pay: 'betalen' } as const);

/** What an employer cost below zero is, to stand beside such a figure: a full sentence; null where none of these is one. */
export function negativeCostNote(
  result: Pick<DossierResult, 'participantCount'>,
  costs: readonly number[],
): string | null {
  const { who, pay } = payers(result);
  return costs.some(isNegative) ? `Waar de werkgeverslast negatief is, ${pay} ${who} meer dan de regeling kost.` : null;
}

const noShare = 'n.v.t.';

/**
 * A difference as part of the cost it is compared with. Null where that is no cost, and "n.v.t." where the other is below
 * zero: more than 100% less of a cost says nothing.
 */
export function costShare(difference: number, base: number): number | typeof noShare | null {
  const fraction = fractionOf(difference, base);
  if (fraction === null) return null;
  return isNegative(base + difference) ? noShare : Math.max(-1, fraction);
}

/** The same as text: "− 2,1%". */
export function costShareText(difference: number, base: number, decimals?: number): string {
  const share = costShare(difference, base);
  return typeof share === 'string' ? share : signedPercentage(share, decimals);
}

/** Why there is no percentage: a full sentence; null where every one is there. Of each the difference and what it is of. */
export function noShareNote(
  result: Pick<DossierResult, 'participantCount'>,
  compared: readonly (readonly [difference: number, base: number])[],
): string | null {
  const { who, pay } = payers(result);
  return compared.some(([difference, base]) => costShare(difference, base) === noShare)
    ? `In %: n.v.t. waar ${who} meer ${pay} dan de nieuwe regeling kost.`
    : null;
}
