import { smallGroupNote } from '#output/words/conclusions/small-group.ts';
import { countsSomebodyNew } from '#output/words/conclusions/entrants.ts';
import { goalAndForm, nameOf } from '#output/alternatives/alternative-name.ts';
import { headlineConclusion } from '#output/words/conclusions/answer.ts';
import { consequences } from '#output/words/conclusions/consequences.ts';
import { hasDoubts, inputWarning } from '#output/words/input-warnings.ts';
import { costConditions, costNow, countedFor, entrantCostNote } from '#output/words/conclusions/conditions.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { goalNotes } from '#output/words/summary/goal-notes.ts';
import { question } from '#output/words/summary/question.ts';
import { type Mark, marksOf } from '#output/words/verdict/marks.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import { besides, euroDifference } from '#output/words/phrases.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { amount } from '#office/document/dutch-format.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';
import { columns, contentBox } from '#output/slides/drawing/grid.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { adviceFrame } from '#output/slides/drawing/layouts.ts';
import type { Box } from '#output/slides/drawing/box.ts';
import type { Report } from '#output/slides/report.ts';
import { textWidth } from '#output/slides/drawing/text-width.ts';
import {
  drawText,
  type Paragraph,
  wholeParagraphs,
  writeNotes,
  writePlaceholder,
} from '#output/slides/drawing/slide-text.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { type AnswerKey, answerKeys } from '#core/result/alternative-key.ts';

const cards = contentBox(2.12, 4.42);
/** Between heading and cards, on one line; the cards make room for it. */
const warningBox = contentBox(2.02, 2.29);
const warnedCards = contentBox(2.36, 4.58);
const consequenceBox: Box = { ...contentBox(4.66, 6.74), w: 7.3 };
const adviceHeading: Box = { x: adviceFrame.x + 0.16, y: adviceFrame.y + 0.14, w: adviceFrame.w - 0.32, h: 0.3 };

const cardInset = 0.16;
/** Font size of the premium in points: the largest that fits on one line of its card. */
const premiumSizes = { flat: [32, 28, 24], progressive: [23, 22, 21, 20, 19, 18, 17, 16] } as const;

function premiumSize(text: string, form: keyof typeof premiumSizes, width: number): number {
  const sizes: readonly number[] = premiumSizes[form];
  return sizes.find((size) => textWidth(text, size, true) <= width) ?? Math.min(...sizes);
}

/** A judgement is given in words; its sign and weight only help. */
const markLine = (marks: readonly Mark[]): string => marks.map((mark) => mark.text).join(' · ');

/** Around what cannot be: red where the law forbids it. */
const outlineOf = (isForbidden: boolean, isBarred: boolean): { readonly outline?: string } =>
  isForbidden ? { outline: 'forbidden' } : isBarred ? { outline: 'tx1' } : {};

function drawCard({ subject }: Report, slide: SlideDraft, key: AnswerKey, box: Box): void {
  const answer = alternativeOf(subject.result, key);
  const marks = marksOf(answer);
  const { goal, form } = goalAndForm(answer);
  const premium = practicalPremium(subject, answer);
  const fontSize = premiumSize(premium, answer.form, box.w - 2 * cardInset - 0.05);
  const isForbidden = marks.some((mark) => mark.tone === 'forbidden');
  const isBarred = marks.some((mark) => mark.tone === 'bad');
  drawText(
    slide,
    nameOf(answer, 'short'),
    box,
    [
      { text: goal, fontSize: 14, bold: true, colour: 'tx2' },
      { text: capitalised(form), fontSize: 12, colour: 'tx2' },
      { text: premium, fontSize, bold: true, line: 42 },
      { text: `Werkgeverslast ${amount(answer.cost)}`, fontSize: 12 },
      {
        text: `${capitalised(besides(euroDifference(answer.costDifference, costNow(answer)), 'nu'))}${countsSomebodyNew(subject.result, countedFor(subject, answer)) ? ', met instroom' : ''}`,
        fontSize: 12,
      },
      { text: markLine(marks), fontSize: 11, bold: true, colour: isForbidden ? 'forbidden' : 'tx1' },
    ],
    { fill: 'bg2', inset: cardInset, valign: 'top', ...outlineOf(isForbidden, isBarred) },
  );
}

/** A strip with the warnings about the input, where there are any; gives where the cards are. */
function drawWarning({ content: { dossier } }: Report, slide: SlideDraft): Box {
  const text = inputWarning(dossier.warnings);
  if (text === null) return cards;
  const outline = hasDoubts(dossier.warnings) ? 'forbidden' : 'tx1';
  const look = { fill: 'bg2', inset: 0.04, valign: 'middle', outline } as const;
  drawText(slide, 'Waarschuwing', warningBox, [{ text, fontSize: 12, bold: true }], look);
  return warnedCards;
}

/** The consequences that fit, the most important first; what is left is given back, for the notes. */
function drawConsequences({ subject }: Report, slide: SlideDraft): readonly string[] {
  const [first = '', ...others] = consequences(subject);
  const paragraphs: readonly Paragraph[] = [
    { text: 'Wat dit betekent', fontSize: 13, bold: true, colour: 'tx2' },
    { text: first, fontSize: 14, bold: true },
    ...others.map((text) => ({ text, fontSize: 12 })),
  ];
  const shown = wholeParagraphs(paragraphs, consequenceBox);
  drawText(slide, 'Gevolgen', consequenceBox, paragraphs.slice(0, shown));
  return paragraphs.slice(shown).map(({ text }) => text);
}

/** Over which time and of whom the cost on the cards is, and what it is now. */
function costLead(subject: ConclusionSubject): string {
  const { horizon } = subject.input.goal;
  const now = amount(alternativeOf(subject.result, 'unchanged').cost);
  return [
    `Werkgeverslast contant ${costConditions(subject, { horizon, group: 'existing' })}; ongewijzigd ${now}.`,
    entrantCostNote(subject)?.replace(/\. De andere .*$/, '.') ?? '',
  ]
    .join(' ')
    .trim();
}

/** The question, the four answers, what follows, and room for the adviser. */
export function addSummarySlide(report: Report): void {
  const { subject } = report;
  // In the place of the question, for which there is no room then: it goes to the notes.
  const secret = smallGroupNote(subject.result);
  const slide = headedSlide(report, {
    layout: 'summary',
    topic: 'Samenvatting',
    title: headlineConclusion(subject),
    lead: `${secret ?? question(subject)} ${costLead(subject)}`,
  });
  const boxes = columns(drawWarning(report, slide), answerKeys.length);
  answerKeys.forEach((key, index) => drawCard(report, slide, key, boxes[index] ?? cards));
  const left = drawConsequences(report, slide);
  drawText(slide, 'Kop advies', adviceHeading, [
    { text: 'Advies van uw adviseur', fontSize: 13, bold: true, colour: 'tx2' },
  ]);
  writePlaceholder(slide, 'advice', '');
  writeNotes(slide, [
    'Vertel: eerst de titel, dan de vier uitkomsten van links naar rechts. Vul het advies in voordat u het rapport deelt.',
    'Bron in de werkmap: blad Samenvatting.',
    ...(secret === null ? [] : [question(subject)]),
    ...goalNotes(subject),
    ...(left.length === 0 ? [] : [`Ook van belang: ${left.join(' ')}`]),
  ]);
}
