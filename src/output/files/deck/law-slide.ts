import { isStatutoryBasis } from '#core/statutory/statutory-outcome.ts';
import { ifScaleStays, isUncertain, planArticle } from '#output/language/chapter-6b.ts';
import { consentSentence } from '#output/language/consent.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import { statedInDutch } from '#output/language/wording.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { choicesConclusion } from '#output/topics/law/choices-conclusion.ts';
import { lawReason } from '#output/topics/choices/law-rows.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { planDay } from '#output/topics/choices/planning.ts';
import { illustrationSentence } from '#output/topics/statutory/basis.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';
import { columns, contentBox, contentTop } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { drawChart } from '#output/writers/pptx/slide-chart.ts';
import { drawText, writeNotes } from '#output/writers/pptx/slide-text.ts';

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
  const choices = shownChoices(subject);
  const bottom = chart === null ? 5.6 : placeholderOf(layout, 'chart').box.y - 0.1;
  columns(contentBox(contentTop, bottom), Math.max(2, choices.length), 0.4).forEach((box, place) => {
    const choice = choices[place];
    if (choice === undefined) return;
    const { text, colour } = verdicts[choice.alternative.verdict.allowed];
    const plan = planText(report, choice);
    drawText(slide, `Keuze ${choice.key}`, box, [
      { text: nameOf(choice.alternative, 'short'), fontSize: 16, bold: true },
      { text, fontSize: chart === null ? 32 : 20, bold: true, colour },
      { text: `${statedInDutch(lawReason(subject, choice))}.`, fontSize: 14 },
      ...(plan === null ? [] : [{ text: plan, fontSize: 14 }]),
    ]);
  });
  if (chart !== null) drawChart(slide, chart.model, chart.text);
  writeNotes(slide, [
    `Vertel: wat mag, en wat de wet dan vraagt.${effects === null ? '' : ' De transitie-effecten zeggen niet hoeveel pensioen iemand krijgt.'}`,
    `Bron in de werkmap: ${effects === null ? 'blad Toetsen' : 'bladen Toetsen en Transitie-effecten'}.`,
    consentSentence(subject),
    ...(effects === null ? [] : [effects.lead, ...effects.notes]),
  ]);
}
