import { countsOneOffs, oneOffYearsNote } from '#output/language/one-off.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { type ColumnChart, isAnyDrawn } from '#output/model/chart.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import {
  allTogether,
  cohortCostConclusion,
  costCompared,
  groupCost,
} from '#output/topics/people/cohort-costs-conclusion.ts';
import { type CohortGroup, cohortGroups } from '#output/topics/people/cohorts-conclusion.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { costShare, costShareText, negativeCostNote, noShareNote } from '#output/language/negative-cost.ts';
import { headline } from '#output/language/headline.ts';
import { barredRows, rowName, shownName } from '#output/language/shown-name.ts';

/** What stands in front beside now: a column above or below zero for each cohort. */
const costChart = (
  subject: ConclusionSubject,
  groups: readonly CohortGroup[],
  premium: PremiumAlternative,
): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '0%',
  valueTitle: 'Verschil met nu, in %',
  categoryTitle: '',
  series: [
    {
      name: shownName(premium),
      look: alternativeDisplay[premium.key].look,
      values: groups.map((group) => {
        const share = costShare(...costCompared(subject, group, premium));
        return typeof share === 'number' ? Number(share.toFixed(4)) : null;
      }),
    },
  ],
});

/** None where it costs the same for all: the title tells that. */
function drawnChart(subject: ConclusionSubject, groups: readonly CohortGroup[]): ColumnChart | null {
  const front = headline(subject);
  const chart = front === null ? null : costChart(subject, groups, front);
  return chart !== null && isAnyDrawn(chart) ? chart : null;
}

/** Of so many cohorts the columns are wide enough for amounts with their euro sign. */
const groupsWithUnit = 8;
/** Beside so many there is room for a column with all together. */
const groupsWithSum = 9;

/** The cohorts, and behind them all together where there is room for it. */
function shownGroups(groups: readonly CohortGroup[]): readonly CohortGroup[] {
  const together = groups.length > groupsWithSum ? null : allTogether(groups);
  return together === null ? groups : [...groups, together];
}

function tableRows(subject: ConclusionSubject, groups: readonly CohortGroup[]): readonly (readonly string[])[] {
  const isNarrow = groups.length > groupsWithUnit;
  const current = alternativeOf(subject.result, 'unchanged');
  const shown = shownGroups(groups);
  const row = (name: string, text: (group: CohortGroup) => string): readonly string[] => [name, ...shown.map(text)];
  return [
    row('Deelnemers', ({ count }) => wholeNumber(count)),
    row(isNarrow ? 'Ongewijzigd, in euro' : 'Ongewijzigd', (group) =>
      (isNarrow ? wholeNumber : amount)(groupCost(group, current)),
    ),
    ...premiumAlternatives(subject.result).map((alternative) =>
      row(rowName(alternative), (group) => costShareText(...costCompared(subject, group, alternative))),
    ),
  ];
}

/** What the employer pays per age cohort; left out when no two cohorts are large enough to be shown. */
export function cohortCostSection(subject: ConclusionSubject): Section | null {
  const conclusion = cohortCostConclusion(subject);
  if (conclusion === null) return null;
  const groups = cohortGroups(subject);
  const period = horizonPhrase(subject.input.goal.horizon);
  const negative = negativeCostNote(
    subject.result,
    subject.result.alternatives.flatMap((alternative) => groups.map((group) => groupCost(group, alternative))),
  );
  const compared = premiumAlternatives(subject.result).flatMap((alternative) =>
    groups.map((group) => costCompared(subject, group, alternative)),
  );
  const chart = drawnChart(subject, groups);
  return {
    id: 'cohort-cost',
    topic: 'Werkgeverslast per leeftijdscohort',
    conclusion,
    lead: `Werkgeverslast ${period} voor wie er nu is, contant en zonder compensatie; per alternatief het verschil met ongewijzigd in procenten. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd. ${[oneOffYearsNote(subject.result), negative, noShareNote(subject.result, compared)].filter((note) => note !== null).join(' ')}`.trimEnd(),
    exhibits: [
      {
        name: 'Werkgeverslast per leeftijdscohort',
        chart:
          chart === null
            ? null
            : {
                model: chart,
                text: `Kolommen boven en onder nul van het verschil in werkgeverslast per leeftijdscohort, in procenten. ${conclusion}.`,
              },
        table: {
          model: costTable(subject, groups),
          text: `Werkgeverslast per leeftijdscohort: ongewijzigd in euro en per alternatief het verschil in procenten. ${conclusion}.`,
        },
      },
    ],
    notes: [
      `Werkgeverslast: ${period}, contant op de transitiedatum en gewogen met de kans dat iemand nog in dienst is, bij de afgeronde premie en zonder compensatie.`,
    ],
    source: {
      sheet: 'Cohorten',
      sentence: `Bron in de werkmap: blad Cohorten. Samengevoegde cohorten staan daar onder de tabel, met het verschil in procenten; alle cohorten samen zijn de last van het alternatief op blad Samenvatting${countsOneOffs(subject.result) ? ', zonder de eenmalige kosten daarin' : ''}.`,
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
    ...(shownGroups(groups).length > groups.length
      ? [{ head: 'Samen', share: 90 / (groups.length + 1.2), align: 'right' as const }]
      : []),
  ],
  rows: tableRows(subject, groups),
  emphasised: [1],
  barred: barredRows(premiumAlternatives(subject.result)).map((row) => row + 2),
});
