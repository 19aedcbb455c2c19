import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { nameIn } from '#output/alternatives/alternative-name.ts';
import { otherLooks } from '#output/alternatives/other-looks.ts';
import type { CompensationYear } from '#core/result/compensation-result.ts';
import { compensationYears, compensationYearsConclusion } from '#output/words/conclusions/compensation.ts';
import { noCompensationBesideScale } from '#output/words/verdict/chapter-6b.ts';
import { flatInFront } from '#output/words/verdict/headline.ts';
import { barredRows, rowName } from '#output/words/verdict/shown-name.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { signedAmount } from '#output/words/phrases.ts';
import { amount } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/exhibits/model/chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';

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
      look: alternativeDisplay.budgetNeutralFlat.look,
      values: years.map(({ premium }) => Math.round(premium)),
    },
    {
      name: 'Als salaris, met opslag',
      look: otherLooks.second,
      values: years.map(({ premium, cost }) => Math.round(cost - premium)),
    },
  ].filter(({ values }) => values.some((value) => value !== 0)),
});

/** What compensation adds to every alternative, discounted over the horizon; nothing beside a scale. */
function costRows({ subject: { result } }: Report): readonly (readonly string[])[] {
  return premiumAlternatives(result).map((alternative) => {
    const { existingCost: cost, compensation } = alternative;
    const costIncluding = compensation?.costIncluding ?? cost;
    return [
      rowName(alternative, 'long'),
      compensation === null ? notApplicable : amount(compensation.totalCost),
      amount(cost),
      compensation === null ? notApplicable : amount(compensation.horizonCost),
      amount(costIncluding),
      signedAmount(costIncluding - alternativeOf(result, 'unchanged').cost),
    ];
  });
}

const notApplicable = 'n.v.t.';

/** When compensation is paid, and what it adds to each alternative; left out when nothing is paid. */
export function addCompensationYearsSlide(report: Report): void {
  const { subject } = report;
  const title = compensationYearsConclusion(subject);
  const key = flatInFront(subject.result)?.key;
  if (title === null || key === undefined) return;
  const years = compensationYears(subject, key);
  const shown = premiumAlternatives(subject.result);
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: 'Compensatie per kalenderjaar',
    title,
    lead: `Grafiek: ${nameIn(subject.result, key, 'long').toLowerCase()}, gesloten groep, niet contant gemaakt. Tabel: contant ${horizonPhrase(subject.input.goal.horizon)}; totaal is de som van alle jaren.`,
  });
  drawChart(slide, yearsChart(years), `Gestapelde kolommen van de compensatie per kalenderjaar. ${title}.`);
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Compensatie en werkgeverslast zonder en met compensatie, per alternatief. ${title}.`,
    columns: [
      { head: 'Alternatief', share: 28, align: 'left' },
      { head: 'Compensatie, totaal', share: 15, align: 'right' },
      { head: 'Werkgeverslast zonder', share: 17, align: 'right' },
      { head: 'Compensatie, contant', share: 15, align: 'right' },
      { head: 'Werkgeverslast met', share: 16, align: 'right' },
      { head: 'Verschil met nu', share: 14, align: 'right' },
    ],
    rows: costRows(report),
    emphasised: shown.flatMap((one, row) => (one.key === key ? [row] : [])),
    barred: barredRows(shown),
    box: placeholderOf('chartAndTable', 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    'Vertel: wanneer het geld nodig is. Het duurste en het laatste jaar horen in de begroting.',
    'Bron in de werkmap: bladen Compensatie per jaar (grafiek), Contante lasten (tabel) en Compensatie (totaal).',
    'Jaren lopen vanaf de transitiedatum en heten naar het kalenderjaar van hun eerste maand.',
    'Werkgeverslast zonder en met compensatie: van de bestaande deelnemers over de horizon, contant op de transitiedatum.',
    'Verschil met nu: werkgeverslast met compensatie min de werkgeverslast van de ongewijzigde regeling.',
    ...noCompensationBesideScale(subject.result),
  ]);
}
