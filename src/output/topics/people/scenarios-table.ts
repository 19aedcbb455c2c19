import type { PlannedTable } from '#output/model/sheet-plan.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { type EffectFigures, scenarioKeys } from '#core/result/effects-result.ts';
import { scenarioNames } from '#output/topics/people/measures.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import type { CellContent } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Pensions of a group in the three scenarios, and each as part of the current scheme's in the same scenario. */
function row(
  name: string,
  count: number,
  alternative: Alternative,
  figures: EffectFigures<number>,
  current: EffectFigures<number>,
): readonly CellContent[] {
  const own = scenarioKeys.map((scenario) => figures.pensions[scenario]);
  const ratios = scenarioKeys.map((scenario) => {
    const reference = current.pensions[scenario];
    return reference === 0 ? null : figures.pensions[scenario] / reference;
  });
  return [name, count, nameOf(alternative, 'short'), ...own, ...ratios];
}

function rows({ alternatives, cohorts, participantCount }: DossierResult) {
  const current = alternativeOf({ alternatives }, 'unchanged').effects;
  const ofAll = alternatives.map((alternative) =>
    row('Alle deelnemers', participantCount, alternative, alternative.effects.total, current.total),
  );
  const ofCohorts = cohorts.flatMap((cohort, index) =>
    alternatives.map((alternative) =>
      row(
        cohortName(cohort),
        cohort.count,
        alternative,
        alternative.effects.ageCohorts[index]!,
        current.ageCohorts[index]!,
      ),
    ),
  );
  return [...ofAll, ...ofCohorts];
}

/** Pensions in three scenarios, of all participants and per cohort of five years of age. */
export const scenariosTable = ({ result }: OutputContent): PlannedTable => ({
  name: 'ResultaatScenarios',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'Alternatief', format: 'general' },
    ...scenarioKeys.map((key) => ({
      header: `Pensioen ${scenarioNames[key].toLowerCase()}`,
      format: 'euro' as const,
    })),
    ...scenarioKeys.map((key) => ({
      header: `Verhouding ${scenarioNames[key].toLowerCase()}`,
      format: 'percent' as const,
    })),
  ],
  rows: rows(result),
  isStreamed: false,
});
