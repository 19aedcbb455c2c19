import { allTogether } from '#output/language/cohort-name.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { type CohortGains, cohortGains, gainsOfFew, gainsTogether } from '#output/topics/people/cohort-gains.ts';
import type { ChangeCounts } from '#output/language/pension-changes.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { cohortCell } from '#output/model/name-cells.ts';
import { together } from '#output/topics/people/merged-cohorts-table.ts';

const shares = (count: number, counts: ChangeCounts | null): Row =>
  counts === null ? [null, null, null] : [counts.better / count, counts.equal / count, counts.worse / count];

/** A change of what employees pay: for readers "gelijk" where it shows as none, "nieuw" where they pay nothing now. */
function contributionCell({ contribution: { current, next } }: CohortGains): Row[number] {
  const content = fractionOf(next - current, current);
  if (Math.round(next) === Math.round(current)) return { content, look: 'value', read: 'gelijk' };
  return content === null ? { content, look: 'value', read: 'nieuw' } : content;
}

function row(name: Row[number], premium: PremiumAlternative, group: CohortGains): Row {
  const { count, current, without, compensated, asPremium } = group;
  const change = (pension: number): number | null => fractionOf(pension - current, current);
  return [
    name,
    count,
    nameOf(premium, 'short'),
    ...shares(count, without),
    change(without.pension),
    ...shares(count, compensated),
    compensated && compensated.worse,
    compensated && change(without.pension + asPremium),
    compensated && change(compensated.pension),
    contributionCell(group),
  ];
}

function rowsOf(subject: ConclusionSubject, premium: PremiumAlternative): readonly Row[] {
  const groups = cohortGains(subject, premium);
  const few = gainsOfFew(subject, premium);
  if (few !== null) return [row(allTogether, premium, few)];
  const all = gainsTogether(groups);
  return [
    ...groups.map((group) => row(cohortCell(group), premium, group)),
    ...(all === null ? [] : [row(together, premium, all)]),
  ];
}

/** Which part of each age cohort gains and loses by these premiums, without and with compensation. */
export const cohortGainsTable = (subject: ConclusionSubject, premiums: readonly PremiumAlternative[]): Table => ({
  name: 'VoorEnAchteruitPerCohort',
  columns: columnsOf(
    {
      Cohort: 'general',
      Aantal: 'count',
      Alternatief: 'general',
      'Deel vooruit': 'percent',
      'Deel vrijwel gelijk': 'percent',
      'Deel achteruit': 'percent',
      Verandering: 'percentDifference',
      'Met compensatie: deel vooruit': 'percent',
      'Met compensatie: deel vrijwel gelijk': 'percent',
      'Met compensatie: deel achteruit': 'percent',
      'Met compensatie: aantal achteruit': 'count',
      'Verandering met compensatie als premie': 'percentDifference',
      'Verandering met compensatie': 'percentDifference',
      'Eigen bijdrage eerste jaar, verandering': 'percentDifference',
    },
    ['Cohort', 'Alternatief'],
  ),
  rows: premiums.flatMap((premium) => rowsOf(subject, premium)),
});
