import { costShareText, noShareNote } from '#output/words/cost/negative-cost.ts';
import { nameIn } from '#output/alternatives/alternative-name.ts';
import type { ProfitBasis, Reference } from '#core/dossier.ts';
import {
  answersOnBases,
  basesConclusion,
  basisExplanation,
  pessimisticConclusion,
  premiumOrLimit,
} from '#output/words/conclusions/bases.ts';
import { partOfScale } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { signedAmount } from '#output/words/phrases.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';
import { columns, contentBox } from '#output/slides/drawing/grid.ts';
import { notAllowed } from '#output/words/verdict/verdict-text.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Report } from '#output/slides/report.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { drawText, edge, heightOf, type Paragraph, writeNotes } from '#output/slides/drawing/slide-text.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Answer } from '#core/result/answer.ts';

const panels = contentBox(2.12, 4.76);
const tableBox = contentBox(4.92);
const bases: readonly ProfitBasis[] = ['expected', 'riskFree'];
const names: Readonly<Record<ProfitBasis, string>> = {
  expected: 'Op verwacht rendement',
  riskFree: 'Op risicovrij rendement',
};
const topics: Readonly<Record<Reference, string>> = { scheme: 'Toezegging', ambition: 'Ambitie' };
const flatAndProgressive = ['profitNeutralFlat', 'profitNeutralProgressive'] as const;

const inset = 0.16;

/** Sizes of the sentences in points, the largest first. */
const sentenceSizes = [12, 11.5, 11, 10.5, 10];

function basisText({ subject }: Report, basis: ProfitBasis, fontSize: number): readonly Paragraph[] {
  const isChosen = subject.result.profitBasis === basis;
  const flat = answersOnBases(subject)[basis].profitNeutralFlat;
  const sentences = [...basisExplanation(subject, basis), pessimisticConclusion(subject, basis)];
  return [
    {
      text: `${names[basis]}${isChosen ? ' · gekozen voor dit dossier' : ''}`,
      fontSize: 15,
      bold: true,
      colour: 'tx2',
    },
    { text: `Vlakke premie ${premiumOrLimit(subject, flat)}`, fontSize: 22, bold: true },
    ...sentences.map((text) => ({ text, fontSize })),
  ];
}

/** Both bases beside each other, in text of one size. */
function drawPanels(report: Report, slide: SlideDraft): void {
  const boxes = columns(panels, bases.length);
  const [{ w, h } = panels] = boxes;
  const room = { w: w - 2 * inset - edge, h: h - 2 * inset };
  const fitting = sentenceSizes.find((size) =>
    bases.every((basis) => heightOf(basisText(report, basis, size), room.w) <= room.h),
  );
  bases.forEach((basis, index) => {
    const isChosen = report.subject.result.profitBasis === basis;
    const text = basisText(report, basis, fitting ?? slide.smallestText);
    const look = { fill: 'bg2', inset, ...(isChosen ? { outline: 'tx2' } : {}) };
    drawText(slide, names[basis], boxes[index] ?? panels, text, look);
  });
}

/** A progressive answer by its part of the shape: the scale of the basis that was not chosen is shown nowhere. */
const progressiveText = (subject: ConclusionSubject, { exact, feasible }: Answer): string =>
  `${partOfScale(subject, exact)}${feasible ? '' : ' (niet haalbaar)'}`;

/** A scale that nobody may keep, or that asks too much for who is new: on whatever basis it was solved. */
function barredForm({ result }: ConclusionSubject, { form, permission }: Answer): string {
  const { grounds } = alternativeOf(result, 'profitNeutralProgressive').verdict;
  const isBarred =
    permission?.permitted === 'no' ||
    (form === 'progressive' && grounds.some(({ code }) => code === 'ENTRANT_PREMIUM_ABOVE_LIMIT'));
  return isBarred ? ` (${notAllowed.toLowerCase()})` : '';
}

function basisRow({ subject }: Report, name: string, answer: Answer): readonly string[] {
  return [
    name,
    answer.form === 'flat' ? premiumOrLimit(subject, answer) : progressiveText(subject, answer),
    signedAmount(answer.costDifference),
    costShareText(answer.costDifference, alternativeOf(subject.result, 'unchanged').cost),
  ];
}

function drawBases(report: Report, slide: SlideDraft, title: string): void {
  const onBases = answersOnBases(report.subject);
  drawTable(slide, {
    name: 'Premie per maatstaf',
    alternativeText: `Profijtneutrale premie en verschil in werkgeverslast per maatstaf. ${title}.`,
    columns: [
      { head: 'Profijtneutraal', share: 42, align: 'left' },
      { head: 'Premie', share: 30, align: 'right' },
      { head: 'Werkgeverslast, verschil', share: 20, align: 'right' },
      { head: 'in %', share: 12, align: 'right' },
    ],
    rows: bases.flatMap((basis) =>
      flatAndProgressive.map((key) =>
        basisRow(
          report,
          `${names[basis]}: ${nameIn(report.subject.result, key, 'long').replace('Profijtneutraal, ', '')}${barredForm(report.subject, onBases[basis][key])}`,
          onBases[basis][key],
        ),
      ),
    ),
    box: tableBox,
    largest: 12,
  });
}

/** The differences in cost of the table, with the cost of now. */
const comparedCosts = (subject: ConclusionSubject): readonly (readonly [number, number])[] =>
  bases.flatMap((basis) =>
    flatAndProgressive.map((key): readonly [number, number] => [
      answersOnBases(subject)[basis][key].costDifference,
      alternativeOf(subject.result, 'unchanged').cost,
    ]),
  );

/** For average pay schemes, behind the question: a guaranteed euro is not a hoped-for euro. */
export function addProfitBasesSlide(report: Report): void {
  const { subject } = report;
  if (subject.input.current.kind === 'premium') return;
  const title = basesConclusion(subject);
  const slide = headedSlide(report, {
    layout: 'content',
    topic: `${topics[subject.input.reference]} en verwachting`,
    title,
    lead: [
      'Gelijk pensioen is op twee manieren te meten. Het verschil zit in rendement en omrekenrente die worden verwacht, maar niet vaststaan; werkgeverslast contant over de horizon.',
      noShareNote(subject.result, comparedCosts(subject)),
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
  });
  drawPanels(report, slide);
  drawBases(report, slide, title);
  writeNotes(slide, [
    'Vertel: een verwachting is geen zekerheid, en ook een premie die op risicovrij rendement volstaat geeft geen garantie. Wie op de premie bij verwacht rendement rekent, rekent op rendement dat niet vaststaat.',
    'Bron in de werkmap: blad Samenvatting.',
    'Een percentage van een staffel: de premie is op elke leeftijd dat deel ervan, met fiscale begrenzing nooit meer dan fiscaal mag. Tegenzitten: het nieuwe pensioen in het pessimistische scenario, naast de huidige regeling in dat scenario.',
    'Verwacht: het nieuwe pensioen bij de verwachte rendementen en de omrekenrente van het dossier.',
    'Risicovrij: elk rendement na kosten en de omrekenrente zijn gelijk aan de risicovrije rente.',
    `Alle pensioenen zijn vergeleken in dezelfde vorm: levenslang, ${subject.input.assumptions.partnerFraction > 0 ? 'met' : 'zonder'} partnerpensioen, vanaf de nieuwe pensioenleeftijd.`,
  ]);
}
