import type { RecordedDecision } from '#output/model/compared-outcome.ts';
import { decidedPremium } from '#output/model/decided-premium.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { milestonesSection } from '#output/topics/choices/milestones-section.ts';
import { illustrationSentence } from '#output/topics/statutory/basis.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { type SlideDraft, nextShapeId } from '#output/writers/pptx/draft.ts';
import { columns, contentBox } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { drawText, writeNotes } from '#output/writers/pptx/slide-text.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { milestoneNames, milestonesOf, planNote } from '#output/topics/choices/milestones-conclusion.ts';
import { type NextStep, nextSteps } from '#output/topics/choices/next-steps.ts';
import { type ShapeLook, decorationXml } from '#output/writers/drawing/shape-xml.ts';

/** Draws a shape without words that only helps the eye. */
function drawDecoration(slide: SlideDraft, name: string, box: Box, look: ShapeLook): void {
  slide.shapes.push(decorationXml({ id: nextShapeId(slide), name }, box, look, 'slide'));
}

const lineBox: Box = contentBox(2.29, 2.32);
const textBox: Box = contentBox(2.5, 4.95);
const [reasonBox = contentBox(), decisionBox = contentBox()] = columns(contentBox(5.1), 2);
const dotSize = 0.2;

/** What has to be done, by whom and by when, along a line: the start of the new scheme has a diamond. */
function drawTimeline(slide: SlideDraft, steps: readonly NextStep[]): void {
  drawDecoration(slide, 'Tijdlijn', lineBox, { fill: 'tx2' });
  const boxes = columns(textBox, steps.length, 0.15);
  steps.forEach((_, index) => {
    const box = { x: boxes[index]?.x ?? 0, y: lineBox.y + 0.015 - dotSize / 2, w: dotSize, h: dotSize };
    drawDecoration(slide, `Punt ${index + 1}`, box, {
      preset: index === steps.length - 1 ? 'diamond' : 'ellipse',
      fill: 'tx2',
      outline: 'tx2',
      width: 1.5,
    });
  });
  steps.forEach(({ what, who, until }, index) =>
    drawText(slide, `Stap ${index + 1}`, boxes[index] ?? textBox, [
      { text: until, fontSize: 14, bold: true, colour: 'tx2' },
      { text: who, fontSize: 12, bold: true },
      { text: what, fontSize: 12 },
    ]),
  );
}

/** What was decided last; where nothing was, room for it: the deck is taken to the meeting. */
function drawFields(slide: SlideDraft, last: RecordedDecision | undefined): void {
  const line = '_'.repeat(44);
  const fields =
    last === undefined
      ? ['Besluit:', 'Genomen door:', 'Datum:'].map((field) => `${field} ${line}`.slice(0, 48))
      : [`Besluit: ${decidedPremium(last)}`, `Vastgelegd door: ${last.decidedBy}`, `Datum: ${last.decidedOn}`];
  drawText(
    slide,
    'Besluit en datum',
    decisionBox,
    [
      { text: 'Besluit en datum', fontSize: 14, bold: true, colour: 'tx2' },
      ...fields.map((text) => ({ text, fontSize: 14 })),
    ],
    { outline: 'tx2', inset: 0.16 },
  );
}

/** What is asked of whom and by when, with room for the decision and its date. */
export function addDecisionSlide(report: Report): void {
  const { subject, content } = report;
  const { contractEnd } = content.dossier.facts;
  const { topic, conclusion, notes, source } = milestonesSection(subject, contractEnd);
  const steps = nextSteps(subject, contractEnd);
  const slide = headedSlide(report, {
    layout: 'content',
    topic,
    title: conclusion,
    lead: [
      'Wat er wordt gevraagd, van wie en uiterlijk wanneer.',
      illustrationSentence(content.statutory) ?? 'De afstanden zijn niet op schaal.',
    ].join(' '),
  });
  drawTimeline(
    slide,
    steps.filter(({ isAdvice }) => isAdvice !== true),
  );
  const advice = steps.filter(({ isAdvice }) => isAdvice === true);
  drawText(
    slide,
    'Transitieplan',
    reasonBox,
    [
      { text: planNote(subject), fontSize: 12 },
      ...advice.map(({ what, until }) => ({ text: `${what}, uiterlijk ${until}.`, fontSize: 12 })),
    ],
    { fill: 'bg2', inset: 0.16 },
  );
  const last = content.beside?.decisions[0];
  drawFields(slide, last);
  const days = milestonesOf(subject, contractEnd);
  writeNotes(slide, [
    `Vertel: wie wat doet voor welke dag, en spreek het volgende overleg af.${last === undefined ? ' Schrijf het besluit en de datum op de dia.' : ''}`,
    source.sentence,
    ...notes,
    `Dagen van dit dossier en uit de wet: ${days.map(({ key, day, source: from, isPast }) => `${milestoneNames[key]} ${dateText(day)} (${from}${isPast ? '; voorbij op de peildatum' : ''})`).join('; ')}.`,
  ]);
}
