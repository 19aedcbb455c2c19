import type { DossierResult } from '#core/result/result.ts';
import { shortNotApplicable } from '#output/words/verdict/chapter-6b.ts';
import type { EffectFigures } from '#core/result/effects-result.ts';
import { profitMeaning, transitionEffectMeasureNames } from '#output/words/effects/measures.ts';
import type { CellContent, TableColumn } from '#output/workbook/sheet-plan.ts';
import type { Alternative } from '#core/result/alternative.ts';

/** Effects of alternatives on groups: own contribution, and profit as the law measures it. */

export const effectColumns: readonly TableColumn[] = [
  { header: 'Eigen bijdrage', format: 'euro' },
  { header: 'Bruto profijt', format: 'euro' },
  { header: 'Netto profijt', format: 'euro' },
  { header: 'Maatstaf', format: 'general' },
];

export const profitExplanation = ({ effects: { curve }, current }: DossierResult): string =>
  `${profitMeaning('gross', current.kind)} ${profitMeaning('net', current.kind)} ` +
  `Maatstaf: welke van de twee de wet vraagt; waar zij geen effecten vraagt, staat er geen profijt. Gewaardeerd tegen ${curve === null ? 'de risicovrije rente' : `de rentecurve ${curve.name}`}.`;

/** The cells of one group under one alternative; the current scheme is what the others are measured against. */
export function effectCells(alternative: Alternative, figures: EffectFigures<number>): readonly CellContent[] {
  const { ownContribution, grossProfit, netProfit } = figures;
  if (alternative.sort === 'unchanged') return [ownContribution, grossProfit, netProfit, null];
  const { transitionEffectMeasure: measure, chapter6b } = alternative;
  return measure === null
    ? [ownContribution, null, null, shortNotApplicable(chapter6b)]
    : [ownContribution, grossProfit, netProfit, transitionEffectMeasureNames[measure]];
}
