import type { SensitivityRow } from '#core/effects-result.ts';
import { answerKeys, type AnswerKey } from '#core/result.ts';
import { sensitivityConclusion, sensitivityNames, sensitivityPairs } from '#contract/terms/conclusions-sensitivity.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { signedPercentage } from '#contract/terms/conclusions-words.ts';
import { decimalNumber } from '#contract/terms/dutch-format.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

const drawn: AnswerKey = 'profitNeutralFlat';

const heads: Readonly<Record<AnswerKey, string>> = {
  budgetNeutralFlat: 'Budget, vlak',
  budgetNeutralProgressive: 'Budget, factor',
  profitNeutralFlat: 'Profijt, vlak',
  profitNeutralProgressive: 'Profijt, factor',
};

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
      { name: 'Aanname hoger', look: looks.budgetNeutralFlat, values: pairs.map(({ up }) => points(up)) },
      { name: 'Aanname lager', look: looks.second, values: pairs.map(({ down }) => points(down)) },
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
  return `${difference > 0 ? '+' : '-'}${shown}`;
}

/** What the table says and, where there is a chart, what that draws. */
function leadOf(rows: readonly SensitivityRow[], isDrawn: boolean): string {
  const isLimited = rows.some(({ answers }) => !answers[drawn].feasible);
  const limit = isLimited ? ', waar niet haalbaar tot de grens' : '';
  const chart = isDrawn ? ` Grafiek: profijtneutraal vlak${limit}. Tabel: vlak` : ' Vlak';
  return `Verandering van de exacte premie als één aanname verandert.${chart} in procentpunt, progressief als verandering van de factor op de staffel.`;
}

/** Slide 19: how far the answers move when an assumption changes; left out when that was not calculated. */
export function addSensitivitySlide(report: Report): void {
  const { subject, deck } = report;
  const { answers, effects } = subject.result;
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
    drawChart(deck, slide, tornado(subject), `Liggende kolommen aan weerszijden van nul, per aanname. ${title}.`);
  }
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Verandering van elk antwoord per veranderde aanname. ${title}.`,
    columns: [
      { head: 'Verandering', share: 37, align: 'left' },
      ...answerKeys.map((key) => ({ head: heads[key], share: 17, align: 'right' as const })),
    ],
    rows: effects.sensitivities.map((row) =>
      [sensitivityNames[row.key].short].concat(
        answerKeys.map((key) => moveText(row, key, answers[key].form === 'flat')),
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
