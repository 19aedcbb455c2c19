import type { DossierResult } from '#core/result/result.ts';
import { shortNotApplicable } from '#output/language/chapter-6b.ts';
import type { EffectFigures } from '#core/result/effects-result.ts';
import { measured } from '#output/topics/people/profit.ts';
import { ownBasisSentence, profitMeaning, transitionEffectMeasureNames } from '#output/topics/people/measures.ts';
import type { CellContent, TableColumn } from '#output/model/sheet-plan.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';

/** Effects of alternatives on groups: own contribution, and profit as the law measures it. */

export const effectColumns: readonly TableColumn[] = [
  { header: 'Eigen bijdrage', format: 'euro' },
  { header: 'Bruto profijt', format: 'euro' },
  { header: 'Netto profijt', format: 'euro' },
  { header: 'Maatstaf', format: 'general' },
];

export const profitExplanation = ({ effects: { curve }, current }: DossierResult): string =>
  `${ownBasisSentence} ${profitMeaning('gross', current.kind)} ${profitMeaning('net', current.kind)} ` +
  `Maatstaf: welke van de twee de wet vraagt; waar zij geen effecten vraagt, staat er geen profijt. Gewaardeerd tegen ${curve === null ? 'de risicovrije rente' : `de rentecurve ${curve.name}`}.`;

/** Whether the law asks effects of any of the premiums. */
export const asksEffects = (result: DossierResult): boolean =>
  premiumAlternatives(result).some((alternative) => measured(alternative) !== null);

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
  const effect = measured(alternative);
  return effect === null
    ? [ownContribution, null, null, shortNotApplicable(alternative)]
    : [ownContribution, grossProfit, netProfit, transitionEffectMeasureNames[effect.measure]];
}
