import { said } from '#output/language/wording.ts';
import { solidarySentence } from '#output/language/contract-names.ts';
import { lookOf } from '#output/language/look.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { type ChartSeries, type ColumnChart, plainColumns } from '#output/model/chart.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { type CohortGains, cohortGains, gainsOfFew, paysSalary } from '#output/topics/people/cohort-gains.ts';
import { gainsConclusion } from '#output/topics/people/gains-conclusion.ts';
import { pricesOf } from '#output/language/prices.ts';
import { headline } from '#output/language/headline.ts';
import { type TableLine, lineTable } from '#output/model/line-table.ts';
import { readTable } from '#output/model/read-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { cohortGainsTable } from '#output/topics/people/cohort-gains-table.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

/** How wide a column is of one of so many cohorts. */
const cohortShare = (count: number): number => Math.max(7, 70 / count);

/** "20–49 (13)" */
const groupName = (group: CohortGains): string => `${shortCohortName(group)} (${group.count})`;

/** What a group gains or loses together, a part of its current pension, as it is shown: without a minus before zero. */
const changeOf = ({ current }: CohortGains, pension: number): number =>
  Number(((pension - current) / current).toFixed(3)) + 0;

/** The change of each group around zero: before, and where some is paid as premium after compensation. */
function changesChart(premium: PremiumAlternative, groups: readonly CohortGains[]): ColumnChart {
  const isLifted = groups.some(({ asPremium }) => Math.round(asPremium) > 0);
  const series = (name: string, look: SeriesLook, pensionOf: (group: CohortGains) => number): ChartSeries => ({
    name,
    look,
    values: groups.map((group) => changeOf(group, pensionOf(group))),
  });
  return plainColumns({
    kind: 'clustered',
    categories: groups.map(groupName),
    format: '0.0%',
    labels: '0.0%',
    valueTitle: 'Verandering van het pensioen',
    categoryTitle: 'Leeftijd (aantal deelnemers)',
    series: [
      series(isLifted ? 'Zonder compensatie' : 'Pensioen', lookOf(premium), ({ without }) => without.pension),
      ...(isLifted
        ? [
            series(
              'Met compensatie als premie',
              otherLooks.second,
              ({ without, asPremium }) => without.pension + asPremium,
            ),
          ]
        : []),
    ],
  });
}

function sharesTable(
  subject: ConclusionSubject,
  premium: PremiumAlternative,
  groups: readonly CohortGains[],
): ExhibitTable {
  const long = cohortGainsTable(subject, [premium]);
  const isCompensated = groups.every(({ compensated }) => compensated !== null);
  const pays = paysSalary(groups);
  const hasContribution = groups.some(({ contribution: { current, next } }) => Math.round(current + next) !== 0);
  const line = (name: TableLine['name'], value: string, isShown = true): readonly TableLine[] =>
    isShown ? [{ name, value, where: {} }] : [];
  const change = { content: isCompensated ? 'Zonder compensatie' : 'Pensioen', look: 'value', row: ['front'] } as const;
  const table = lineTable(long, 'Cohort', 'Leeftijd bij de transitie', [
    ...line('Deelnemers', 'Aantal'),
    ...line(change, 'Verandering'),
    ...line(
      pays ? 'Met compensatie als premie' : 'Met compensatie',
      'Verandering met compensatie als premie',
      isCompensated,
    ),
    ...line('Ook salaris als pensioen gerekend', 'Verandering met compensatie', isCompensated && pays),
    ...line('Eigen bijdrage, eerste jaar', 'Eigen bijdrage eerste jaar, verandering', hasContribution),
  ]);
  const shown = groups.length > 1 ? table.columns : table.columns.slice(0, 2);
  return readTable(
    table,
    shown.map(({ header }, place) => [header, place === 0 ? 30 : cohortShare(groups.length)]),
  );
}

/** A group without a pension now has no change, groups that do not move have no columns, and one column is no chart. */
const isTelling = (groups: readonly CohortGains[]): boolean =>
  groups.every(({ current }) => current > 0) &&
  groups.length + groups.filter(({ asPremium }) => asPremium > 0).length > 1 &&
  groups.some((group) => Math.abs(changeOf(group, group.without.pension)) > nearlyEqualShare);

/** Who gains and who loses by a premium, the one in front unless another is given, per age cohort; left out if single persons could be recognised, and in a first scheme. */
export function gainsSection(
  subject: ConclusionSubject,
  premium: PremiumAlternative | null = headline(subject),
): Section | null {
  if (premium === null || isFirstScheme(subject.input)) return null;
  const few = gainsOfFew(subject, premium);
  const groups = few === null ? cohortGains(subject, premium) : [few];
  const conclusion = gainsConclusion(subject, premium, groups);
  if (conclusion === null) return null;
  const { pension } = currentSchemeWords(subject.input);
  const isCompensated = groups.some(({ compensated }) => compensated !== null);
  const isPaid = paysSalary(groups);
  return sheetSection({
    id: 'gains',
    topic: said('topicGains'),
    conclusion,
    lead: [
      `Verandering van ${pension} van ${few === null ? 'elke leeftijdsgroep' : 'alle medewerkers'} samen${isCompensated ? ', zonder en met compensatie' : ', zonder compensatie'}.`,
      solidarySentence(subject.input.next.contract),
      isPaid && isTelling(groups) ? 'Compensatie als salaris is geen pensioen en staat niet in de grafiek.' : null,
    ],
    chart: [
      isTelling(groups) ? changesChart(premium, groups) : null,
      'Kolommen boven en onder nul: wat het pensioen van elke leeftijdsgroep samen verandert; tussen haakjes het aantal deelnemers',
    ],
    table: [
      sharesTable(subject, premium, groups),
      'Verandering van het verwachte pensioen en van de eigen bijdrage per leeftijdscohort, in procenten',
    ],
    notes: [
      `Minder pensioen: meer dan ${percentage(nearlyEqualShare)} lager dan ${pension}.`,
      `Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}, bij de afgeronde premie.`,
      isPaid ? 'Salaris is geen pensioen: het is bruto, en hier gerekend alsof het als premie was ingelegd.' : null,
      certaintyNote(subject),
      few !== null
        ? null
        : `Leeftijd: op de transitiedatum. Om herkenning van personen te voorkomen zijn cohorten met minder dan ${smallestGroup} deelnemers samengevoegd.`,
    ],
    sheet: 'Medewerkers',
    where: ' (deel Per leeftijdscohort).',
  });
}
