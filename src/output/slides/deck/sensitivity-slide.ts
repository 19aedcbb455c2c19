import { alternativeDisplay, lowerCaseName } from '#output/alternatives/alternative-display.ts';
import { otherLooks } from '#output/alternatives/other-looks.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import {
  followedAnswer,
  pairedRows,
  reach,
  sensitivityConclusion,
  shownPoints,
} from '#output/words/conclusions/sensitivity.ts';
import { expectation } from '#output/words/expectation.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import {
  movedAnswer,
  movedPension,
  outOfReach,
  type SensitivityTable,
  sensitivityTable,
} from '#output/words/sensitivity-table.ts';
import type { ColumnChart } from '#output/slides/drawing/chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { drawTable, type SlideTable } from '#output/slides/drawing/slide-table.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';

function tornado(subject: ConclusionSubject, drawn: AnswerKey): ColumnChart {
  const pairs = pairedRows(subject)
    .filter((pair) => reach(pair, drawn) > 0)
    .toSorted((left, right) => reach(left, drawn) - reach(right, drawn));
  const pointsOf = (row: SensitivityRow | undefined): number => {
    const changed = row?.answers[drawn] ?? null;
    return changed === null ? 0 : shownPoints(changed);
  };
  return {
    kind: 'tornado',
    categories: pairs.map(({ name }) => name),
    groups: [],
    format: '0.0',
    valueTitle: 'Verandering van de premie, procentpunt',
    categoryTitle: '',
    series: [
      {
        name: 'Aanname hoger',
        look: alternativeDisplay.budgetNeutralFlat.look,
        values: pairs.map(({ upRow }) => pointsOf(upRow)),
      },
      { name: 'Aanname lager', look: otherLooks.second, values: pairs.map(({ downRow }) => pointsOf(downRow)) },
    ],
  };
}

/** The flat premiums in percentage points, and what happens to the pension at the premium of the dossier. */
const flatTable = (subject: ConclusionSubject): SensitivityTable =>
  sensitivityTable(subject, [
    movedAnswer(subject, 'budgetNeutralFlat', 'Budget, vlak'),
    movedAnswer(subject, 'profitNeutralFlat', 'Profijt, vlak'),
    movedPension(subject, 'Pensioen in %'),
  ]);

/** Explains the table and, where there is one, the chart. */
function leadOf(subject: ConclusionSubject, drawn: AnswerKey | null): string {
  const { premium } = subject.result.effects.sensitivities;
  const pension = `Pensioen: de verandering ${expectation(subject.input)} in procenten bij ${lowerCaseName(premium)} ${practicalPremium(subject, alternativeOf(subject.result, premium))}.`;
  const chart = drawn === null ? '' : ` Grafiek: ${lowerCaseName(drawn)}.`;
  return `Eén aanname lager of hoger, de rest blijft gelijk.${chart} Premies: de verandering in procentpunt. ${pension}`;
}

const tableOf = ({ heads, rows }: SensitivityTable, title: string): Omit<SlideTable, 'box'> => ({
  name: 'Tabel',
  alternativeText: `Verandering per aanname die lager of hoger is. ${title}.`,
  columns: [
    { head: 'Aanname lager / hoger', share: 37, align: 'left' },
    ...heads.map((head) => ({ head, share: 63 / heads.length, align: 'right' as const })),
  ],
  rows,
  largest: 12,
  tallest: 0.46,
});

/** How far the flat premiums and the pension move when an assumption changes; left out when that was not calculated. */
export function addSensitivitySlide(report: Report): void {
  const { subject } = report;
  const title = sensitivityConclusion(subject);
  if (title === null) return;
  const table = flatTable(subject);
  if (table.rows.length === 0) return;
  const followed = followedAnswer(subject);
  const drawn = pairedRows(subject).some((pair) => reach(pair, followed) > 0) ? followed : null;
  const layout = drawn === null ? 'table' : 'chartBesideTable';
  const slide = headedSlide(report, { layout, topic: 'Gevoeligheid', title, lead: leadOf(subject, drawn) });
  if (drawn !== null) {
    drawChart(slide, tornado(subject, drawn), `Liggende kolommen aan weerszijden van nul, per aanname. ${title}.`);
  }
  drawTable(slide, { ...tableOf(table, title), box: placeholderOf(layout, 'table').box });
  writeNotes(slide, [
    'Vertel: welke aanname de uitkomst het meest beweegt, en bespreek of die aanname bij deze werkgever past.',
    'Bron in de werkmap: blad Gevoeligheid; daar staan ook de staffels.',
    'Rendement: aandelen en obligaties allebei. Sterfte: iedereen telt in de sterftetafel als een jaar jonger of ouder. Uitstroom: elke vertrekkans gehalveerd of verdubbeld.',
    `Een streep: de aanname kan het getal niet veranderen. ${outOfReach}: met die aanname is geen premie haalbaar; was dat zonder de aanname al zo, dan staat er de premie die wel haalbaar is.`,
    'De premies zijn telkens helemaal opnieuw berekend; het pensioen is bij dezelfde premie.',
  ]);
}
