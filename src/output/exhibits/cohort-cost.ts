import { negativeCostNote } from '#output/words/cost/negative-cost.ts';
import { barredRows, rowName, shownName } from '#output/words/verdict/shown-name.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { cohortCostConclusion, costChange, groupCost } from '#output/words/conclusions/cohort-costs.ts';
import { shortCohortName } from '#output/words/cohort-name.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { signedAmount, signedNumber } from '#output/words/phrases.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/exhibits/model/chart.ts';
import { type CohortGroup, cohortGroups } from '#output/words/conclusions/cohorts.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Section } from '#output/exhibits/model/section.ts';
import { manualPlaces } from '#output/exhibits/model/manual-places.ts';
import type { ExhibitTable } from '#output/exhibits/model/section.ts';

const costChart = ({ result }: ConclusionSubject, groups: readonly CohortGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro over de horizon',
  categoryTitle: '',
  series: result.alternatives.map((alternative) => ({
    name: shownName(alternative),
    look: alternativeDisplay[alternative.key].look,
    values: groups.map((group) => Math.round(groupCost(group, alternative))),
  })),
});

/** Of so many cohorts the columns are wide enough for amounts with their euro sign. */
const groupsWithUnit = 8;
/** Beside so many there is room for a column with all together. */
const groupsWithSum = 9;

const hasSum = (groups: readonly CohortGroup[]): boolean => groups.length > 1 && groups.length <= groupsWithSum;

/** The last column holds all cohorts together, where there is room for it: the cost of the alternative itself. */
function tableRows(subject: ConclusionSubject, groups: readonly CohortGroup[]): readonly (readonly string[])[] {
  const sum = (value: (group: CohortGroup) => number): number =>
    groups.reduce((total, group) => total + value(group), 0);
  const row = (
    name: string,
    value: (group: CohortGroup) => number,
    text: (value: number) => string,
  ): readonly string[] => [
    name,
    ...groups.map((group) => text(value(group))),
    ...(hasSum(groups) ? [text(sum(value))] : []),
  ];
  const isNarrow = groups.length > groupsWithUnit;
  const name = isNarrow ? 'Ongewijzigd, in euro' : 'Ongewijzigd';
  const current = alternativeOf(subject.result, 'unchanged');
  return [
    row('Deelnemers', ({ count }) => count, wholeNumber),
    row(name, (group) => groupCost(group, current), isNarrow ? wholeNumber : amount),
    ...premiumAlternatives(subject.result).map((alternative) =>
      row(
        rowName(alternative),
        (group) => costChange(subject, group, alternative),
        isNarrow ? signedNumber : signedAmount,
      ),
    ),
  ];
}

/** What the employer pays per age cohort; left out when no cohort is large enough to be shown. */
export function cohortCostSection(subject: ConclusionSubject): Section | null {
  const conclusion = cohortCostConclusion(subject);
  if (conclusion === null) return null;
  const groups = cohortGroups(subject);
  const period = horizonPhrase(subject.input.goal.horizon);
  const negative = negativeCostNote(
    subject.result,
    subject.result.alternatives.flatMap((alternative) => groups.map((group) => groupCost(group, alternative))),
  );
  return {
    id: 'cohort-cost',
    topic: 'Werkgeverslast per leeftijdscohort',
    conclusion,
    lead: `Werkgeverslast ${period} voor wie er nu is, contant en zonder compensatie; in de tabel per alternatief het verschil in euro's. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd. ${negative ?? ''}`.trimEnd(),
    exhibits: [
      {
        name: 'Werkgeverslast per leeftijdscohort',
        chart: {
          model: costChart(subject, groups),
          text: `Gegroepeerde kolommen van de werkgeverslast per leeftijdscohort, ongewijzigd naast de alternatieven. ${conclusion}.`,
        },
        table: {
          model: costTable(subject, groups),
          text: `Werkgeverslast per leeftijdscohort: ongewijzigd en per alternatief het verschil, in euro. ${conclusion}.`,
        },
      },
    ],
    notes: [
      `Werkgeverslast: ${period}, contant op de transitiedatum en gewogen met de kans dat iemand nog in dienst is, bij de afgeronde premie en zonder compensatie.`,
    ],
    source: {
      sheet: 'Cohorten',
      sentence:
        'Bron in de werkmap: blad Cohorten, kolom Werkgeverslast. Samengevoegde cohorten staan daar onder de tabel; alle cohorten samen zijn de last van het alternatief op blad Samenvatting.',
      article: null,
      method: manualPlaces.steps,
    },
  };
}

const costTable = (subject: ConclusionSubject, groups: readonly CohortGroup[]): ExhibitTable => ({
  columns: [
    { head: 'Leeftijd bij de transitie', share: 15.5, align: 'left' },
    ...groups.map((group) => ({
      head: shortCohortName(group),
      share: 75 / (groups.length + 1.2),
      align: 'right' as const,
    })),
    ...(hasSum(groups) ? [{ head: 'Samen', share: 90 / (groups.length + 1.2), align: 'right' as const }] : []),
  ],
  rows: tableRows(subject, groups),
  emphasised: [1],
  barred: barredRows(premiumAlternatives(subject.result)).map((row) => row + 2),
});
