import type { CostYear } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { comingYears, yearsConclusion } from '#contract/terms/conclusions-years.ts';
import { shownAlternatives, type ShownAlternative } from '#contract/terms/shown-alternatives.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

const yearCost = ({ yearlyCost }: ShownAlternative, year: number): number => yearlyCost[year] ?? 0;
const yearCompensation = ({ compensation }: ShownAlternative, year: number): number =>
  compensation?.years.find(({ index }) => index === year)?.cost ?? 0;

/** For each alternative the coming years side by side: the employer cost, and on top the compensation that may be shown. */
function costChart({ result }: ConclusionSubject, years: readonly CostYear[]): ColumnChart {
  const shown = shownAlternatives(result);
  const values = (part: typeof yearCost): readonly number[] =>
    shown.flatMap((one) => years.map(({ index }) => Math.round(part(one, index))));
  const compensation = result.participantCount < smallestShownGroup ? [] : values(yearCompensation);
  const onTop = { name: 'Compensatie', look: looks.second, values: compensation };
  return {
    kind: 'stacked',
    categories: shown.flatMap(() => years.map(({ year }) => String(year))),
    groups: shown.map(({ key }) => ({ name: alternativeNames[key].short, size: years.length })),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: '',
    series: [
      { name: 'Werkgeverslast', look: looks.budgetNeutralFlat, values: values(yearCost) },
      ...(compensation.some((value) => value > 0) ? [onTop] : []),
    ],
  };
}

/** Slide 8: what the coming years cost, per alternative. */
export function addCostYearsSlide(report: Report): void {
  const { subject, deck } = report;
  const { result } = subject;
  const years = comingYears(subject);
  if (years.length === 0) return;
  const title = yearsConclusion(subject);
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: `Werkgeverslast in de komende ${years.length} jaar`,
    title,
    lead: 'Per jaar vanaf de transitiedatum, niet contant gemaakt, gesloten groep, bij de afgeronde premies. De tabel en de titel zijn zonder compensatie.',
  });
  drawChart(deck, slide, costChart(subject, years), `Gestapelde kolommen per alternatief en jaar. ${title}.`);
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Werkgeverslast per jaar en alternatief in euro. ${title}.`,
    columns: [
      { head: 'Werkgeverslast', share: 30, align: 'left' },
      ...years.map(({ year }) => ({ head: String(year), share: 14, align: 'right' as const })),
    ],
    rows: shownAlternatives(result).map(({ key, yearlyCost }) =>
      [alternativeNames[key].long].concat(years.map(({ index }) => amount(yearlyCost[index] ?? 0))),
    ),
    emphasised: [0],
    box: placeholderOf('chartAndTable', 'table').box,
  });
  writeNotes(slide, [
    'Vertel: gelijk over de hele periode is niet gelijk in elk jaar. Wijs het eerste en het laatste jaar aan voor de begroting.',
    'Bron in de werkmap: blad Lasten per jaar.',
    'Werkgeverslast: premie, risicopremies en kosten min de bijdrage van de werknemers. Compensatie staat in de grafiek erboven en is in de tabel niet meegeteld.',
    'Gesloten groep: de deelnemers van nu, zonder instroom, met de ingevulde kansen op uitstroom.',
  ]);
}
