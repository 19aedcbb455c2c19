import { isStatutoryBasis } from '#core/statutory/statutory-outcome.ts';
import { ifScaleStays, isUncertain, planArticle } from '#output/language/chapter-6b.ts';
import { consentSentence } from '#output/language/consent.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import { statedInDutch } from '#output/language/wording.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { choicesConclusion } from '#output/topics/law/choices-conclusion.ts';
import { type Card, drawCards } from '#output/files/deck/cards.ts';
import { lawReason, needsParts } from '#output/topics/choices/law-rows.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { planDay } from '#output/topics/choices/planning.ts';
import { illustrationSentence } from '#output/topics/statutory/basis.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';
import { columns, contentBox, contentTop } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import type { SlideDraft } from '#output/writers/pptx/draft.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { drawChart } from '#output/writers/pptx/slide-chart.ts';
import { drawText, type Paragraph, writeNotes } from '#output/writers/pptx/slide-text.ts';

const verdicts = {
  yes: { text: '✓ mag', colour: 'tx2' },
  no: { text: '■ mag niet', colour: 'forbidden' },
  unknown: { text: '▲ nog onbekend', colour: 'tx1' },
} as const;

/** Until when the plan is with the provider, or by which article there is none; null beside a choice that is forbidden. */
function planText({ subject }: Report, { alternative }: ShownChoice): string | null {
  if (alternative.verdict.allowed === 'no') return null;
  const without = planArticle(alternative.chapter6b);
  if (without !== null) return `Geen transitieplan${isUncertain(alternative) ? ifScaleStays : ''} (${without}).`;
  const day = planDay(subject);
  return day === null ? 'Transitieplan nodig.' : `Transitieplan: uiterlijk ${longDateText(day)}.`;
}

/** The verdict on a choice, and by which rule. */
function verdictOf({ subject }: Report, choice: ShownChoice, isLarge: boolean): readonly Paragraph[] {
  const { text, colour } = verdicts[choice.alternative.verdict.allowed];
  return [
    { text: nameOf(choice.alternative, 'short'), fontSize: isLarge ? 20 : 16, bold: true },
    { text, fontSize: isLarge ? 40 : 20, bold: true, colour },
    { text: `${statedInDutch(lawReason(subject, choice))}.`, fontSize: isLarge ? 18 : 14 },
  ];
}

/** The verdicts beside each other above a chart. */
function drawVerdicts(report: Report, slide: SlideDraft, bottom: number): void {
  const choices = shownChoices(report.subject);
  columns(contentBox(contentTop, bottom), Math.max(2, choices.length), 0.4).forEach((box, place) => {
    const choice = choices[place];
    if (choice === undefined) return;
    const paragraphs = [...verdictOf(report, choice, false), ...paragraphsOf([planText(report, choice)], 14)];
    drawText(slide, `Keuze ${choice.key}`, box, paragraphs);
  });
}

/** Who agrees; null beside a choice that is forbidden. */
function consentOf({ subject }: Report, choice: ShownChoice): string | null {
  const [consent] = needsParts(subject, choice);
  return choice.alternative.verdict.allowed === 'no' || consent === undefined ? null : `${statedInDutch(consent)}.`;
}

const paragraphsOf = (texts: readonly (string | null)[], fontSize: number): readonly Paragraph[] =>
  texts.flatMap((text) => (text === null ? [] : [{ text, fontSize }]));

/** A card for each choice; of one alone what it asks is beside it, and beside two others there is no room for who agrees. */
function cardsOf(report: Report): readonly Card[] {
  const choices = shownChoices(report.subject);
  const [only] = choices;
  if (only !== undefined && choices.length === 1 && only.alternative.verdict.allowed !== 'no')
    return [
      { name: `Keuze ${only.key}`, paragraphs: verdictOf(report, only, true) },
      {
        name: 'Wat is nodig',
        paragraphs: [
          { text: 'Wat is nodig?', fontSize: 20, bold: true },
          ...paragraphsOf([consentOf(report, only), planText(report, only)], 18),
        ],
      },
    ];
  return choices.map((choice) => ({
    name: `Keuze ${choice.key}`,
    paragraphs: [
      ...verdictOf(report, choice, true),
      ...paragraphsOf([choices.length > 2 ? null : consentOf(report, choice), planText(report, choice)], 18),
    ],
  }));
}

/** Whether each choice is lawful, and what the law asks beside it; with the effects of the law where they stand on its basis. */
export function addLawSlide(report: Report): void {
  const { subject, content } = report;
  const sections = shownEffects(content);
  const told = sections?.told ?? null;
  const effects = told !== null && isStatutoryBasis(told.effects.basis) ? (sections?.effect ?? null) : null;
  const chart = effects?.exhibits[0]?.chart ?? null;
  const layout = chart === null ? 'content' : 'chartBelow';
  const illustration = told === null ? null : illustrationSentence(content.statutory);
  const slide = headedSlide(report, {
    layout,
    topic: 'Wat de wet vraagt',
    title: choicesConclusion(subject),
    lead: effects === null ? (illustration ?? '') : `${effects.conclusion}.`,
  });
  const isAlone = shownChoices(subject).length === 1;
  if (chart === null) drawCards(slide, contentBox(2.3, 6), cardsOf(report), isAlone ? 'middle' : 'top');
  else drawVerdicts(report, slide, placeholderOf(layout, 'chart').box.y - 0.1);
  if (chart !== null) drawChart(slide, chart.model, chart.text);
  writeNotes(slide, [
    `Vertel: wat mag, en wat de wet dan vraagt.${effects === null ? '' : ' De transitie-effecten zeggen niet hoeveel pensioen iemand krijgt.'}`,
    `Bron in de werkmap: ${effects === null ? 'blad Toetsen' : 'bladen Toetsen en Transitie-effecten'}.`,
    consentSentence(subject),
    ...(effects === null ? [] : [effects.lead, ...effects.notes]),
  ]);
}
