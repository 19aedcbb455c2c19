import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { premiumInSentence } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { besides, euroDifference } from '#output/language/phrases.ts';
import { ofHeadline } from '#output/language/headline.ts';

/** Compensation of an answer in each of the cost years, EUR; null when there is none, or too few to show it of. */
export function compensationByYear(subject: ConclusionSubject, key: PremiumKey): readonly number[] | null {
  const compensation = shownCompensation(subject, key);
  if (compensation === null) return null;
  const costs = new Map(compensation.years.map(({ index, cost }) => [index, cost]));
  return subject.result.years.map(({ index }) => costs.get(index) ?? 0);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, value) => total + value, 0);

/** Cost of what stands in front over all cost years: with compensation, and which way without; that it is without where some is not shown. */
export const longRunConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) => costInLongRun(subject, premium));

function costInLongRun(subject: ConclusionSubject, flat: PremiumAlternative): string {
  const current = alternativeOf(subject.result, 'unchanged');
  const premium = premiumInSentence(subject, flat);
  const now = sum(current.years.map(({ cost }) => cost));
  const difference = sum(flat.years.map(({ cost }) => cost)) - now;
  const compensation = compensationByYear(subject, flat.key);
  const isHidden = compensation === null && Math.round(flat.compensation?.totalCost ?? 0) > 0;
  const counted = `${isHidden ? 'zonder compensatie en ' : ''}zonder nieuwe medewerkers`;
  const start = `Opgeteld over ${flat.years.length} jaar, ${counted}, kost ${premium}`;
  const without = euroDifference(difference, now);
  if (compensation === null || Math.round(sum(compensation)) === 0) return `${start} ${besides(without, 'nu')}`;
  const paid = euroDifference(difference + sum(compensation), now);
  return `${start} met compensatie ${besides(paid, 'nu')}, en zonder compensatie ${without.includes('€') ? wayBeside(without, paid) : without}`;
}

/** Which way a difference goes, where that of which another is told has its figure: "minder", "ook minder". */
function wayBeside(difference: string, told: string): string {
  const way = difference.endsWith('meer') ? 'meer' : 'minder';
  return told.endsWith(way) ? `ook ${way}` : way;
}
