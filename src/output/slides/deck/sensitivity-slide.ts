import { otherLooks } from '#output/alternatives/other-looks.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import type { SensitivityRow } from '#core/result/effects-result.ts';
import { sensitivityNames } from '#output/words/sensitivities.ts';
import { sensitivityConclusion, sensitivityPairs } from '#output/words/conclusions/sensitivity.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { signedPercentage } from '#output/words/phrases.ts';
import { decimalNumber, signs } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/slides/drawing/chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';

const drawn: AnswerKey = 'profitNeutralFlat';

/** "Budget, vlak": an answer above its column. */
const head = (key: AnswerKey, isFlat: boolean): string =>
  `${alternativeDisplay[key].goal}, ${isFlat ? 'vlak' : 'factor'}`;

/** Percentage points with as many decimals as a person can use. */
const points = (row: SensitivityRow | undefined): number =>
  Math.round((row?.answers[drawn].difference ?? 0) * 10_000) / 100;

function tornado(subject: ConclusionSubject): ColumnChart {
  const pairs = sensitivityPairs(subject, drawn).toReversed();
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
        values: pairs.map(({ up }) => points(up)),
      },
      { name: 'Aanname lager', look: otherLooks.second, values: pairs.map(({ down }) => points(down)) },
    ],
  };
}

/** Flat answers move by percentage points, progressive ones by their factor. */
function moveText({ answers }: SensitivityRow, key: AnswerKey, isFlat: boolean): string {
  const { difference, feasible } = answers[key];
  if (!feasible) return 'niet haalbaar';
  if (isFlat) return signedPercentage(difference, 2).replace('%', '');
  const shown = decimalNumber(Math.abs(difference), 3);
  if (shown === decimalNumber(0, 3)) return shown;
  return `${difference > 0 ? signs.plus : signs.minus}${shown}`;
}

/** Explains the table and, where there is one, the chart. */
function leadOf(rows: readonly SensitivityRow[], isDrawn: boolean): string {
  const isLimited = rows.some(({ answers }) => !answers[drawn].feasible);
  const limit = isLimited ? ', waar niet haalbaar tot de grens' : '';
  const chart = isDrawn ? ` Grafiek: profijtneutraal vlak${limit}. Tabel: vlak` : ' Vlak';
  return `Verandering van de exacte premie als één aanname verandert.${chart} in procentpunt, progressief als verandering van de factor op de staffel.`;
}

/** How far the answers move when an assumption changes; left out when that was not calculated. */
export function addSensitivitySlide(report: Report): void {
  const { subject } = report;
  const { effects } = subject.result;
  const title = sensitivityConclusion(subject);
  if (title === null) return;
  const isDrawn = effects.sensitivities.some((row) => points(row) !== 0);
  const layout = isDrawn ? 'chartBesideTable' : 'table';
  const slide = headedSlide(report, {
    layout,
    topic: 'Gevoeligheid',
    title,
    lead: leadOf(effects.sensitivities, isDrawn),
  });
  if (isDrawn) {
    drawChart(slide, tornado(subject), `Liggende kolommen aan weerszijden van nul, per aanname. ${title}.`);
  }
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Verandering van elk antwoord per veranderde aanname. ${title}.`,
    columns: [
      { head: 'Verandering', share: 37, align: 'left' },
      ...answersOf(subject.result).map(({ key, form }) => ({
        head: head(key, form === 'flat'),
        share: 17,
        align: 'right' as const,
      })),
    ],
    rows: effects.sensitivities.map((row) =>
      [sensitivityNames[row.key].short].concat(
        answersOf(subject.result).map(({ key, form }) => moveText(row, key, form === 'flat')),
      ),
    ),
    box: placeholderOf(layout, 'table').box,
    largest: 11,
    tallest: 0.41,
  });
  writeNotes(slide, [
    'Vertel: welke aanname de uitkomst het meest beweegt, en bespreek of die aanname bij deze werkgever past.',
    'Bron in de werkmap: blad Gevoeligheid.',
    'Rendement: aandelen en obligaties allebei. Sterfte: iedereen telt in de sterftetafel als een jaar jonger of ouder.',
    'De vier antwoorden zijn telkens helemaal opnieuw berekend.',
  ]);
}
