import { said } from '#output/language/wording.ts';
import { compensationArticle, entitledNote, lawNotes } from '#output/topics/compensation/compensation-notes.ts';
import { looks } from '#output/language/look.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { CompensationYear } from '#core/result/compensation-result.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import { emptyCellMark, nonEmptyColumns } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import {
  type CompensatedGroup,
  compensatedGroups,
  compensatedTogether,
} from '#output/topics/compensation/after-compensation.ts';
import { allTogether, shortCohortName } from '#output/language/cohort-name.ts';
import {
  compensationWords,
  repairedPension,
  repairsGuarantee,
} from '#output/topics/compensation/compensation-words.ts';
import {
  compensationGroups,
  compensationPlanConclusion,
  compensationSums,
  compensationTogether,
  type CompensationSums,
  compensationYears,
} from '#output/topics/compensation/compensation-conclusion.ts';
import { gainersSentence } from '#output/topics/compensation/compensated-gainers.ts';
import { atPremium } from '#output/language/premium.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { flatInFront } from '#output/language/headline.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

/** The rule as it was chosen, in one line. */
function ruleLine({ input }: ConclusionSubject): string {
  const { method, form, who, end, threshold, maximum } = compensationWords(input.compensation, input);
  const parts = [method, form, end, threshold, maximum, who].filter((words) => words !== null);
  return `Regel: ${parts.map(({ label }) => uncapitalised(label)).join('; ')}.`;
}

/** Pension without and with compensation beside that of now: without risk where that is what is repaired, then as expected with it. */
function changes(subject: ConclusionSubject, group: CompensatedGroup | null): readonly string[] {
  const isRepaired = repairsGuarantee(subject.input);
  if (group === null) return Array.from({ length: isRepaired ? 3 : 2 }, () => emptyCellMark);
  const { current, without, withSalary, onBasis } = group;
  const change = (pension: number, now: number): string => signedPercentage(fractionOf(pension - now, now));
  const expected = change(withSalary, current);
  return isRepaired
    ? [change(onBasis.without, onBasis.current), change(onBasis.with, onBasis.current), expected]
    : [change(without, current), expected];
}

/** Of these columns, where there are three. */
const repairedSentence = ({ input }: ConclusionSubject): string =>
  `Risicovrij: wat compensatie herstelt is ${repairedPension(input)}, en zo is het tekort gerekend. Verwacht: met compensatie en met rendement op beleggen, naar verwachting en zonder garantie.`;

/** Where compensation was reckoned without risk, it may fill a shortfall that this slide doesn't show. */
const otherBasisSentence = (subject: ConclusionSubject): string | null => {
  const { input } = subject;
  if (repairsGuarantee(input)) return repairedSentence(subject);
  return input.compensation.method === 'pensionOutcome' && input.compensation.basis === 'riskFree'
    ? 'Het tekort dat compensatie aanvult is risicovrij gerekend; hier staat het pensioen naar verwachting.'
    : null;
};

/** Cost and pension of a cohort: what is paid in the first year is in the chart where there is no room for it. */
const amountColumns = (subject: ConclusionSubject): readonly TextColumn[] =>
  repairsGuarantee(subject.input)
    ? [
        ['Totaal', 19, 'right'],
        ['Risicovrij zonder', 15, 'right'],
        ['Risicovrij met', 15, 'right'],
        ['Verwacht met', 15, 'right'],
      ]
    : [
        ['Eerste jaar', 17, 'right'],
        ['Totaal', 19, 'right'],
        ['Pensioen zonder', 14, 'right'],
        ['Pensioen met', 14, 'right'],
      ];

/** Per cohort what it costs and what it restores. */
function cohortTable(subject: ConclusionSubject, key: PremiumKey): ExhibitTable {
  const groups = compensationGroups(subject, key);
  const all = groups.length > 0 ? null : compensationTogether(subject, key);
  const costs = all === null ? groups : [all];
  const pensions = compensatedGroups(subject, key);
  const hasFirstYear = !repairsGuarantee(subject.input);
  const amounts = ({ firstYearCost, totalCost }: CompensationSums): readonly string[] => [
    ...(hasFirstYear ? [amount(firstYearCost)] : []),
    amount(totalCost),
  ];
  const rows = costs.map((group, index) =>
    [all === null ? shortCohortName(group) : allTogether, wholeNumber(group.count)].concat(
      amounts(group),
      changes(subject, pensions[index] ?? null),
    ),
  );
  const count = costs.reduce((sum, group) => sum + group.count, 0);
  const together = ['Samen', wholeNumber(count)].concat(
    amounts(compensationSums(costs)),
    changes(subject, compensatedTogether(pensions)),
  );
  const table = textTable(
    [['Leeftijd', all === null ? 15 : 26], ['In aanmerking', 18, 'right'], ...amountColumns(subject)],
    rows.length === 1 ? rows : [...rows, together],
    { emphasised: rows.length === 1 ? [] : [rows.length] },
  );
  return { ...table, ...nonEmptyColumns(table) };
}

/** What is paid per calendar year, as premium and as salary. */
const compensationYearsChart = (years: readonly CompensationYear[]): ColumnChart =>
  plainColumns({
    kind: 'stacked',
    categories: years.map(({ year }) => String(year)),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    series: [
      {
        name: 'Als pensioenpremie',
        look: looks.B,
        values: years.map(({ premium }) => Math.round(premium)),
      },
      {
        name: 'Als salaris, met opslag',
        look: otherLooks.second,
        values: years.map(({ premium, cost }) => Math.round(cost - premium)),
      },
    ].filter(({ values }) => values.some((value) => value !== 0)),
  });

/** Compensation of what stands in front: its rule, what it costs per year and cohort, and what it restores; left out when nothing is paid. */
export function compensationPlanSection(subject: ConclusionSubject): Section | null {
  const conclusion = compensationPlanConclusion(subject);
  const flat = flatInFront(subject.result);
  if (conclusion === null || flat === null) return null;
  const { key } = flat;
  const years = compensationYears(subject, key);
  const { pension } = currentSchemeWords(subject.input);
  return sheetSection({
    id: 'compensation-plan',
    topic: said('topicPlan'),
    conclusion,
    lead: [
      `${atPremium(subject, flat)}.`,
      otherBasisSentence(subject),
      gainersSentence(subject, key),
      ruleLine(subject),
      `Zonder en met: het verschil met ${pension}.`,
    ],
    // One year is one column, which the title tells already.
    chart: [
      years.length === 1 ? null : compensationYearsChart(years),
      'Gestapelde kolommen van de compensatie per kalenderjaar, als premie en als salaris',
    ],
    table: [cohortTable(subject, key), 'Compensatie per leeftijdscohort, met het pensioen zonder en met compensatie'],
    notes: [
      `Zonder en met compensatie: ${pension} van wie in aanmerking komt, en hoeveel het ${repairsGuarantee(subject.input) ? 'nieuwe' : 'verwachte'} pensioen daarvan verschilt; salaris is geteld als het pensioen dat het als premie zou geven.`,
      entitledNote,
      `${repairsGuarantee(subject.input) ? 'Totaal' : 'Eerste jaar en totaal'}: kosten voor de werkgever, met de opslag op salaris, gewogen met de kans dat iemand nog in dienst is; niet contant gemaakt.`,
      ...lawNotes(subject.input.compensation),
      ...noCompensationBesideScale(subject.result),
      `Cohorten onder ${smallestGroup} deelnemers die in aanmerking komen zijn samengevoegd.`,
    ],
    sheet: 'Compensatie',
    where: ', met de samengevoegde cohorten en de jaren.',
    article: compensationArticle(subject.input.compensation),
    method: 'compensation',
  });
}
