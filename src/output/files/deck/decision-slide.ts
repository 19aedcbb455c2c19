import { compareDays } from '#core/calendar/days.ts';
import type { RecordedDecision } from '#output/model/compared-outcome.ts';
import { decidedPremium } from '#output/model/decided-premium.ts';
import { dateText, longDateText, longMonthText } from '#office/document/dutch-format.ts';
import { milestonesSection } from '#output/topics/choices/milestones-section.ts';
import { capitalised, listed, uncapitalised } from '#office/document/dutch-words.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { type SlideDraft, nextShapeId } from '#output/writers/pptx/draft.ts';
import { columns, contentBox } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { drawText, writeNotes } from '#output/writers/pptx/slide-text.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { milestoneNames, milestonesOf } from '#output/topics/choices/milestones-conclusion.ts';
import { countedFrom, type PlanningStep, planningSteps } from '#output/topics/choices/planning.ts';
import { bindingAdviceSentence, consentSentence, today } from '#output/language/consent.ts';
import { type ShapeLook, decorationXml } from '#output/writers/drawing/shape-xml.ts';

/** Draws a shape without words that only helps the eye. */
function drawDecoration(slide: SlideDraft, name: string, box: Box, look: ShapeLook): void {
  slide.shapes.push(decorationXml({ id: nextShapeId(slide), name }, box, look, 'slide'));
}

const barWidth = 0.05;
const dotSize = 0.2;

/** More steps than this take two rows. */
const mostInRow = 7;
const rowTops = [2.35, 3.7] as const;
/** Where advice and decision stand under one row, and under two; without them the line stands lower. */
const fieldTops = [4.3, 5.1] as const;
const lower = 0.8;
/** Of an adviser's text beside the planning. */
const mostWords = 40;

/** What is done on one day. */
interface Day {
  readonly until: string;
  readonly names: readonly string[];
}

/** One point a day. */
function daysOf(steps: readonly PlanningStep[]): readonly Day[] {
  const days = [...new Set(steps.map(({ until }) => until))];
  return days.map((until) => ({ until, names: steps.filter((step) => step.until === until).map(({ name }) => name) }));
}

/** One row of the line, of which the last day of all has a diamond. */
function drawRow(slide: SlideDraft, days: readonly Day[], { top, first, last, places }: Row): void {
  drawDecoration(slide, `Tijdlijn ${first + 1}`, contentBox(top, top + 0.03), { fill: 'tx2' });
  const boxes = columns(contentBox(top + 0.16, top + 1.3), places, 0.15);
  days.forEach(({ until, names }, index) => {
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
      { text: capitalised(listed(names.map(uncapitalised))), fontSize: 14 },
    ]);
  });
}

interface Row {
  readonly top: number;
  /** How many days came before, and how many there are. */
  readonly first: number;
  readonly last: number;
  /** For how many there is room in each row. */
  readonly places: number;
}

/** What has to be done by when, along a line or two; with where the fields stand under it. */
function drawTimeline(slide: SlideDraft, steps: readonly PlanningStep[], isAlone: boolean): number {
  const days = daysOf(steps);
  const inRow = days.length <= mostInRow ? days.length : Math.ceil(days.length / 2);
  rowTops.forEach((top, row) => {
    const own = days.slice(row * inRow, (row + 1) * inRow);
    if (own.length > 0)
      drawRow(slide, own, { top: isAlone ? top + lower : top, first: row * inRow, last: days.length, places: inRow });
  });
  return fieldTops[days.length > inRow ? 1 : 0];
}

/** A text of the adviser or the board. */
function drawField(slide: SlideDraft, name: string, box: Box, text: string): void {
  drawDecoration(slide, `Streep ${name}`, { ...box, w: barWidth, h: box.h - 0.1 }, { fill: 'accent2' });
  drawText(slide, name, { ...box, x: box.x + 0.18, w: box.w - 0.18 }, [
    { text: name, fontSize: 14, bold: true, colour: 'tx2' },
    { text, fontSize: 14 },
  ]);
}

/** Whole sentences from the first on, as many as a board reads at a glance. */
function inShort(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  let count = sentences.length;
  while (count > 1 && sentences.slice(0, count).join(' ').split(/\s+/u).length > mostWords) count--;
  return sentences.slice(0, count).join(' ');
}

const adviceOf = ({ content }: Report): string | null => content.beside?.texts?.advies ?? null;

/** "Keuze B, vlak voor iedereen: 27,7% (05-03-2027, J. de Wit)" */
const decidedText = (last: RecordedDecision): string =>
  `${decidedPremium(last)} (${last.decidedOn.slice(0, 10)}, ${last.decidedBy})`;

/** When the first step is due; once a decision was recorded, when the new scheme begins. */
function titleOf({ subject, content }: Report, steps: readonly PlanningStep[]): string {
  const first = steps.find(({ step, day }) => step !== null && compareDays(day, today(subject)) >= 0);
  const begins = `De nieuwe regeling gaat in op ${longMonthText(subject.input.transitionDate)}`;
  if (first === undefined || content.edition === 'employees' || content.beside?.decisions[0] !== undefined)
    return begins;
  return `${begins}; de eerste stap is uiterlijk ${longDateText(first.day)}`;
}

/** What is asked by when, the adviser's advice and the decision. */
export function addDecisionSlide(report: Report): void {
  const { subject, content } = report;
  const { topic, notes, source } = milestonesSection(subject);
  const steps = planningSteps(subject);
  const last = content.beside?.decisions[0];
  const advice = adviceOf(report);
  const isForOthers = content.edition === 'employees';
  // There is room to write in what the employer has before it is final.
  const room = isForOthers || content.final !== undefined ? null : '_'.repeat(40);
  const [told, decided] = [advice === null ? room : inShort(advice), last === undefined ? room : decidedText(last)];
  const slide = headedSlide(report, {
    layout: 'content',
    topic,
    title: titleOf(report, steps),
    lead: `Uiterlijk; teruggerekend vanaf ${longDateText(countedFrom(subject))}.`,
  });
  const top = drawTimeline(
    slide,
    steps.filter(({ step }) => step !== null),
    decided === null && (isForOthers || told === null),
  );
  const [adviceBox, decisionBox] = columns(contentBox(top), 2, 0.4) as [Box, Box];
  if (!isForOthers && told !== null) drawField(slide, 'Advies', adviceBox, told);
  if (decided !== null) drawField(slide, 'Besluit', isForOthers ? adviceBox : decisionBox, decided);
  writeNotes(slide, [
    `Vertel: wie wat doet voor welke dag, en spreek het volgende overleg af.${last === undefined && room !== null ? ' Schrijf het besluit en de datum op de dia.' : ''}`,
    source.sentence,
    ...(advice === null || isForOthers ? [] : [`Advies: ${advice}`]),
    ...(last === undefined ? [] : [`Reden van het besluit: ${last.reason}`]),
    ...[consentSentence(subject), bindingAdviceSentence(subject, { forOthers: isForOthers })].filter(
      (text) => text !== null,
    ),
    ...notes,
    `Stappen: ${steps.map(({ what, who, until, source: from }) => `${what}, ${until}, ${who} (${from})`).join('; ')}.`,
    `Andere dagen: ${milestonesOf(subject)
      .map(({ key, day, source: from }) => `${milestoneNames[key]} ${dateText(day)} (${from})`)
      .join('; ')}.`,
  ]);
}
