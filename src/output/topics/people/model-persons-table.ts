import type { PlannedTable } from '#output/model/sheet-plan.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { type ScenarioKey, scenarioKeys } from '#core/result/effects-result.ts';
import { scenarioNames } from '#output/topics/people/measures.ts';
import { fractionOf } from '#output/language/subject.ts';
import type { TableRow } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/** The own contribution less the tax that it saves. */
export const netContributionHeader = 'Eigen bijdrage netto (schatting)';

/** Columns of the change of the pension, as a part of the current one in the same scenario. */
export const changeHeaders: Readonly<Record<ScenarioKey, string>> = {
  pessimistic: 'Verschil pessimistisch in %',
  expected: 'Verschil in %',
  optimistic: 'Verschil optimistisch in %',
};

const rows = (result: DossierResult, alternative: Alternative): readonly TableRow[] =>
  result.effects.modelPersons.map(({ age, fullTimeSalary }, index) => {
    const current = alternativeOf(result, 'unchanged').effects.modelPersons[index]!;
    const { premium, ownContribution, netOwnContribution, pensions } = alternative.effects.modelPersons[index]!;
    return [
      age,
      fullTimeSalary,
      nameOf(alternative, 'short'),
      premium,
      ownContribution,
      ownContribution - current.ownContribution,
      netOwnContribution,
      ...scenarioKeys.map((scenario) => pensions[scenario]),
      fractionOf(pensions.expected, current.pensions.expected),
      ...scenarioKeys.map((scenario) =>
        fractionOf(pensions[scenario] - current.pensions[scenario], current.pensions[scenario]),
      ),
    ];
  });

/** What the alternatives mean for model persons. */
export const modelPersonsTable = ({ result }: OutputContent): PlannedTable => ({
  name: 'ResultaatMaatmensen',
  columns: [
    { header: 'Leeftijd', format: 'count' },
    { header: 'Fulltime jaarsalaris', format: 'euro' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Premie', format: 'euro' },
    { header: 'Eigen bijdrage', format: 'euro' },
    { header: 'Verandering eigen bijdrage', format: 'euroDifference' },
    { header: netContributionHeader, format: 'euro' },
    ...scenarioKeys.map((key) => ({
      header: `Pensioen ${scenarioNames[key].toLowerCase()}`,
      format: 'euro' as const,
    })),
    { header: 'Verhouding', format: 'percent' },
    ...scenarioKeys.map((key) => ({ header: changeHeaders[key], format: 'percentDifference' as const })),
  ],
  rows: result.alternatives.flatMap((alternative) => rows(result, alternative)),
  isStreamed: false,
});
