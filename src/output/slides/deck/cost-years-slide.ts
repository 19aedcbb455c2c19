import { negativeCostNote } from '#output/words/cost/negative-cost.ts';
import { otherLooks } from '#output/alternatives/other-looks.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { mayShowCompensation } from '#output/words/conclusions/compensation.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { barredRows, rowName, shownName } from '#output/words/verdict/shown-name.ts';
import { headline } from '#output/words/verdict/headline.ts';
import { comingYears, yearNote, yearsConclusion, yearsShown } from '#output/words/conclusions/years.ts';
import { amount } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/slides/drawing/chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { ResultYear } from '#core/result/result.ts';

const yearCost = ({ years }: Alternative, year: number): number => years[year]!.cost;
const yearCompensation = ({ compensation }: Alternative, year: number): number =>
  compensation?.years.find(({ index }) => index === year)?.cost ?? 0;

/** For each alternative the coming years side by side: the employer cost, and on top the compensation that may be shown. */
function costChart({ result }: ConclusionSubject, years: readonly ResultYear[]): ColumnChart {
  const shown = result.alternatives;
  const values = (part: typeof yearCost): readonly number[] =>
    shown.flatMap((one) => years.map(({ index }) => Math.round(part(one, index))));
  const compensation = mayShowCompensation(result) ? values(yearCompensation) : [];
  const onTop = { name: 'Compensatie', look: otherLooks.second, values: compensation };
  return {
    kind: 'stacked',
    categories: shown.flatMap(() => years.map(({ year }) => String(year))),
    groups: shown.map((one) => ({ name: shownName(one), size: years.length })),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: '',
    series: [
      { name: 'Werkgeverslast', look: alternativeDisplay.budgetNeutralFlat.look, values: values(yearCost) },
      ...(compensation.some((value) => value > 0) ? [onTop] : []),
    ],
  };
}

/** What the coming years cost, per alternative. */
export function addCostYearsSlide(report: Report): void {
  const { subject } = report;
  const { result } = subject;
  const years = comingYears(subject);
  if (years.length === 0) return;
  const title = yearsConclusion(subject);
  const front = headline(subject)?.key;
  const chart = costChart(subject, years);
  const hasCompensation = chart.series.length > 1;
  const negative = negativeCostNote(
    result,
    result.alternatives.flatMap((alternative) => years.map(({ index }) => yearCost(alternative, index))),
  );
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: `Werkgeverslast in ${yearsShown(years)}`,
    title,
    lead: `Per jaar, niet contant gemaakt, gesloten groep, bij de afgeronde premies. ${yearNote} ${hasCompensation ? 'De tabel en de titel zijn' : 'Alles is'} zonder compensatie. ${negative ?? ''}`.trimEnd(),
  });
  drawChart(slide, chart, `Gestapelde kolommen per alternatief en jaar. ${title}.`);
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Werkgeverslast per jaar en alternatief in euro. ${title}.`,
    columns: [
      { head: 'Werkgeverslast', share: 30, align: 'left' },
      ...years.map(({ year }) => ({ head: String(year), share: 14, align: 'right' as const })),
    ],
    rows: result.alternatives.map((alternative) =>
      [rowName(alternative, 'long')].concat(years.map(({ index }) => amount(yearCost(alternative, index)))),
    ),
    emphasised: result.alternatives.flatMap(({ key }, row) => (key === front ? [row] : [])),
    barred: barredRows(result.alternatives),
    box: placeholderOf('chartAndTable', 'table').box,
  });
  writeNotes(slide, [
    'Vertel: gelijk over de hele periode is niet gelijk in elk jaar. Wijs het eerste en het laatste jaar aan voor de begroting.',
    'Bron in de werkmap: blad Lasten per jaar.',
    `Werkgeverslast: premie, risicopremies en kosten min de bijdrage van de werknemers.${hasCompensation ? ' Compensatie staat in de grafiek bovenop de werkgeverslast en is in de tabel niet meegeteld.' : ''}`,
    'Gesloten groep: de deelnemers van nu, zonder instroom, met de ingevulde kansen op uitstroom.',
  ]);
}
