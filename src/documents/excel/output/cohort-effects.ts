import type { EffectsResult } from '#core/effects-result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { yardstickNames } from '#contract/terms/effects.ts';
import type { ShownKey } from '#contract/terms/shown-alternatives.ts';
import { emptyRow, headerRow, headingRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { CellContent, PlannedRow, TableColumn } from '#documents/excel/output/sheet-plan.ts';

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

function birthYearRow(
  { year, count, figures }: EffectsResult['birthYears'][number],
  key: ShownKey,
  yardsticks: EffectsResult['yardsticks'],
): PlannedRow {
  const pension = figures[key]?.pensions.expected ?? 0;
  const current = figures.unchanged.pensions.expected;
  const cells = effectCells(key, figures, yardsticks);
  return [
    valueCell(year, 'year'),
    valueCell(count, 'count'),
    valueCell(alternativeNames[key].short, 'general'),
    valueCell(figures[key]?.premium ?? 0, 'euroCents'),
    valueCell(pension, 'euroCents'),
    valueCell(current === 0 ? null : pension / current, 'percent'),
    null,
    ...effectColumns.map(({ format }, index) => valueCell(cells[index] ?? null, format)),
  ];
}

/** The same per year of birth. */
export const birthYearRows = (
  { birthYears, yardsticks }: EffectsResult,
  keys: readonly ShownKey[],
): readonly PlannedRow[] => [
  emptyRow,
  headingRow('Naar geboortejaar'),
  headerRow([
    'Geboortejaar',
    'Aantal',
    'Alternatief',
    'Premie',
    'Pensioen',
    'Verhouding',
    '',
    ...effectColumns.map(({ header }) => header),
  ]),
  ...keys.flatMap((key) => birthYears.map((year) => birthYearRow(year, key, yardsticks))),
];
