import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { barredRows, rowName, shownName } from '#output/language/shown-name.ts';
import { certaintyNote } from '#output/language/bases.ts';
import {
  cohortConclusion,
  type CohortGroup,
  cohortGroups,
  groupPension,
  pensionRatio,
} from '#output/topics/people/cohorts-conclusion.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { pricesOf } from '#output/language/prices.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { Section } from '#output/model/section.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { cohortColumns } from '#output/model/cohort-columns.ts';

const cohortChart = ({ result }: ConclusionSubject, groups: readonly CohortGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: result.alternatives.map((alternative) => ({
    name: shownName(alternative),
    look: alternativeDisplay[alternative.key].look,
    values: groups.map((group) => Math.round(groupPension(group, alternative))),
  })),
});

const ratioText = (subject: ConclusionSubject, group: CohortGroup, alternative: Alternative): string => {
  const ratio = pensionRatio(subject, group, alternative);
  return ratio === null ? emptyCellMark : signedPercentage(ratio - 1);
};

const tableRows = (subject: ConclusionSubject, groups: readonly CohortGroup[]): readonly (readonly string[])[] => [
  ['Deelnemers', ...groups.map(({ count }) => wholeNumber(count))],
  [
    `${currentSchemeWords(subject.input).reference}, € per jaar`,
    ...groups.map((group) => amount(groupPension(group, alternativeOf(subject.result, 'unchanged')))),
  ],
  ...premiumAlternatives(subject.result).map((alternative) =>
    [rowName(alternative)].concat(groups.map((group) => ratioText(subject, group, alternative))),
  ),
];

/** The expected pension per age cohort; left out when no cohort is large enough to be shown. */
export function cohortPensionSection(subject: ConclusionSubject): Section | null {
  const groups = cohortGroups(subject);
  const conclusion = cohortConclusion(subject);
  if (conclusion === null) return null;
  return {
    id: 'cohort-pension',
    topic: 'Verwacht pensioen per leeftijdscohort',
    conclusion,
    lead: `Pensioen van het cohort samen, ${pricesOf(subject.result)}; per alternatief het verschil in procenten${isAveragePay(subject.input) ? ', zonder garantie' : ''}. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd.`,
    exhibits: [
      {
        name: 'Verwacht pensioen per leeftijdscohort',
        chart: {
          model: cohortChart(subject, groups),
          text: `Gegroepeerde kolommen van het verwachte pensioen per leeftijdscohort. ${conclusion}.`,
        },
        table: {
          model: cohortTable(subject, groups),
          text: `Verwacht pensioen per leeftijdscohort, per alternatief het verschil met ongewijzigd in procenten. ${conclusion}.`,
        },
      },
    ],
    notes: [
      ...[certaintyNote(subject)].filter((note) => note !== null),
      `Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}, bij de afgeronde premie.`,
    ],
    source: {
      sheet: 'Cohorten',
      sentence: 'Bron in de werkmap: blad Cohorten. Samengevoegde cohorten staan daar onder de tabel.',
      article: null,
      method: manualPlaces.steps,
    },
  };
}

const cohortTable = (subject: ConclusionSubject, groups: readonly CohortGroup[]): ExhibitTable => ({
  columns: cohortColumns(groups, 22),
  rows: tableRows(subject, groups),
  emphasised: [1],
  barred: barredRows(premiumAlternatives(subject.result)).map((row) => row + 2),
});
