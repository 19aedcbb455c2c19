import { sectionTable } from '#output/slides/drawing/section-table.ts';
import {
  milestoneNames,
  milestonesOf,
  type Deadline,
  type Milestone,
  planDeadline,
} from '#output/words/conclusions/milestones.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import { milestonesSection } from '#output/exhibits/milestones.ts';
import { dateText } from '#office/document/dutch-format.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';
import { columns, contentBox } from '#output/slides/drawing/grid.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Box } from '#output/slides/drawing/box.ts';
import type { Report } from '#output/slides/report.ts';
import { drawDecoration } from '#output/slides/drawing/slide-decoration.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { drawText, writeNotes } from '#output/slides/drawing/slide-text.ts';

const lineBox: Box = contentBox(2.29, 2.32);
const textBox: Box = contentBox(2.5, 4.0);
const stepsBox: Box = contentBox(4.2, 6.7);
const dotSize = 0.2;

/** Days of the dossier have a full dot in the colour of titles; days of the law that are past have an empty one. */
function drawDot(slide: SlideDraft, { source, isPast }: Milestone, x: number, index: number): void {
  const isOwn = source === 'Dossier';
  const box = { x, y: lineBox.y + 0.015 - dotSize / 2, w: dotSize, h: dotSize };
  drawDecoration(slide, `Punt ${index + 1}`, box, {
    preset: isOwn ? 'diamond' : 'ellipse',
    fill: isPast ? 'bg1' : 'tx2',
    outline: 'tx2',
    width: 1.5,
  });
}

/** `plan`: when the transition plan has to be there, which is before the last day of the law where the scheme starts sooner. */
function drawTimeline(slide: SlideDraft, milestones: readonly Milestone[], plan: Deadline): void {
  drawDecoration(slide, 'Tijdlijn', lineBox, { fill: 'tx2' });
  const boxes = columns(textBox, milestones.length, 0.1);
  milestones.forEach((milestone, index) => drawDot(slide, milestone, boxes[index]?.x ?? 0, index));
  milestones.forEach((milestone, index) => {
    const name = milestoneNames[milestone.key];
    drawText(slide, name, boxes[index] ?? textBox, [
      { text: dateText(milestone.day), fontSize: 12, bold: true, colour: 'tx2' },
      { text: name, fontSize: 10, bold: milestone.source === 'Dossier' },
      ...(milestone.isPast ? [{ text: 'Voorbij op de peildatum', fontSize: 10 }] : []),
      ...(milestone.key === 'transitionPlan' && plan.isBefore
        ? [{ text: `Hier eerder: vóór ${dateText(plan.day)}`, fontSize: 10 }]
        : []),
    ]);
  });
}

/** The articles have no room in the line. */
function lawSources(milestones: readonly Milestone[]): readonly string[] {
  const ofLaw = milestones.filter(({ source }) => source !== 'Dossier');
  return ofLaw.length === 0
    ? []
    : [
        `Bronnen: ${ofLaw.map(({ key, day, source }) => `${milestoneNames[key]} ${dateText(day)}: ${source}`).join('; ')}.`,
      ];
}

/** The days of the law and of the dossier in one line, and what has to be done before them. */
export function addMilestonesSlide(report: Report): void {
  const { subject, content } = report;
  const { contractEnd } = content.dossier.facts;
  const section = milestonesSection(subject, contractEnd);
  const { topic, conclusion, notes, source } = section;
  const milestones = milestonesOf(subject, contractEnd);
  const slide = headedSlide(report, {
    layout: 'content',
    topic,
    title: conclusion,
    lead: 'Ruit: datum van dit dossier. Cirkel: datum uit de wet, open als die op de peildatum voorbij is. De afstanden zijn niet op schaal.',
  });
  drawTimeline(slide, milestones, planDeadline(milestones, firstDayOf(subject.input.transitionDate)));
  // The days stand in the line already.
  drawTable(slide, { ...sectionTable(section, 0), box: stepsBox, largest: 12 });
  writeNotes(slide, [
    'Vertel: wie wat doet voor welke dag, en spreek het volgende overleg af.',
    source.sentence,
    ...notes,
    ...lawSources(milestones),
  ]);
}
