import { alternativeOf } from '#core/result/alternative-of.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { besides, euroDifference } from '#output/words/phrases.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';

/** Compensation of an answer in each of the cost years, EUR; null when the dossier asks for none. */
export function compensationByYear({ result }: ConclusionSubject, key: AnswerKey): readonly number[] | null {
  const { compensation } = alternativeOf(result, key);
  if (compensation === null) return null;
  const costs = new Map(compensation.years.map(({ index, cost }) => [index, cost]));
  return result.years.map(({ index }) => costs.get(index) ?? 0);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, value) => total + value, 0);

/** Cost of the budget-neutral flat premium over all cost years, without and with compensation. */
export function longRunConclusion(subject: ConclusionSubject): string {
  const flat = alternativeOf(subject.result, 'budgetNeutralFlat');
  const current = alternativeOf(subject.result, 'unchanged');
  const premium = practicalPremium(subject, flat);
  const now = sum(current.years.map(({ cost }) => cost));
  const difference = sum(flat.years.map(({ cost }) => cost)) - now;
  const without = `Opgeteld over ${flat.years.length} jaar kost vlak ${premium} u ${besides(euroDifference(difference, now), 'nu')}`;
  const compensation = compensationByYear(subject, 'budgetNeutralFlat');
  if (compensation === null || Math.round(sum(compensation)) === 0) return without;
  return `${without}, en met compensatie ${euroDifference(difference + sum(compensation), now)}`;
}
