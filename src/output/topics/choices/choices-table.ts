import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Choice } from '#core/result/choice.ts';
import type { DossierResult } from '#core/result/result.ts';
import { nameOf, nameWithoutLetter } from '#output/language/alternative-name.ts';
import { verdictText } from '#output/language/verdict-text.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { hidesPeople, type PeopleReader } from '#output/topics/choices/people-rows.ts';

const columns = columnsOf({
  Keuze: 'general',
  Naam: 'general',
  'Premie later': 'percentTwo',
  'Eerste jaar': 'euro',
  'Verschil eerste jaar': 'euroDifference',
  'Dertig jaar': 'euro',
  'Verschil dertig jaar': 'euroDifference',
  'Compensatie eerste jaar': 'euro',
  'Compensatie dertig jaar': 'euro',
  'Eenmalig dertig jaar': 'euro',
  'Eigen bijdrage eerste jaar': 'euro',
  Vooruit: 'count',
  Gelijk: 'count',
  Achteruit: 'count',
  'Achteruit na compensatie': 'count',
  Oordeel: 'general',
});

/** The current scheme: what only a choice has is empty. */
function currentRow(result: DossierResult): Row {
  const { cost, ownContribution } = result.now;
  const unchanged = alternativeOf(result, 'unchanged');
  const costs = [cost.firstYear, null, cost.thirtyYears, null, null, null, null, ownContribution];
  return ['nu', nameOf(unchanged, 'short'), null, ...costs, null, null, null, null, verdictText(unchanged.verdict)];
}

function choiceRow(result: DossierResult, choice: Choice, isHidden: boolean): Row {
  const alternative = alternativeOf(result, choice.premium);
  const { more, same, less, lessAfterCompensation } = choice.people;
  const people = [more, same, less, lessAfterCompensation];
  return [
    choice.key,
    nameWithoutLetter(alternative, 'short'),
    choice.entrantPremium,
    choice.cost.firstYear,
    choice.difference.firstYear,
    choice.cost.thirtyYears,
    choice.difference.thirtyYears,
    choice.compensation.firstYear,
    choice.compensation.thirtyYears,
    choice.oneOff.thirtyYears,
    choice.ownContribution,
    ...(isHidden ? people.map(() => null) : people),
    verdictText(alternative.verdict),
  ];
}

/** A workbook without participants is for an employer. */
export const readerOf = ({ withoutPeople }: OutputContent): PeopleReader =>
  withoutPeople === undefined ? 'adviser' : 'employer';

/** For programs: now, and each choice with its two numbers. */
export function choiceResultsTable(content: OutputContent): Table {
  const { result } = content;
  const isHidden = hidesPeople(subjectOf(content), readerOf(content));
  return {
    name: 'ResultaatKeuzes',
    columns,
    rows: [currentRow(result), ...result.choices.map((choice) => choiceRow(result, choice, isHidden))],
  };
}
