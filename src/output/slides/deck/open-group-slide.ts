import { compensatedLook } from '#output/alternatives/other-looks.ts';
import { openGroupDisplay } from '#output/alternatives/open-group-display.ts';
import { crossingConclusion, grandfatheringNote } from '#output/words/conclusions/long-run.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';
import { amount, exactPercentage } from '#office/document/dutch-format.ts';
import type { OpenGroupResult } from '#core/result/open-group-result.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import { yearsChart, type YearLine } from '#output/slides/deck/years-chart.ts';
import { drawTotals } from '#output/slides/deck/year-totals.ts';

function pathLines({ years }: OpenGroupResult): readonly YearLine[] {
  const isCompensated = years.some(({ compensation }) => Math.round(compensation) > 0);
  const withCompensation: YearLine = {
    name: `${openGroupDisplay.flat.name}, met compensatie`,
    look: compensatedLook(openGroupDisplay.flat.look),
    amounts: years.map(({ cost, compensation }) => cost.flat + compensation),
  };
  return [
    { ...openGroupDisplay.unchanged, amounts: years.map(({ cost }) => cost.unchanged) },
    {
      ...openGroupDisplay.grandfathering,
      amounts: years.map(({ cost }) => cost.grandfathering),
    },
    { ...openGroupDisplay.flat, amounts: years.map(({ cost }) => cost.flat) },
    ...(isCompensated ? [withCompensation] : []),
  ];
}

/**
 * Those in service keep a scale, or a flat premium for all; and when the one becomes cheaper than the other.
 * Left out for a small group, in which the mean salary and the compensation would be personal.
 */
export function addOpenGroupSlide(report: Report): void {
  const { subject } = report;
  const { openGroup, participantCount } = subject.result;
  if (openGroup.years.length < 2 || participantCount < smallestGroup) return;
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
  drawChart(slide, yearsChart(years, lines), `Lijnen van de werkgeverslast van de open groep. ${title}.`);
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
