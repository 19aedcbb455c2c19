import type { RecordedDecision } from '#output/model/compared-outcome.ts';
import { decidedPremium } from '#output/model/decided-premium.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { milestonesSection } from '#output/topics/choices/milestones-section.ts';
import { illustrationSentence } from '#output/topics/statutory/basis.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { type SlideDraft, nextShapeId } from '#output/writers/pptx/draft.ts';
import { columns, contentBox, contentWidth, margin } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { drawText, writeNotes } from '#output/writers/pptx/slide-text.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { milestoneNames, milestonesOf } from '#output/topics/choices/milestones-conclusion.ts';
import { type PlanningStep, planningSteps, survivorName } from '#output/topics/choices/planning.ts';
import { bindingAdviceSentence, consentSentence } from '#output/language/consent.ts';
import { type ShapeLook, decorationXml } from '#output/writers/drawing/shape-xml.ts';

/** Draws a shape without words that only helps the eye. */
function drawDecoration(slide: SlideDraft, name: string, box: Box, look: ShapeLook): void {
  slide.shapes.push(decorationXml({ id: nextShapeId(slide), name }, box, look, 'slide'));
}

const reasonBox: Box = { ...contentBox(4.85), w: 8.5 };
const decisionBox: Box = { ...contentBox(4.85), x: margin + 8.7, w: contentWidth - 8.7 };
const dotSize = 0.2;

/** More steps than this take two rows. */
const mostInRow = 5;
const rowTops = [2.29, 3.56] as const;

/** One row of the line, of which the last step of all has a diamond. */
function drawRow(slide: SlideDraft, steps: readonly PlanningStep[], { top, first, last }: Row): void {
  drawDecoration(slide, `Tijdlijn ${first + 1}`, contentBox(top, top + 0.03), { fill: 'tx2' });
  const boxes = columns(contentBox(top + 0.16, top + 1.22), steps.length, 0.15);
  steps.forEach(({ name, who, until }, index) => {
    const box = boxes[index] ?? contentBox();
    const number = first + index + 1;
    drawDecoration(
      slide,
      `Punt ${number}`,
      { x: box.x, y: top + 0.015 - dotSize / 2, w: dotSize, h: dotSize },
      { preset: number === last ? 'diamond' : 'ellipse', fill: 'tx2', outline: 'tx2', width: 1.5 },
    );
    drawText(slide, `Stap ${number}`, box, [
      { text: until, fontSize: 14, bold: true, colour: 'tx2' },
      { text: name, fontSize: 12, bold: true },
      { text: who, fontSize: 12 },
    ]);
  });
}

interface Row {
  readonly top: number;
  /** How many steps came before, and how many there are. */
  readonly first: number;
  readonly last: number;
}

/** What has to be done, by whom and by when, along a line. */
function drawTimeline(slide: SlideDraft, steps: readonly PlanningStep[]): void {
  const inRow = steps.length <= mostInRow ? steps.length : Math.ceil(steps.length / 2);
  rowTops.forEach((top, row) => {
    const own = steps.slice(row * inRow, (row + 1) * inRow);
    if (own.length > 0) drawRow(slide, own, { top, first: row * inRow, last: steps.length });
  });
}

/** What was decided last; where nothing was, room for it: the deck is taken to the meeting. */
function drawFields(slide: SlideDraft, last: RecordedDecision | undefined): void {
  const line = '_'.repeat(30);
  const fields =
    last === undefined
      ? ['Besluit:', 'Genomen door:', 'Datum:'].map((field) => `${field} ${line}`.slice(0, 28))
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
  const { topic, conclusion, notes, source } = milestonesSection(subject);
  const steps = planningSteps(subject);
  const slide = headedSlide(report, {
    layout: 'content',
    topic,
    title: conclusion,
    lead: [
      'Wat er wordt gevraagd, van wie en uiterlijk wanneer.',
      (shownEffects(content)?.told ? illustrationSentence(content.statutory) : null) ??
        'De afstanden zijn niet op schaal.',
    ].join(' '),
  });
  drawTimeline(
    slide,
    steps.filter(({ isDone }) => isDone),
  );
  drawText(
    slide,
    'Instemming',
    reasonBox,
    [
      consentSentence(subject),
      bindingAdviceSentence(subject, { forOthers: content.edition === 'employees' }),
      ...steps.flatMap(({ name, what, until }) => (name === survivorName ? [`${what}: ${until}.`] : [])),
    ]
      .filter((text) => text !== null)
      .map((text) => ({ text, fontSize: 12 })),
    { fill: 'bg2', inset: 0.12 },
  );
  const last = content.beside?.decisions[0];
  drawFields(slide, last);
  writeNotes(slide, [
    `Vertel: wie wat doet voor welke dag, en spreek het volgende overleg af.${last === undefined ? ' Schrijf het besluit en de datum op de dia.' : ''}`,
    source.sentence,
    ...notes,
    `Stappen: ${steps.map(({ what, until, source: from }) => `${what}, ${until} (${from})`).join('; ')}.`,
    `Andere dagen: ${milestonesOf(subject)
      .map(({ key, day, source: from }) => `${milestoneNames[key]} ${dateText(day)} (${from})`)
      .join('; ')}.`,
  ]);
}
