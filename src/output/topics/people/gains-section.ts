import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { cohortColumns } from '#output/model/cohort-columns.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { type CohortGains, cohortGains, gainsTogether, paysSalary } from '#output/topics/people/cohort-gains.ts';
import { gainsConclusion } from '#output/topics/people/gains-conclusion.ts';
import type { ChangeCounts } from '#output/language/pension-changes.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { pricesOf } from '#output/language/prices.ts';
import { headline } from '#output/language/headline.ts';

const parts = [
  { name: 'Gaat erop vooruit', part: 'better', look: alternativeDisplay.budgetNeutralFlat.look },
  { name: 'Vrijwel gelijk', part: 'equal', look: otherLooks.third },
  { name: 'Gaat erop achteruit', part: 'worse', look: alternativeDisplay.profitNeutralFlat.look },
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

const changeText = (current: number, pension: number): string => {
  const change = fractionOf(pension - current, current);
  return change === null ? emptyCellMark : signedPercentage(change);
};

const contributionText = ({ contribution: { current, next } }: CohortGains): string => {
  const change = fractionOf(next - current, current);
  if (Math.round(next) === Math.round(current)) return 'gelijk';
  return change === null ? 'nieuw' : signedPercentage(change);
};

function sharesTable(groups: readonly CohortGains[]): ExhibitTable {
  const together = gainsTogether(groups);
  const all = groups.length > 1 && together !== null ? [...groups, together] : groups;
  const isCompensated = together?.compensated !== null;
  const pays = paysSalary(groups);
  const row = (name: string, text: (group: CohortGains) => string): readonly string[] => [name, ...all.map(text)];
  const hasContribution = all.some(({ contribution: { current, next } }) => Math.round(current + next) !== 0);
  const columns = cohortColumns(groups, 30);
  const last = columns.at(-1);
  return {
    columns: all.length > groups.length && last !== undefined ? [...columns, { ...last, head: 'Samen' }] : columns,
    rows: [
      row('Deelnemers', ({ count }) => wholeNumber(count)),
      row(isCompensated ? 'Zonder compensatie' : 'Pensioen', ({ current, without }) =>
        changeText(current, without.pension),
      ),
      ...(isCompensated
        ? [
            row(pays ? 'Met compensatie als premie' : 'Met compensatie', ({ current, without, asPremium }) =>
              changeText(current, without.pension + asPremium),
            ),
          ]
        : []),
      ...(isCompensated && pays
        ? [
            row('Ook salaris als pensioen gerekend', ({ current, compensated }) =>
              changeText(current, compensated?.pension ?? 0),
            ),
          ]
        : []),
      ...(hasContribution ? [row('Eigen bijdrage, eerste jaar', contributionText)] : []),
    ],
    emphasised: [1],
    barred: [],
  };
}

/** One bar, or bars that are wholly of the same colour, say no more than the title. */
function isTelling(groups: readonly CohortGains[]): boolean {
  const bars = groups.flatMap(barsOf);
  return bars.length > 1 && parts.every(({ part }) => bars.some(({ count, counts }) => counts[part] !== count));
}

/** Who gains and who loses by what stands in front, per age cohort; left out when single persons could be known. */
export function gainsSection(subject: ConclusionSubject): Section | null {
  const premium = headline(subject);
  if (premium === null) return null;
  const groups = cohortGains(subject, premium);
  const conclusion = gainsConclusion(subject, premium, groups);
  if (conclusion === null) return null;
  const { pension } = currentSchemeWords(subject.input);
  const isCompensated = groups.some(({ compensated }) => compensated !== null);
  const salary = paysSalary(groups) ? ' Salaris is meegeteld als het pensioen dat het als premie zou geven.' : '';
  return {
    id: 'gains',
    topic: 'Wie gaat voor- of achteruit',
    conclusion,
    lead: `Deel van elk leeftijdscohort, en de verandering van ${pension} van het cohort samen in procenten${isCompensated ? ', vóór en na compensatie' : ', zonder compensatie'}.${isCompensated ? salary : ''}`,
    exhibits: [
      {
        name: 'Wie gaat voor- of achteruit',
        chart: isTelling(groups)
          ? {
              model: sharesChart(groups),
              text: `Kolommen tot 100% per leeftijdscohort: wie erop vooruitgaat, wie vrijwel evenveel krijgt en wie erop achteruitgaat. ${conclusion}.`,
            }
          : null,
        table: {
          model: sharesTable(groups),
          text: `Verandering van het verwachte pensioen en van de eigen bijdrage per leeftijdscohort, in procenten. ${conclusion}.`,
        },
      },
    ],
    notes: [
      `Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van ${pension}.`,
      `Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}, bij de afgeronde premie.`,
      ...(salary === ''
        ? []
        : ['Salaris is geen pensioen: het is bruto, en hier gerekend alsof het als premie was ingelegd.']),
      ...[certaintyNote(subject)].filter((note) => note !== null),
      `Leeftijd: op de transitiedatum. Om herkenning van personen te voorkomen zijn cohorten met minder dan ${smallestGroup} deelnemers samengevoegd.`,
    ],
    source: {
      sheet: 'Voor- en achteruit',
      sentence: 'Bron in de werkmap: blad Voor- en achteruit (deel Per leeftijdscohort).',
      article: null,
      method: manualPlaces.steps,
    },
  };
}
