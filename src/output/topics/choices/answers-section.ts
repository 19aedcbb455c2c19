import { said } from '#output/language/wording.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { Answer } from '#core/result/answer.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { premiumOrLimit } from '#output/language/bases.ts';
import { comparedConditions, costNow, entrantCostNote, profitGoal } from '#output/language/conditions.ts';
import { solvedMark } from '#output/language/marks.ts';
import { costShareText, noShareNote } from '#output/language/negative-cost.ts';
import { signedAmount, signedPercentage } from '#output/language/phrases.ts';
import { highestFlat, partOfScale, practicalPremium, premiumDecimals } from '#output/language/premium.ts';
import { pricesOf } from '#output/language/prices.ts';
import { measuredOn, measuredPremiums, measureName, measuresSentence } from '#output/language/profit-measures.ts';
import { barredNotes, barredRows, isBarred } from '#output/language/shown-name.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { levelSigns } from '#output/language/verdict-text.ts';
import { emptyCellMark, nonEmptyColumns } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { exhibitOf, sheetSection } from '#output/model/sheet-section.ts';
import { textTable } from '#output/model/text-table.ts';
import { answersConclusion } from '#output/topics/choices/answers-conclusion.ts';
import { profitMeasureNote } from '#output/topics/choices/profit-measure-note.ts';
import { shownAnswers } from '#output/topics/choices/solved-alternatives.ts';
import { goalOf, solverName } from '#output/topics/choices/solver-name.ts';

const exactText = (subject: ConclusionSubject, { form, exact }: Answer): string =>
  form === 'flat' ? percentage(exact, 3) : partOfScale(subject, exact);

function answerRow(subject: ConclusionSubject, answer: AnswerAlternative): readonly string[] {
  const { result } = subject;
  const unchanged = alternativeOf(result, 'unchanged');
  const isSmall = result.participantCount < smallestGroup;
  return [
    `${isBarred(answer) ? `${levelSigns.error} ` : ''}${solverName(subject, answer)}`,
    goalOf(subject, answer),
    exactText(subject, answer),
    practicalPremium(subject, answer),
    solvedMark(answer),
    signedAmount(answer.costDifference),
    costShareText(answer.costDifference, costNow(answer), 2),
    isSmall ? emptyCellMark : signedAmount(answer.pensionDifference),
    signedPercentage(fractionOf(answer.pensionDifference, unchanged.pension), 2),
  ];
}

/** Exact and rounded premium, and what is left of the difference: the proof that they are equal. */
function answersTable(subject: ConclusionSubject, shown: readonly AnswerAlternative[]): ExhibitTable {
  const isSmall = subject.result.participantCount < smallestGroup;
  return {
    ...nonEmptyColumns({
      columns: [
        { head: 'Premie', share: 21, align: 'left' },
        { head: 'Doel', share: 14, align: 'left' },
        { head: 'Exact', share: 15, align: 'right' },
        { head: 'Afgerond', share: 13, align: 'right' },
        { head: 'Oordeel', share: 21, align: 'left' },
        { head: 'Werkgeverslast, verschil', share: 15, align: 'right' },
        { head: 'in %', share: 10, align: 'right' },
        { head: 'Pensioen, verschil', share: 13, align: 'right' },
        // Of a small group the amounts are left out, and the column named after them.
        { head: isSmall ? 'Pensioen, verschil' : 'in %', share: isSmall ? 13 : 10, align: 'right' },
      ],
      rows: shown.map((answer) => answerRow(subject, answer)),
    }),
    emphasised: [],
    barred: barredRows(shown),
  };
}

/** The profit-neutral flat premium by every measure: people must see that the measure moves it. */
function measuresTable(subject: ConclusionSubject): ExhibitTable {
  const decimals = premiumDecimals(subject.input.goal.rounding) + 1;
  return textTable(
    [
      [`Profijtneutraal vlak, ${measuredOn(subject)}`, 58],
      ['Exact', 42, 'right'],
    ],
    measuredPremiums(subject).map(({ measure, answer, isChosen }) => [
      `${measureName(subject.result, measure)}${isChosen ? ' (gekozen)' : ''}`,
      answer.feasible ? percentage(answer.exact, decimals) : premiumOrLimit(subject, answer),
    ]),
  );
}

/** The highest flat premium that the law allows, whatever the goal. */
const highestSentence = ({ result, input }: ConclusionSubject): string =>
  `Hoogste vlakke premie die mag: ${percentage(highestFlat(result, input.goal.rounding), premiumDecimals(input.goal.rounding))}.`;

/** The premiums that cost the same or give the same pension, with the proof that they do; null of a first scheme, for which nothing is solved. */
export function answersSection(subject: ConclusionSubject): Section | null {
  const { input, result } = subject;
  if (isFirstScheme(input)) return null;
  const shown = shownAnswers(result);
  const conclusion = answersConclusion(subject);
  return sheetSection({
    id: 'answers',
    topic: said('topicAnswers'),
    conclusion,
    lead: [
      'Nieuw min huidig, bij de afgeronde premie.',
      highestSentence(subject),
      `Werkgeverslast contant ${comparedConditions(subject)}.`,
      noShareNote(
        result,
        shown.map((premium) => [premium.costDifference, costNow(premium)]),
      ),
    ],
    exhibits: [
      exhibitOf('Vier premies', conclusion, {
        table: [
          answersTable(subject, shown),
          'Tabel met de exacte en de afgeronde premie en het verschil met de huidige regeling',
        ],
      }),
      exhibitOf('Premie per maatstaf', conclusion, {
        table: [
          measuresTable(subject),
          `De profijtneutrale vlakke premie naar wat gelijk blijft, ${measuredOn(subject)}`,
        ],
      }),
    ],
    notes: [
      `Zelfde pensioen: ${profitGoal(subject)}.`,
      'De afgeronde premie is de premie die u afspreekt. Waar het doel wordt gehaald, komt het verschil daarin alleen van de afronding; waar het niet wordt gehaald, is het ook wat eraan ontbreekt.',
      `Pensioen per jaar, ${pricesOf(result)}${result.participantCount === 1 ? '' : ', van alle deelnemers samen'}.`,
      entrantCostNote(subject),
      profitMeasureNote(subject),
      measuresSentence(subject),
      'Fiscale grens van een vlakke premie: art. 18a lid 1 Wet LB; van een progressieve staffel: art. 38r Wet LB; bij een lagere franchise art. 10aa UBLB 1965.',
      ...barredNotes(shown),
      'Toegestaan: wat de wet van deze premie zegt; van een progressieve staffel ook of bestaande deelnemers haar mogen houden (art. 220e Pensioenwet).',
      'Doel niet haalbaar: geen premie binnen het fiscale maximum bereikt het doel.',
    ],
    sheet: 'De vier premies',
  });
}
