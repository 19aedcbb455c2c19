import { solidarySentence } from '#output/language/contract-names.ts';
import { looks } from '#output/language/look.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { type CohortGains, cohortGains, gainsOfFew, paysSalary } from '#output/topics/people/cohort-gains.ts';
import { gainsConclusion } from '#output/topics/people/gains-conclusion.ts';
import type { ChangeCounts } from '#output/language/pension-changes.ts';
import { pricesOf } from '#output/language/prices.ts';
import { headline } from '#output/language/headline.ts';
import { type TableLine, lineTable } from '#output/model/line-table.ts';
import { readTable } from '#output/model/read-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { cohortGainsTable } from '#output/topics/people/cohort-gains-table.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

/** How wide a column is of one of so many cohorts. */
const cohortShare = (count: number): number => Math.max(7, 70 / count);

const parts = [
  { name: 'Gaat erop vooruit', part: 'better', look: looks.B },
  { name: 'Vrijwel gelijk', part: 'equal', look: otherLooks.third },
  { name: 'Gaat erop achteruit', part: 'worse', look: looks.C },
] as const;

/** One bar of a cohort: without compensation, and beside it with. */
interface Bar {
  readonly name: string;
  readonly count: number;
  readonly counts: ChangeCounts;
}

const barsOf = (group: CohortGains): readonly Bar[] => {
  const { count, without, compensated } = group;
  return compensated === null
    ? [{ name: shortCohortName(group), count, counts: without }]
    : [
        { name: 'vóór', count, counts: without },
        { name: 'na', count, counts: compensated },
      ];
};

function sharesChart(groups: readonly CohortGains[]): ColumnChart {
  const bars = groups.flatMap(barsOf);
  const isPaired = bars.length > groups.length;
  return {
    kind: 'stacked',
    categories: bars.map(({ name }) => name),
    groups: isPaired ? groups.map((group) => ({ name: shortCohortName(group), size: 2 })) : [],
    format: '0%',
    labels: '0%;;',
    labelsFrom: 0.12,
    highest: 1,
    valueTitle: 'Deel van het cohort',
    categoryTitle: '',
    series: parts.map(({ name, part, look }) => ({
      name,
      look,
      values: bars.map(({ count, counts }) => Number((counts[part] / count).toFixed(4))),
    })),
  };
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

/** One bar, or bars that are wholly of the same colour, say no more than the title. */
function isTelling(groups: readonly CohortGains[]): boolean {
  const bars = groups.flatMap(barsOf);
  return bars.length > 1 && parts.every(({ part }) => bars.some(({ count, counts }) => counts[part] !== count));
}

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
    topic: 'Wie gaat voor- of achteruit',
    conclusion,
    lead: [
      `${few === null ? `Deel van elk leeftijdscohort, en de verandering van ${pension} van het cohort samen` : `Verandering van ${pension} van alle medewerkers samen`} in procenten${isCompensated ? ', vóór en na compensatie' : ', zonder compensatie'}.`,
      solidarySentence(subject.input.next.contract),
      isCompensated && isPaid ? 'Salaris is meegeteld als het pensioen dat het als premie zou geven.' : null,
    ],
    chart: [
      isTelling(groups) ? sharesChart(groups) : null,
      'Kolommen tot 100% per leeftijdscohort: wie erop vooruitgaat, wie vrijwel evenveel krijgt en wie erop achteruitgaat',
    ],
    table: [
      sharesTable(subject, premium, groups),
      'Verandering van het verwachte pensioen en van de eigen bijdrage per leeftijdscohort, in procenten',
    ],
    notes: [
      `Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van ${pension}.`,
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
