import type { PlannedTable } from '#output/model/sheet-plan.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { asksEffects, effectCells, effectColumns } from '#output/topics/people/cohort-effects.ts';
import type { TableRow } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
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
export const birthYearsTable = ({ result }: OutputContent): PlannedTable => ({
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
});
