import type { DossierResult } from '#core/result/result.ts';
import { shortNotApplicable } from '#output/language/chapter-6b.ts';
import type { EffectFigures, TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { transitionEffectMeasureNames } from '#output/topics/people/measures.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Row } from '#output/model/table.ts';

/** Effects of alternatives on groups: own contribution, and profit as the law measures it. */

export const effectFormats = {
  'Eigen bijdrage': 'euro',
  'Bruto profijt': 'euro',
  'Netto profijt': 'euro',
  Maatstaf: 'general',
} as const;

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
export function effectCells(alternative: Alternative, figures: EffectFigures<number>, result: DossierResult): Row {
  const { ownContribution, grossProfit, netProfit } = figures;
  if (alternative.sort === 'unchanged')
    return asksEffects(result) ? [ownContribution, grossProfit, netProfit, null] : [ownContribution, null, null, null];
  const measure = measureOf(alternative);
  return measure === null
    ? [ownContribution, null, null, shortNotApplicable(alternative)]
    : [ownContribution, grossProfit, netProfit, transitionEffectMeasureNames[measure]];
}
