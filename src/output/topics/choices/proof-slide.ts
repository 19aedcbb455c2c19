import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { costShareText, noShareNote } from '#output/language/negative-cost.ts';
import { profitMeasureNote } from '#output/topics/choices/profit-measure-note.ts';
import { barredNotes, barredRows, isBarred } from '#output/language/shown-name.ts';
import { allowedWords, levelSigns } from '#output/language/verdict-text.ts';
import { shownAnswers } from '#output/topics/choices/solved-alternatives.ts';
import { goalOf, solverConclusion, solverName } from '#output/topics/choices/solver-name.ts';
import { premiumOrLimit } from '#output/language/bases.ts';
import { measuredOn, measuredPremiums, measureName, measuresSentence } from '#output/language/profit-measures.ts';
import { highestFlat, practicalPremium, partOfScale, premiumDecimals } from '#output/language/premium.ts';
import { comparedConditions, costNow, entrantCostNote } from '#output/language/conditions.ts';
import { pricesOf } from '#output/language/prices.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { signedAmount, signedPercentage } from '#output/language/phrases.ts';
import { percentage } from '#office/document/dutch-format.ts';
import type { SlideDraft } from '#output/writers/pptx/draft.ts';
import { contentBox } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { emptyCellMark, nonEmptyColumns } from '#output/model/non-empty-columns.ts';
import { evenTable } from '#output/writers/pptx/table-pages.ts';
import { writeNotes } from '#output/writers/pptx/slide-text.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { Answer } from '#core/result/answer.ts';

const tableBox = contentBox(2.12, 5.0);
const measuresBox = contentBox(5.18);

const exactText = (subject: ConclusionSubject, { form, exact }: Answer): string =>
  form === 'flat' ? percentage(exact, 3) : partOfScale(subject, exact);

function proofRow({ subject }: Report, answer: AnswerAlternative): readonly string[] {
  const { result } = subject;
  const unchanged = alternativeOf(result, 'unchanged');
  const isSmall = result.participantCount < smallestGroup;
  return [
    `${isBarred(answer) ? `${levelSigns.error} ` : ''}${solverName(subject, answer)}`,
    goalOf(subject, answer),
    exactText(subject, answer),
    practicalPremium(subject, answer),
    answer.feasible ? 'Haalbaar' : 'Niet haalbaar',
    allowedWords[answer.verdict.allowed],
    signedAmount(answer.costDifference),
    costShareText(answer.costDifference, costNow(answer), 2),
    isSmall ? emptyCellMark : signedAmount(answer.pensionDifference),
    signedPercentage(fractionOf(answer.pensionDifference, unchanged.pension), 2),
  ];
}

const explanation = ({ subject }: Report): readonly string[] => [
  'De afgeronde premie is de premie die u afspreekt. Waar het doel wordt gehaald, komt het verschil daarin alleen van de afronding; waar het niet wordt gehaald, is het ook wat eraan ontbreekt.',
  `Pensioen per jaar, ${pricesOf(subject.result)}${subject.result.participantCount === 1 ? '' : ', van alle deelnemers samen'}.`,
  ...[entrantCostNote(subject), profitMeasureNote(subject), measuresSentence(subject)].filter((note) => note !== null),
];

/** The highest flat premium that the law allows, whatever the goal. */
const highestSentence = ({ result, input }: ConclusionSubject): string =>
  `Hoogste vlakke premie die mag: ${percentage(highestFlat(result, input.goal.rounding), premiumDecimals(input.goal.rounding))}.`;

/** The profit-neutral flat premium by every measure: people must see that the measure moves it. */
function drawMeasures({ subject }: Report, slide: SlideDraft): void {
  const decimals = premiumDecimals(subject.input.goal.rounding) + 1;
  drawTable(slide, {
    name: 'Premie per maatstaf',
    alternativeText: `De profijtneutrale vlakke premie naar wat gelijk blijft, ${measuredOn(subject)}.`,
    columns: [
      { head: `Profijtneutraal vlak, ${measuredOn(subject)}`, share: 58, align: 'left' },
      { head: 'Exact', share: 42, align: 'right' },
    ],
    rows: measuredPremiums(subject).map(({ measure, answer, isChosen }) => [
      `${measureName(subject.result, measure)}${isChosen ? ' (gekozen)' : ''}`,
      answer.feasible ? percentage(answer.exact, decimals) : premiumOrLimit(subject, answer),
    ]),
    box: measuresBox,
    tallest: 0.36,
  });
}

/** Exact and practical premium and what is left of the difference: the proof that they are equal. */
export function addProofSlide(report: Report): void {
  const { subject } = report;
  if (isFirstScheme(subject.input)) return;
  const title = solverConclusion(subject);
  const shown = shownAnswers(subject.result);
  const isSmall = subject.result.participantCount < smallestGroup;
  const withoutShare = noShareNote(
    subject.result,
    shown.map((premium) => [premium.costDifference, costNow(premium)]),
  );
  const slide = headedSlide(report, {
    layout: 'table',
    topic: 'Hoe de gelijkwaardige premie is bepaald',
    title,
    lead: `Nieuw min huidig, bij de afgeronde premie. ${highestSentence(subject)} Werkgeverslast contant ${comparedConditions(subject)}. ${withoutShare ?? ''}`.trimEnd(),
  });
  const table = evenTable({
    name: 'Tabel',
    alternativeText: `Tabel met de exacte en de afgeronde premie en het verschil met de huidige regeling. ${title}.`,
    ...nonEmptyColumns({
      columns: [
        { head: 'Premie', share: 21, align: 'left' },
        { head: 'Doel', share: 14, align: 'left' },
        { head: 'Exact', share: 15, align: 'right' },
        { head: 'Afgerond', share: 13, align: 'right' },
        { head: 'Haalbaar', share: 11, align: 'center' },
        { head: 'Toegestaan', share: 12, align: 'center' },
        { head: 'Werkgeverslast, verschil', share: 14, align: 'right' },
        { head: 'in %', share: 10, align: 'right' },
        { head: 'Pensioen, verschil', share: 12, align: 'right' },
        // Of a small group the amounts are left out, and the column named after them.
        { head: isSmall ? 'Pensioen, verschil' : 'in %', share: isSmall ? 12 : 10, align: 'right' },
      ],
      rows: shown.map((answer) => proofRow(report, answer)),
    }),
    barred: barredRows(shown),
    box: tableBox,
    tallest: 0.62,
  });
  drawTable(slide, table);
  drawMeasures(report, slide);
  writeNotes(slide, [
    'Vertel: de exacte premie is de uitkomst, de afgeronde is wat u afspreekt; de tabel laat zien welk verschil daarna overblijft.',

    'Bron in de werkmap: blad De vier premies.',
    ...explanation(report),
    'Fiscale grens van een vlakke premie: art. 18a lid 1 Wet LB; van een progressieve staffel: art. 38r Wet LB; bij een lagere franchise art. 10aa UBLB 1965.',
    ...barredNotes(shown),
    'Haalbaar: een premie binnen het fiscale maximum bereikt het doel; bij de exacte is het dan gehaald.',
    'Toegestaan: wat de wet van deze premie zegt; van een progressieve staffel ook of bestaande deelnemers haar mogen houden (art. 220e Pensioenwet).',
  ]);
}
