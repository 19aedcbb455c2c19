import { otherLooks } from '#output/alternatives/other-looks.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { currentScaleName, hasFlatPremium } from '#output/words/current-scheme.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { shownName } from '#output/words/verdict/shown-name.ts';
import type { Scale } from '#core/dossier.ts';
import { rateAt, scaleConclusion } from '#output/words/conclusions/scale.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';
import type { StepChart } from '#output/slides/drawing/chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';

interface Line {
  readonly name: string;
  readonly scale: Scale;
  readonly look: StepChart['series'][number]['look'];
}

function linesOf({ subject: { input, result } }: Report): readonly Line[] {
  const { currentScale, fiscalMaximum } = result;
  const current: Line = {
    name: capitalised(currentScaleName(input).replace('de ', '')),
    scale: currentScale,
    look: alternativeDisplay.unchanged.look,
  };
  return [
    ...(currentScale.length > 0 ? [current] : []),
    ...premiumAlternatives(result).map((premium) => ({
      name: shownName(premium),
      scale: premium.practicalScale,
      look: alternativeDisplay[premium.key].look,
    })),
    { name: 'Fiscaal maximum', scale: fiscalMaximum, look: otherLooks.fiscalMaximum },
  ];
}

/** Distance between the marks of the axes: years of age, part of the base. */
const tick = 5;
const gridStep = 0.05;

/** Every line has a point just before and just at each age at which any of them steps. */
function premiumChart(report: Report): StepChart {
  const lines = linesOf(report);
  const { currentScale, shape } = report.subject.result;
  const [first] = currentScale.length > 0 ? currentScale : shape;
  const from = Math.max(15, first?.fromAge ?? 15);
  const to = Math.ceil(report.subject.input.next.pensionAgeInMonths / 12);
  const steps = [...new Set(lines.flatMap(({ scale }) => scale.map((step) => step.fromAge)))]
    .filter((age) => age > from && age < to)
    .toSorted((left, right) => left - right);
  const at = [from, ...steps.flatMap((age) => [age, age]), to];
  const values = (scale: Scale): readonly number[] =>
    at.map((age, index) => rateAt(scale, index % 2 === 0 ? age : age - 1));
  const highest = Math.max(...lines.flatMap(({ scale }) => values(scale)));
  return {
    kind: 'steps',
    drawn: 'lines',
    at,
    from: Math.floor(from / tick) * tick,
    to,
    lowest: 0,
    highest: (Math.floor(highest / gridStep) + 1) * gridStep,
    endNames: { format: '0.0##%', plotWidth: 0.7, apart: 0.06 },
    format: '0%',
    valueTitle: 'Premie (% van de pensioengrondslag)',
    categoryTitle: 'Leeftijd',
    series: lines.map(({ name, scale, look }) => ({ name, look, values: values(scale) })),
  };
}

/** The maximum of a flat premium; entry cost lies on top of it, and the premiums that are drawn hold it. */
function flatMaximumSentence({ subject: { input, result } }: Report): string {
  const { entryCost } = input.next;
  const maximum = `Een vlakke premie is fiscaal hoogstens ${exactPercentage(result.flatMaximum)}`;
  return entryCost > 0
    ? `${maximum}; met de kosten op de inleg van ${exactPercentage(entryCost)}, die er bovenop mogen, ${percentage(result.flatMaximum / (1 - entryCost), 2)}.`
    : `${maximum}.`;
}

/** The premium at each age under every alternative, below the fiscal maximum. */
export function addPremiumByAgeSlide(report: Report): void {
  const { subject } = report;
  const title = scaleConclusion(subject);
  const slide = headedSlide(report, {
    layout: 'chart',
    topic: 'Premie per leeftijd',
    title,
    lead: `Premie als percentage van de pensioengrondslag, bij de afgeronde premies. ${flatMaximumSentence(report)}`,
  });
  drawChart(slide, premiumChart(report), `Lijngrafiek van de premie per leeftijd. ${title}.`);
  writeNotes(slide, [
    hasFlatPremium(subject.input)
      ? 'Vertel: de premie is nu op elke leeftijd gelijk; een lijn erboven is meer premie, een lijn eronder minder.'
      : 'Vertel: waar een vlakke lijn boven de stijgende ligt krijgt iemand van die leeftijd meer premie, waar zij eronder ligt minder.',
    'Bron in de werkmap: blad Staffels.',
    'Pensioengrondslag: pensioengevend salaris min franchise, naar deeltijd.',
    `Fiscaal maximum: de hoogste progressieve staffel van ${subject.result.fiscalMaximumArticle}${subject.input.next.entryCost > 0 ? ', zonder kosten op de inleg: die mogen er bovenop' : ''}.`,
    'De figuur is te bewerken: klik met rechts op de grafiek en kies Gegevens bewerken.',
  ]);
}
