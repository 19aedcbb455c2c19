import { alternativeDisplay } from '#output/language/alternative-display.ts';
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
import { shortCohortName } from '#output/language/cohort-name.ts';
import { compensationWords } from '#output/topics/compensation/compensation-words.ts';
import {
  compensationGroups,
  compensationPlanConclusion,
  compensationSums,
  compensationYears,
} from '#output/topics/compensation/compensation-conclusion.ts';
import { atPremium } from '#output/language/premium.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { flatInFront } from '#output/language/headline.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

/** The rule as it was chosen, in one line. */
function ruleLine({ input }: ConclusionSubject): string {
  const { method, form, who, end, threshold, maximum } = compensationWords(input.compensation, input);
  const parts = [method, form, end, threshold, maximum, who].filter((words) => words !== null);
  return `Regel: ${parts.map(({ label }) => uncapitalised(label)).join('; ')}.`;
}

const changes = (group: CompensatedGroup | null): readonly string[] => {
  if (group === null) return [emptyCellMark, emptyCellMark];
  const { current, without, withSalary } = group;
  return [without, withSalary].map((pension) => signedPercentage(fractionOf(pension - current, current)));
};

/** Where compensation was reckoned without risk, it may fill a shortfall that this slide doesn't show. */
const otherBasisSentence = ({ input: { compensation } }: ConclusionSubject): string | null =>
  compensation.method === 'pensionOutcome' && compensation.basis === 'riskFree'
    ? 'Het tekort dat compensatie aanvult is risicovrij gerekend; hier staat het pensioen naar verwachting.'
    : null;

/** Per cohort what it costs and what it restores. */
function cohortTable(subject: ConclusionSubject, key: PremiumKey): ExhibitTable {
  const costs = compensationGroups(subject, key);
  const pensions = compensatedGroups(subject, key);
  const rows = costs.map((group, index) => [
    shortCohortName(group),
    wholeNumber(group.count),
    amount(group.firstYearCost),
    amount(group.totalCost),
    ...changes(pensions[index] ?? null),
  ]);
  const sums = compensationSums(costs);
  const count = costs.reduce((sum, group) => sum + group.count, 0);
  const together = [
    'Samen',
    wholeNumber(count),
    amount(sums.firstYearCost),
    amount(sums.totalCost),
    ...changes(compensatedTogether(pensions)),
  ];
  const table = textTable(
    [
      ['Leeftijd', 15],
      ['In aanmerking', 18, 'right'],
      ['Eerste jaar', 17, 'right'],
      ['Totaal', 19, 'right'],
      ['Pensioen zonder', 14, 'right'],
      ['Pensioen met', 14, 'right'],
    ],
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
        look: alternativeDisplay.budgetNeutralFlat.look,
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
    topic: 'Compensatie',
    conclusion,
    lead: [
      `${atPremium(subject, flat)}. ${ruleLine(subject)} Zonder en met: het verschil met ${pension}.`,
      otherBasisSentence(subject),
    ],
    // One year is one column, which the title tells already.
    chart: [
      years.length === 1 ? null : compensationYearsChart(years),
      'Gestapelde kolommen van de compensatie per kalenderjaar, als premie en als salaris',
    ],
    table: [cohortTable(subject, key), 'Compensatie per leeftijdscohort, met het pensioen zonder en met compensatie'],
    notes: [
      `Zonder en met compensatie: ${pension} van wie in aanmerking komt, en hoeveel het verwachte pensioen daarvan verschilt; salaris is geteld als het pensioen dat het als premie zou geven.`,
      'In aanmerking: wie op de transitiedatum een leeftijd heeft die wordt gecompenseerd, ook wie niet tekortkomt.',
      'Eerste jaar en totaal: kosten voor de werkgever, met de opslag op salaris, gewogen met de kans dat iemand nog in dienst is; niet contant gemaakt.',
      'Als pensioenpremie kan compensatie alleen binnen de wettelijke ruimte en tot het wettelijk einde. Wat niet past is salaris, met de opslag daarop.',
      'Art. 150f Pensioenwet: iedereen in een gecompenseerd cohort heeft recht op hetzelfde percentage.',
      ...noCompensationBesideScale(subject.result),
      `Cohorten onder ${smallestGroup} deelnemers die in aanmerking komen zijn samengevoegd.`,
    ],
    sheet: 'Compensatie',
    where: ', met de samengevoegde cohorten en de jaren.',
    article: 'art. 150f Pensioenwet',
    method: 'compensation',
  });
}
