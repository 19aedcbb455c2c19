import { alternativeOf } from '#core/result/alternative-of.ts';
import { permissionSentence } from '#output/words/conclusions/permission.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { direction, euroDifference } from '#output/words/phrases.ts';
import { amount } from '#office/document/dutch-format.ts';
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
  const difference = sum(flat.years.map(({ cost }, index) => cost - current.years[index]!.cost));
  const start = `Opgeteld over ${flat.years.length} jaar kost vlak ${premium} u ${euroDifference(difference, 'evenveel')} dan nu`;
  const without = start.replace('evenveel dan nu', 'evenveel als nu');
  const compensation = compensationByYear(subject, 'budgetNeutralFlat');
  if (compensation === null || Math.round(sum(compensation)) === 0) return without;
  return `${without}, en met compensatie ${euroDifference(difference + sum(compensation), 'evenveel')}`;
}

const hasCompensation = ({ result }: ConclusionSubject): boolean =>
  result.openGroup.years.some(({ compensation }) => Math.round(compensation) > 0);

/** When a flat premium for all becomes cheaper than letting those in service keep a scale. */
export function crossingConclusion(subject: ConclusionSubject): string {
  const { crossingYear, years } = subject.result.openGroup;
  const flat = `Vlak voor iedereen${hasCompensation(subject) ? ' met compensatie' : ''}`;
  const differences = years.map(({ cost, compensation }) => cost.flat + compensation - cost.grandfathering);
  const difference = sum(differences);
  if (crossingYear !== null) {
    const from = years.findIndex(({ year }) => year === crossingYear);
    const staysBelow = years.every((_, index) => index < from || Math.round(sum(differences.slice(0, index + 1))) <= 0);
    if (staysBelow) return `${flat} is vanaf ${crossingYear} opgeteld goedkoper dan eerbiedigende werking`;
    const end =
      direction(difference) === 'more' ? `, maar over ${years.length} jaar ${amount(difference)} duurder` : '';
    return `${flat} is in ${crossingYear} voor het eerst opgeteld goedkoper dan eerbiedigende werking${end}`;
  }
  if (differences.every((value) => direction(value) === 'equal')) {
    return `${flat} kost in elk van de ${years.length} jaar evenveel als eerbiedigende werking`;
  }
  const extra = Math.round(difference) > 0 ? `: opgeteld ${amount(difference)} meer` : '';
  return `${flat} wordt binnen ${years.length} jaar niet goedkoper dan eerbiedigende werking${extra}`;
}

/** Whether those in service may keep a progressive premium; null where they may. */
export function grandfatheringNote({ result }: ConclusionSubject): string | null {
  const { permission } = alternativeOf(result, 'budgetNeutralProgressive');
  return permission === null || permission.permitted === 'yes' ? null : permissionSentence(permission);
}
