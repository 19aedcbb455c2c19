import { openGroupPathNames } from '#contract/terms/alternatives.ts';
import { crossingConclusion, grandfatheringNote } from '#contract/terms/conclusions-long-run.ts';
import { smallestShownGroup } from '#contract/terms/conclusions-subject.ts';
import { amount, exactPercentage } from '#contract/terms/dutch-format.ts';
import type { OpenGroupResult } from '#core/open-group-result.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';
import { yearsChart, type YearLine } from '#documents/slides/years-chart.ts';
import { drawTotals } from '#documents/slides/year-totals.ts';

function pathLines({ years }: OpenGroupResult): readonly YearLine[] {
  const isCompensated = years.some(({ compensation }) => Math.round(compensation) > 0);
  const withCompensation: YearLine = {
    name: `${openGroupPathNames.flat}, met compensatie`,
    look: { ...looks.budgetNeutralFlat, dash: 'sysDash', width: 2, point: 'triangle' },
    amounts: years.map(({ cost, compensation }) => cost.flat + compensation),
  };
  return [
    { name: openGroupPathNames.unchanged, look: looks.unchanged, amounts: years.map(({ cost }) => cost.unchanged) },
    {
      name: openGroupPathNames.grandfathering,
      look: looks.profitNeutralFlat,
      amounts: years.map(({ cost }) => cost.grandfathering),
    },
    { name: openGroupPathNames.flat, look: looks.budgetNeutralFlat, amounts: years.map(({ cost }) => cost.flat) },
    ...(isCompensated ? [withCompensation] : []),
  ];
}

/**
 * Slide 10: those in service keep a scale, or a flat premium for all; and when the one becomes cheaper than the other.
 * Left out for a small group, in which the mean salary and the compensation would be personal.
 */
export function addOpenGroupSlide(report: Report): void {
  const { subject, deck } = report;
  const { openGroup, participantCount } = subject.result;
  if (openGroup.years.length < 2 || participantCount < smallestShownGroup) return;
  const title = crossingConclusion(subject);
  const entrants = `Wie nieuw is krijgt vlak ${exactPercentage(openGroup.entrantPremium)} over een voltijdsalaris van ${amount(openGroup.entrySalary)}.`;
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: 'Eerbiedigen of vlak voor iedereen',
    title,
    lead: [`Open groep, per jaar, niet contant gemaakt. ${entrants}`, grandfatheringNote(subject) ?? '']
      .join(' ')
      .trim(),
  });
  const lines = pathLines(openGroup);
  const years = openGroup.years.map(({ year }) => year);
  drawChart(deck, slide, yearsChart(years, lines), `Lijnen van de werkgeverslast van de open groep. ${title}.`);
  drawTotals(slide, {
    head: 'Werkgeverslast open groep, opgeteld',
    lines,
    title,
    reference: 1,
    difference: 'Verschil met eerbiedigen',
  });
  writeNotes(slide, [
    'Vertel: eerbiedigen betekent twee premies naast elkaar. Vlak voor iedereen is eenvoudiger, maar kan compensatie vragen.',
    'Bron in de werkmap: blad Open groep; de tabel telt de jaren daar op.',
    'Open groep: wie vertrekt of met pensioen gaat is vervangen volgens de ingevulde vervanging.',
    'Eerbiedigende werking: wie al deelneemt houdt een progressieve premie, wie nieuw is krijgt een vlakke premie (art. 220e Pensioenwet).',
    'Kantelpunt: het eerste jaar waarin de opgetelde lasten van vlak met compensatie lager zijn dan die van eerbiedigende werking.',
  ]);
}
