import type { EffectFigures, ProfitYardstick } from '#core/effects-result.ts';
import type { PerVariant, VariantKey } from '#core/result.ts';
import { cohortName } from '#contract/terms/conclusions-cohorts.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { direction, signedAmount } from '#contract/terms/conclusions-words.ts';
import { variantKeys } from '#contract/terms/shown-alternatives.ts';
import { shownGroups, type AgeGroup } from '#contract/terms/shown-groups.ts';

/** Neighbouring age cohorts shown as one, with the change of profit (transitie-effect) in EUR, all together. */
export interface ProfitGroup extends AgeGroup {
  readonly change: Partial<PerVariant<number>>;
}

export const yardstickNames: Readonly<Record<ProfitYardstick, string>> = {
  gross: 'bruto profijt',
  net: 'netto profijt',
};

const profit = ({ grossProfit, netProfit }: EffectFigures<number>, yardstick: ProfitYardstick): number =>
  yardstick === 'gross' ? grossProfit : netProfit;

/** The alternatives of which profit is shown, each on its own yardstick. */
export const profitKeys = ({ result }: ConclusionSubject): readonly VariantKey[] =>
  variantKeys(result).filter((key) => result.effects.yardsticks[key] !== undefined);

/** Change of profit per age cohort as it may be shown. */
export function profitGroups(subject: ConclusionSubject): readonly ProfitGroup[] {
  const keys = profitKeys(subject);
  const { ageCohorts, yardsticks } = subject.result.effects;
  const sums = (value: (key: VariantKey) => number): ProfitGroup['change'] =>
    Object.fromEntries(keys.map((key) => [key, value(key)]));
  const groups = ageCohorts.map(({ fromAge, toAge, count, figures }) => {
    const change = (key: VariantKey): number => {
      const yardstick = yardsticks[key] ?? 'gross';
      const next = figures[key];
      if (next === undefined) return 0;
      return profit(next, yardstick) - profit(figures.unchanged, yardstick);
    };
    return { fromAge, toAge, count, change: sums(change) };
  });
  const merged = (left: ProfitGroup, right: ProfitGroup): ProfitGroup => ({
    fromAge: left.fromAge,
    toAge: right.toAge,
    count: left.count + right.count,
    change: sums((key) => (left.change[key] ?? 0) + (right.change[key] ?? 0)),
  });
  return keys.length === 0 ? [] : shownGroups(groups, merged);
}

/** Mean change of profit in a cohort, EUR per participant. */
export const meanChange = ({ change, count }: ProfitGroup, key: VariantKey): number => (change[key] ?? 0) / count;

/** Which cohorts gain and lose most profit by the budget-neutral flat premium; null when there is nothing to show. */
export function profitConclusion(subject: ConclusionSubject): string | null {
  const [key] = profitKeys(subject);
  if (key === undefined) return null;
  const groups = profitGroups(subject).toSorted((left, right) => meanChange(left, key) - meanChange(right, key));
  const [lowest] = groups;
  const highest = groups.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const premium = practicalPremium(subject, subject.result.answers.budgetNeutralFlat);
  const name = yardstickNames[subject.result.effects.yardsticks[key] ?? 'gross'];
  const part = (group: ProfitGroup): string => `${signedAmount(meanChange(group, key))} (${cohortName(group)})`;
  if ([lowest, highest].every((group) => direction(meanChange(group, key)) === 'equal')) {
    return `Bij vlak ${premium} blijft het ${name} per deelnemer op elke leeftijd gelijk`;
  }
  if (lowest === highest) return `Bij vlak ${premium} verandert het ${name} per deelnemer met ${part(lowest)}`;
  return `Bij vlak ${premium} loopt de verandering van het ${name} per deelnemer van ${part(lowest)} tot ${part(highest)}`;
}
