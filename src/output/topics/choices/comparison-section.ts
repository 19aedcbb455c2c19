import { oneOffNote } from '#output/language/one-off.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { goalsComparison } from '#output/topics/choices/goals-conclusion.ts';
import { shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { countsEntrants } from '#output/language/conditions.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { reasonText } from '#output/language/verdict-text.ts';
import { capitalised, listed, uncapitalised } from '#office/document/dutch-words.ts';
import { unchangedNote } from '#output/language/unchanged-note.ts';
import { barredNotes, barredRows, rowName } from '#output/language/shown-name.ts';
import { headline } from '#output/language/headline.ts';
import { marksOf, verdictMark } from '#output/language/marks.ts';
import { enteredRange, practicalPremium } from '#output/language/premium.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { signedAmount, signedPercentage } from '#output/language/phrases.ts';
import { expectation } from '#output/language/expectation.ts';
import { amount } from '#office/document/dutch-format.ts';
import { emptyCellMark, nonEmptyColumns } from '#output/model/non-empty-columns.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { cohortExtremes } from '#output/topics/people/cohorts-conclusion.ts';
import type { Section, ExhibitTable } from '#output/model/section.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

/** Discounted compensation over the horizon, EUR; null where there is none, or the group is too small to show it. */
const horizonCompensation = (subject: ConclusionSubject, { key }: PremiumAlternative): number | null =>
  shownCompensation(subject, key)?.horizonCost ?? null;

const judgement = (alternative: PremiumAlternative): string =>
  marksOf(alternative)
    .map(({ text }) => text)
    .join(' · ');

function premiumRow(subject: ConclusionSubject, alternative: PremiumAlternative): readonly string[] {
  const unchanged = alternativeOf(subject.result, 'unchanged');
  const compensation = horizonCompensation(subject, alternative);
  const cohorts = cohortExtremes(subject, alternative);
  return [
    rowName(alternative, 'long'),
    practicalPremium(subject, alternative),
    amount(alternative.existingCost),
    compensation === null ? emptyCellMark : amount(compensation),
    signedAmount(alternative.existingCost + (compensation ?? 0) - unchanged.cost),
    signedPercentage(fractionOf(alternative.pensionDifference, unchanged.pension)),
    cohorts === null ? emptyCellMark : signedPercentage(cohorts.lowest.ratio - 1),
    cohorts === null ? emptyCellMark : signedPercentage(cohorts.highest.ratio - 1),
    judgement(alternative),
  ];
}

/** The current scheme is what is compared with: until when it may go on, and no sign of a choice. */
const unchangedJudgement = (verdict: Verdict): string =>
  verdict.allowed === 'yes' ? verdictMark(verdict).text : capitalised(reasonText(verdict));

function unchangedRow({ result }: ConclusionSubject): readonly string[] {
  const premium = result.currentScale.length > 0 ? enteredRange(result.currentScale) : 'middelloon';
  return [
    nameIn(result, 'unchanged', 'long'),
    premium,
    amount(alternativeOf(result, 'unchanged').cost),
    emptyCellMark,
    emptyCellMark,
    emptyCellMark,
    emptyCellMark,
    emptyCellMark,
    unchangedJudgement(alternativeOf(result, 'unchanged').verdict),
  ];
}

/** The table without the columns that this dossier has nothing for. */
function comparisonTable(subject: ConclusionSubject): ExhibitTable {
  const front = headline(subject)?.key;
  const { alternatives } = subject.result;
  const table = textTable(
    [
      ['Alternatief', 24],
      ['Premie', 14, 'right'],
      ['Werkgeverslast', 13, 'right'],
      ['Compensatie', 12, 'right'],
      ['Verschil met nu', 12, 'right'],
      ['Verschil pensioen', 10, 'right'],
      ['Laagste cohort', 9, 'right'],
      ['Hoogste cohort', 9, 'right'],
      ['Oordeel', 20],
    ],
    [
      unchangedRow(subject),
      ...premiumAlternatives(subject.result).map((alternative) => premiumRow(subject, alternative)),
    ],
    {
      emphasised: alternatives.flatMap(({ key }, row) => (key === front ? [row] : [])),
      barred: barredRows(alternatives),
    },
  );
  return { ...table, ...nonEmptyColumns(table) };
}

/** Of whom the cost is, where an answer counts others too. */
const ofExisting = ({ result }: ConclusionSubject): string =>
  premiumAlternatives(result).some(countsEntrants) ? ' van de bestaande deelnemers' : '';

/** Everything side by side. */
export function comparisonSection(subject: ConclusionSubject): Section {
  const table = comparisonTable(subject);
  const negative = negativeCostNote(
    subject.result,
    subject.result.alternatives.map((one) => (one.sort === 'unchanged' ? one.cost : one.existingCost)),
  );
  const hasCompensation = horizonCompensation(subject, alternativeOf(subject.result, 'budgetNeutralFlat')) !== null;
  return sheetSection({
    id: 'comparison',
    topic: 'Vergelijking van de alternatieven',
    conclusion: goalsComparison(subject),
    lead: [
      `Werkgeverslast${ofExisting(subject)} contant ${horizonPhrase(subject.input.goal.horizon)}${hasCompensation ? '; verschil met nu is met compensatie' : ', zonder compensatie'}. Pensioen: verschil met ${currentSchemeWords(subject.input).pension}, ${expectation(subject.input).replace(/,$/, '')}${hasCompensation ? ', zonder compensatie' : ''}.`,
      oneOffNote(subject),
      negative,
    ],
    table: [
      table,
      `Alle alternatieven naast elkaar, met per rij: ${listed(table.columns.map(({ head }) => uncapitalised(head)))}`,
    ],
    notes: notes(subject, hasCompensation),
    sheet: 'Samenvatting',
    places:
      'bladen Samenvatting (premies, werkgeverslast met en zonder compensatie, pensioen), Lasten (verschil werkgeverslast) en Cohorten.',
  });
}

const notes = (subject: ConclusionSubject, hasCompensation: boolean): readonly string[] => [
  `Verschil met nu: werkgeverslast${hasCompensation ? ' en getoonde compensatie samen,' : ''} min de werkgeverslast van ongewijzigd.`,
  ...(premiumAlternatives(subject.result).every((alternative) => cohortExtremes(subject, alternative) === null)
    ? []
    : [
        `Laagste en hoogste cohort: het leeftijdscohort (minstens ${smallestGroup} deelnemers) waarvan het pensioen het meest daalt en het meest stijgt.`,
      ]),
  'Haalbaar: een premie binnen het fiscale maximum bereikt het doel. Toegestaan: wat de wet van deze premie zegt, met het artikel waar het niet mag.',
  ...barredNotes(subject.result.alternatives),
  unchangedNote(alternativeOf(subject.result, 'unchanged').verdict),
];
