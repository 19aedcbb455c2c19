import { nameOf } from '#output/language/alternative-name.ts';
import { scenarioKeys } from '#core/result/effects-result.ts';
import { pensionHeader, scenarioNames } from '#output/topics/people/measures.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';

/** Pensions in three scenarios, and each as part of the current scheme's in the same scenario: of everybody and per cohort. */
export function scenariosTable({ result: { alternatives, cohorts, participantCount } }: OutputContent): Table {
  const current = alternativeOf({ alternatives }, 'unchanged').effects;
  const row = (name: string, count: number, alternative: Alternative, place: number | null): Row => {
    const of = ({ total, ageCohorts }: Alternative['effects']) =>
      (place === null ? total : ageCohorts[place]!).pensions;
    const [own, now] = [of(alternative.effects), of(current)];
    return [
      name,
      count,
      nameOf(alternative, 'short'),
      ...scenarioKeys.map((scenario) => own[scenario]),
      ...scenarioKeys.map((scenario) => (now[scenario] === 0 ? null : own[scenario] / now[scenario])),
    ];
  };
  return {
    name: 'ResultaatScenarios',
    columns: columnsOf({
      Cohort: 'general',
      Aantal: 'count',
      Alternatief: 'general',
      ...Object.fromEntries(scenarioKeys.map((key) => [pensionHeader(key), 'euro'] as const)),
      ...Object.fromEntries(
        scenarioKeys.map((key) => [`Verhouding ${scenarioNames[key].toLowerCase()}`, 'percent'] as const),
      ),
    }),
    rows: [
      ...alternatives.map((alternative) => row('Alle deelnemers', participantCount, alternative, null)),
      ...cohorts.flatMap((cohort, place) =>
        alternatives.map((alternative) => row(cohortName(cohort), cohort.count, alternative, place)),
      ),
    ],
  };
}
