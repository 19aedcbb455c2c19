import { nameOf } from '#output/alternatives/alternative-name.ts';
import { asksEffects, effectCells, effectColumns, profitExplanation } from '#output/workbook/cohort-effects.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

function rows(result: DossierResult, alternative: Alternative): readonly TableRow[] {
  const current = alternativeOf(result, 'unchanged').effects.birthYears;
  const isAsked = asksEffects(result);
  return result.effects.birthYears.map(({ year, count }, index) => {
    const figures = alternative.effects.birthYears[index]!;
    const pension = figures.pensions.expected;
    const currentPension = current[index]!.pensions.expected;
    return [
      year,
      count,
      nameOf(alternative, 'short'),
      figures.premium,
      pension,
      currentPension === 0 ? null : pension / currentPension,
      ...effectCells(alternative, figures, isAsked),
    ];
  });
}

/** What alternatives mean per year of birth. */
export function birthYearsSheet({ result }: OutputContent): SheetPlan {
  return {
    name: 'Geboortejaren',
    widths: [15, 10, 30, 17, 17, 14, 17, 18, 17, 22],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Geboortejaren'),
      subtitleRow(
        'Zoals op Cohorten, per geboortejaar. Bedragen zijn sommen over wie in dat jaar geboren is, bij de afgeronde premie.',
      ),
      subtitleRow(profitExplanation(result)),
      emptyRow,
    ],
    table: {
      name: 'ResultaatGeboortejaren',
      columns: [
        { header: 'Geboortejaar', format: 'year' },
        { header: 'Aantal', format: 'count' },
        { header: 'Alternatief', format: 'general' },
        { header: 'Premie', format: 'euro' },
        { header: 'Pensioen', format: 'euro' },
        { header: 'Verhouding', format: 'percent' },
        ...effectColumns,
      ],
      rows: result.alternatives.flatMap((alternative) => rows(result, alternative)),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: null,
  };
}
