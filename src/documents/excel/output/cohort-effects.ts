import type { EffectsResult } from '#core/effects-result.ts';
import { yardstickNames } from '#contract/terms/effects.ts';
import type { ShownKey } from '#contract/terms/shown-alternatives.ts';
import type { CellContent, TableColumn } from '#documents/excel/output/sheet-plan.ts';

/** What alternatives mean for groups: own contribution, and profit as the law measures it. */

type Figures = EffectsResult['total'];

export const effectColumns: readonly TableColumn[] = [
  { header: 'Eigen bijdrage', format: 'euroCents' },
  { header: 'Bruto profijt', format: 'euroCents' },
  { header: 'Netto profijt', format: 'euroCents' },
  { header: 'Maatstaf', format: 'general' },
];

export const profitExplanation = ({ curve }: EffectsResult): string =>
  'Bruto profijt: waarde van de premies vanaf de transitie. Netto profijt: waarde van de uitkeringen die daaruit komen min die van de premies. ' +
  `Maatstaf: welke van de twee de wet vraagt. Gewaardeerd tegen ${curve === null ? 'de risicovrije rente' : curve.name}.`;

/** Of one group under one alternative; empty where nothing is known of the group. */
export function effectCells(
  key: ShownKey,
  figures: Figures | undefined,
  yardsticks: EffectsResult['yardsticks'],
): readonly CellContent[] {
  const own = figures?.[key];
  const yardstick = key === 'unchanged' ? undefined : yardsticks[key];
  return [
    own?.ownContribution ?? null,
    own?.grossProfit ?? null,
    own?.netProfit ?? null,
    yardstick === undefined ? null : yardstickNames[yardstick],
  ];
}
