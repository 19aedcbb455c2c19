import type { EffectsResult } from '#core/effects-result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { shownAlternatives, type ShownKey } from '#contract/terms/shown-alternatives.ts';
import { effectCells, effectColumns, profitExplanation } from '#documents/excel/output/cohort-effects.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { CellContent, SheetPlan } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

function row(
  { year, count, figures }: EffectsResult['birthYears'][number],
  key: ShownKey,
  yardsticks: EffectsResult['yardsticks'],
): readonly CellContent[] {
  const pension = figures[key]?.pensions.expected ?? 0;
  const current = figures.unchanged.pensions.expected;
  return [
    year,
    count,
    alternativeNames[key].short,
    figures[key]?.premium ?? 0,
    pension,
    current === 0 ? null : pension / current,
    ...effectCells(key, figures, yardsticks),
  ];
}

/** What alternatives mean per year of birth. */
export function birthYearsSheet({ result }: OutputContent): SheetPlan {
  const { birthYears, yardsticks } = result.effects;
  return {
    name: 'Geboortejaren',
    widths: [15, 10, 30, 17, 17, 14, 17, 18, 17, 16],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Geboortejaren'),
      subtitleRow(
        'Zoals op Cohorten, per geboortejaar. Bedragen zijn sommen over wie in dat jaar geboren is, bij de praktische premie.',
      ),
      subtitleRow(profitExplanation(result.effects)),
      emptyRow,
    ],
    table: {
      name: 'ResultaatGeboortejaren',
      columns: [
        { header: 'Geboortejaar', format: 'year' },
        { header: 'Aantal', format: 'count' },
        { header: 'Alternatief', format: 'general' },
        { header: 'Premie', format: 'euroCents' },
        { header: 'Pensioen', format: 'euroCents' },
        { header: 'Verhouding', format: 'percent' },
        ...effectColumns,
      ],
      rows: shownAlternatives(result).flatMap(({ key }) => birthYears.map((year) => row(year, key, yardsticks))),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: null,
  };
}
