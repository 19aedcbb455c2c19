import type { CompensationYear } from '#core/compensation-result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { compensationYears, compensationYearsConclusion } from '#contract/terms/conclusions-compensation.ts';
import { horizonPhrase } from '#contract/terms/conclusions-horizon.ts';
import { signedAmount } from '#contract/terms/conclusions-words.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { variantKeys } from '#contract/terms/shown-alternatives.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

const yearsChart = (years: readonly CompensationYear[]): ColumnChart => ({
  kind: 'stacked',
  categories: years.map(({ year }) => String(year)),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: [
    {
      name: 'Als pensioenpremie',
      look: looks.budgetNeutralFlat,
      values: years.map(({ premium }) => Math.round(premium)),
    },
    {
      name: 'Als salaris, met opslag',
      look: looks.second,
      values: years.map(({ premium, cost }) => Math.round(cost - premium)),
    },
  ].filter(({ values }) => values.some((value) => value !== 0)),
});

/** What compensation adds to every alternative, discounted over the horizon. */
function costRows({ subject: { result } }: Report): readonly (readonly string[])[] {
  return variantKeys(result).flatMap((key) => {
    const found = result.compensation?.variants[key];
    if (found === undefined) return [];
    return [
      [
        alternativeNames[key].long,
        amount(found.totalCost),
        amount(found.costExcluding),
        amount(found.horizonCost),
        amount(found.costIncluding),
        signedAmount(found.costIncluding - result.unchanged.cost),
      ],
    ];
  });
}

/** Slide 17: when compensation is paid, and what it adds to each alternative; left out when nothing is paid. */
export function addCompensationYearsSlide(report: Report): void {
  const { subject, deck } = report;
  const years = compensationYears(subject, 'budgetNeutralFlat');
  const title = compensationYearsConclusion(subject);
  if (title === null) return;
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: 'Compensatie per kalenderjaar',
    title,
    lead: `Grafiek: budgetneutrale vlakke premie, gesloten groep, niet contant gemaakt. Tabel: contant ${horizonPhrase(subject.input.goal.horizon)}; totaal is de som van alle jaren.`,
  });
  drawChart(deck, slide, yearsChart(years), `Gestapelde kolommen van de compensatie per kalenderjaar. ${title}.`);
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Compensatie en kosten zonder en met compensatie, per alternatief. ${title}.`,
    columns: [
      { head: 'Alternatief', share: 30, align: 'left' },
      { head: 'Compensatie, totaal', share: 15, align: 'right' },
      { head: 'Kosten zonder', share: 14, align: 'right' },
      { head: 'Compensatie, contant', share: 15, align: 'right' },
      { head: 'Kosten met', share: 14, align: 'right' },
      { head: 'Verschil met nu', share: 14, align: 'right' },
    ],
    rows: costRows(report),
    emphasised: [0],
    box: placeholderOf('chartAndTable', 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    'Vertel: wanneer het geld nodig is. Het duurste en het laatste jaar horen in de begroting.',
    'Bron in de werkmap: bladen Compensatie per jaar (grafiek), Samenvatting (tabel) en Compensatie (totaal). Als salaris is daar bruto; hier met de opslag.',
    'Jaren lopen vanaf de transitiedatum en heten naar het kalenderjaar van hun eerste maand.',
    'Kosten zonder en met: werkgeverslast over de horizon, contant gemaakt naar de transitiedatum.',
    'Verschil met nu: kosten met compensatie min de kosten van de ongewijzigde regeling.',
  ]);
}
