import { alternativeOf } from '#core/result/alternative-of.ts';
import { permissionSentence } from '#output/words/conclusions/permission.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import { fractionOf, type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { besides, direction, equalPhrase, euroDifference } from '#output/words/phrases.ts';
import { percentage } from '#office/document/dutch-format.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';

/** Compensation of an answer in each of the cost years, EUR; null when the dossier asks for none. */
export function compensationByYear({ result }: ConclusionSubject, key: AnswerKey): readonly number[] | null {
  const { compensation } = alternativeOf(result, key);
  if (compensation === null) return null;
  const costs = new Map(compensation.years.map(({ index, cost }) => [index, cost]));
  return result.years.map(({ index }) => costs.get(index) ?? 0);
}

/** Sums up to and including each year. */
function running(amounts: readonly number[]): readonly number[] {
  let total = 0;
  return amounts.map((value) => (total += value));
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

const hasCompensation = ({ result }: ConclusionSubject): boolean =>
  result.openGroup.years.some(({ compensation }) => Math.round(compensation) > 0);

/** "kost over 30 jaar vrijwel evenveel als eerbiedigende werking (verschil 0,1%)", "... € 1.200 meer dan ...". */
function wholeTerm(difference: number, base: number, years: number): string {
  const compared = besides(euroDifference(difference, base), 'eerbiedigende werking');
  const share = percentage(Math.abs(fractionOf(difference, base) ?? 0));
  const size = compared.startsWith(equalPhrase(difference, base, 'evenveel')) ? ` (verschil ${share})` : '';
  return `kost over ${years} jaar ${compared}${size}`;
}

/** When a flat premium for all becomes cheaper than letting those in service keep a scale. */
export function crossingConclusion(subject: ConclusionSubject): string {
  const { crossingYear, years } = subject.result.openGroup;
  const flat = `Een vlakke premie voor iedereen${hasCompensation(subject) ? ', met compensatie,' : ''}`;
  const bases = running(years.map(({ cost }) => cost.grandfathering));
  const totals = running(years.map(({ cost, compensation }) => cost.flat + compensation));
  const [base, difference] = [bases.at(-1) ?? 0, (totals.at(-1) ?? 0) - (bases.at(-1) ?? 0)];
  if (crossingYear === null) return `${flat} ${wholeTerm(difference, base, years.length)}`;
  const from = years.findIndex(({ year }) => year === crossingYear);
  const ways = totals.map((total, index) => direction(total - bases[index]!, bases[index]!));
  if (ways.every((way, index) => index < from || way === 'less')) {
    return `${flat} is vanaf ${crossingYear} opgeteld goedkoper dan eerbiedigende werking`;
  }
  const end = ways.at(-1) === 'less' ? '' : `, maar kost over ${years.length} jaar ${euroDifference(difference, base)}`;
  return `${flat} is in ${crossingYear} voor het eerst opgeteld goedkoper dan eerbiedigende werking${end}`;
}

/** Whether those in service may keep a progressive premium; null where they may. */
export function grandfatheringNote({ result }: ConclusionSubject): string | null {
  const { permission } = alternativeOf(result, 'budgetNeutralProgressive');
  return permission === null || permission.permitted === 'yes' ? null : permissionSentence(permission);
}
