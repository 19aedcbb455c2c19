import type { Scale } from '#core/dossier.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { rateAt, scaleConclusion } from '#contract/terms/conclusions-scale.ts';
import { variantKeys, variantOf } from '#contract/terms/shown-alternatives.ts';
import { exactPercentage } from '#contract/terms/dutch-format.ts';
import type { StepChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

interface Line {
  readonly name: string;
  readonly scale: Scale;
  readonly look: StepChart['series'][number]['look'];
}

function linesOf({ subject: { result } }: Report): readonly Line[] {
  const { currentScale, fiscalMaximum } = result;
  const current: Line = { name: 'Huidige staffel', scale: currentScale, look: looks.unchanged };
  return [
    ...(currentScale.length > 0 ? [current] : []),
    ...variantKeys(result).map((key) => ({
      name: alternativeNames[key].short,
      scale: variantOf(result, key).practicalScale,
      look: looks[key],
    })),
    { name: 'Fiscaal maximum', scale: fiscalMaximum, look: looks.fiscalMaximum },
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
  const highest = Math.max(...lines.flatMap(({ scale }) => scale.map(({ rate }) => rate)));
  return {
    kind: 'steps',
    drawn: 'lines',
    at,
    from: Math.floor(from / tick) * tick,
    to,
    lowest: 0,
    highest: (Math.floor(highest / gridStep) + 1) * gridStep,
    endNames: { format: '0.0%', plotWidth: 0.7, apart: 0.06 },
    format: '0%',
    valueTitle: 'Premie (% van de pensioengrondslag)',
    categoryTitle: 'Leeftijd',
    series: lines.map(({ name, scale, look }) => ({ name, look, values: values(scale) })),
  };
}

/** Slide 6: the premium at each age under every alternative, below the fiscal maximum. */
export function addPremiumByAgeSlide(report: Report): void {
  const { subject, deck } = report;
  const title = scaleConclusion(subject);
  const slide = headedSlide(report, {
    layout: 'chart',
    topic: 'Premie per leeftijd',
    title,
    lead: `Premie als percentage van de pensioengrondslag, bij de afgeronde premies. Een vlakke premie is fiscaal hoogstens ${exactPercentage(subject.result.flatMaximum)}.`,
  });
  drawChart(deck, slide, premiumChart(report), `Lijngrafiek van de premie per leeftijd. ${title}.`);
  writeNotes(slide, [
    'Vertel: waar een vlakke lijn boven de stijgende ligt krijgt iemand van die leeftijd meer premie, waar zij eronder ligt minder.',
    'Bron in de werkmap: blad Staffels.',
    'Pensioengrondslag: pensioengevend salaris min franchise, naar deeltijd.',
    'Fiscaal maximum: de hoogste progressieve staffel van art. 38r Wet LB.',
    'De figuur is te bewerken: klik met rechts op de grafiek en kies Gegevens bewerken.',
  ]);
}
