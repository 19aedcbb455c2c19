import { nameOf } from '#output/language/alternative-name.ts';
import { type ScenarioKey, scenarioKeys } from '#core/result/effects-result.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { pensionHeader } from '#output/topics/people/measures.ts';

/** The own contribution less the tax that it saves. */
export const netContributionHeader = 'Eigen bijdrage netto (schatting)';

/** Columns of the change of the pension, as a part of the current one in the same scenario. */
export const changeHeaders: Readonly<Record<ScenarioKey, string>> = {
  pessimistic: 'Verschil pessimistisch in %',
  expected: 'Verschil in %',
  optimistic: 'Verschil optimistisch in %',
};

/** What the alternatives mean for model persons. */
export const modelPersonsTable = ({ result }: Pick<ConclusionSubject, 'result'>): Table => ({
  name: 'ResultaatMaatmensen',
  columns: columnsOf({
    Leeftijd: 'count',
    'Fulltime jaarsalaris': 'euro',
    Alternatief: 'general',
    Premie: 'euro',
    'Eigen bijdrage': 'euro',
    'Verandering eigen bijdrage': 'euroDifference',
    [netContributionHeader]: 'euro',
    ...Object.fromEntries(scenarioKeys.map((key) => [pensionHeader(key), 'euro'] as const)),
    Verhouding: 'percent',
    ...Object.fromEntries(scenarioKeys.map((key) => [changeHeaders[key], 'percentDifference'] as const)),
  }),
  rows: result.alternatives.flatMap((alternative) =>
    result.effects.modelPersons.map(({ age, fullTimeSalary }, index): Row => {
      const current = alternativeOf(result, 'unchanged').effects.modelPersons[index]!;
      const { premium, ownContribution, netOwnContribution, pensions } = alternative.effects.modelPersons[index]!;
      return [
        { content: age, look: 'value', read: `${age} jaar` },
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
    }),
  ),
});
