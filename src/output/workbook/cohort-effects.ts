import type { EffectFigures, EffectsResult } from '#core/result/effects-result.ts';
import { transitionEffectMeasureNames } from '#output/words/effects.ts';
import type { CellContent, TableColumn } from '#output/workbook/sheet-plan.ts';
import type { Alternative } from '#core/result/alternative.ts';

/** Effects of alternatives on groups: own contribution, and profit as the law measures it. */

export const effectColumns: readonly TableColumn[] = [
  { header: 'Eigen bijdrage', format: 'euro' },
  { header: 'Bruto profijt', format: 'euro' },
  { header: 'Netto profijt', format: 'euro' },
  { header: 'Maatstaf', format: 'general' },
];

export const profitExplanation = ({ curve }: EffectsResult): string =>
  'Bruto profijt: waarde van de premies vanaf de transitie. Netto profijt: waarde van de uitkeringen die daaruit komen min die van de premies. ' +
  `Maatstaf: welke van de twee de wet vraagt. Gewaardeerd tegen ${curve === null ? 'de risicovrije rente' : curve.name}.`;

/** The cells of one group under one alternative; the current scheme is what the others are measured against. */
export const effectCells = (alternative: Alternative, figures: EffectFigures<number>): readonly CellContent[] => [
  figures.ownContribution,
  figures.grossProfit,
  figures.netProfit,
  alternative.sort === 'unchanged' ? null : transitionEffectMeasureNames[alternative.transitionEffectMeasure],
];
