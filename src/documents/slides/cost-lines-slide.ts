import type { AlternativeKey, AnswerKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { compensationByYear, longRunConclusion } from '#contract/terms/conclusions-long-run.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks, type SeriesLook } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';
import { yearsChart, type YearLine } from '#documents/slides/years-chart.ts';
import { drawTotals } from '#documents/slides/year-totals.ts';

const flatAnswers: readonly AnswerKey[] = ['budgetNeutralFlat', 'profitNeutralFlat'];

/** Compensation stands on top of the same premium: the same colour, thinner and broken, with a mark of its own. */
const compensatedLook = (key: AnswerKey): SeriesLook => ({
  ...looks[key],
  dash: 'sysDash',
  width: 2,
  point: looks[key].point === 'circle' ? 'triangle' : 'x',
});

/** The current scheme and the flat answers; each answer twice where something is compensated. */
function costLines(subject: ConclusionSubject): readonly YearLine[] {
  const costs = (key: AlternativeKey): readonly number[] => subject.result.costYears.map(({ cost }) => cost[key]);
  const line = (key: AlternativeKey): YearLine => ({
    name: alternativeNames[key].short,
    look: looks[key],
    amounts: costs(key),
  });
  return [
    line('unchanged'),
    ...flatAnswers.flatMap((key) => {
      const added = compensationByYear(subject, key);
      if (added === null || !added.some((value) => Math.round(value) > 0)) return [line(key)];
      const amounts = costs(key).map((cost, index) => cost + (added[index] ?? 0));
      const name = `${alternativeNames[key].short}, met compensatie`;
      return [line(key), { name, look: compensatedLook(key), amounts }];
    }),
  ];
}

/** Slide 9: employer cost in the long run; left out for a small group, whose lines would show when each of them retires. */
export function addCostLinesSlide(report: Report): void {
  const { subject, deck } = report;
  const years = subject.result.costYears.map(({ year }) => year);
  if (years.length < 2 || subject.result.participantCount < smallestShownGroup) return;
  const title = longRunConclusion(subject);
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: `Werkgeverslast in de komende ${years.length} jaar`,
    title,
    lead: 'Per jaar vanaf de transitiedatum, niet contant gemaakt, gesloten groep, vlakke premies. De tabel telt de jaren op.',
  });
  const lines = costLines(subject);
  drawChart(deck, slide, yearsChart(years, lines), `Lijnen van de werkgeverslast per jaar. ${title}.`);
  drawTotals(slide, {
    head: 'Werkgeverslast, opgeteld',
    lines,
    title,
    reference: 0,
    difference: 'Verschil met nu',
  });
  writeNotes(slide, [
    'Vertel: buiten de horizon lopen de lasten uiteen. Compensatie is tijdelijk en komt erbovenop.',
    'Bron in de werkmap: blad Lasten per jaar; de tabel telt de jaren daar op.',
    'Gesloten groep: de deelnemers van nu, zonder instroom, met de ingevulde kansen op uitstroom; daarom dalen de lijnen op den duur.',
    'De lasten zijn in euro van het jaar zelf, met de ingevulde loonstijging.',
  ]);
}
