import type { DossierResult } from '#core/result/result.ts';
import { shortNotApplicable } from '#output/language/chapter-6b.ts';
import type { EffectFigures, TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { transitionEffectMeasureNames } from '#output/topics/people/measures.ts';
import type { CellContent, TableColumn } from '#output/model/sheet-plan.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';

/** Effects of alternatives on groups: own contribution, and profit as the law measures it. */

export const effectColumns: readonly TableColumn[] = [
  { header: 'Eigen bijdrage', format: 'euro' },
  { header: 'Bruto profijt', format: 'euro' },
  { header: 'Netto profijt', format: 'euro' },
  { header: 'Maatstaf', format: 'general' },
];

/** The measure of an alternative; null where the law prescribes none, and for what it forbids, of which nothing comes. */
const measureOf = ({ transitionEffectMeasure, verdict }: PremiumAlternative): TransitionEffectMeasure | null =>
  verdict.allowed === 'no' ? null : transitionEffectMeasure;

/** Whether the law asks effects of any of the premiums. */
export const asksEffects = (result: DossierResult): boolean =>
  premiumAlternatives(result).some((alternative) => measureOf(alternative) !== null);

/**
 * The cells of one group under one alternative; the current scheme is what the others are measured against, and has no profit
 * where the law asks no effects of any of them.
 */
export function effectCells(
  alternative: Alternative,
  figures: EffectFigures<number>,
  isAsked: boolean,
): readonly CellContent[] {
  const { ownContribution, grossProfit, netProfit } = figures;
  if (alternative.sort === 'unchanged')
    return isAsked ? [ownContribution, grossProfit, netProfit, null] : [ownContribution, null, null, null];
  const measure = measureOf(alternative);
  return measure === null
    ? [ownContribution, null, null, shortNotApplicable(alternative)]
    : [ownContribution, grossProfit, netProfit, transitionEffectMeasureNames[measure]];
}
