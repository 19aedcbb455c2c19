import { oneOffYearsNote } from '#output/language/one-off.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { amount } from '#office/document/dutch-format.ts';
import { sumOfYears } from '#output/language/summed-years.ts';
import { bridgeExhibit } from '#output/topics/cost/cost-bridge-section.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import type { YearLine } from '#output/model/year-lines.ts';
import { pathLines } from '#output/topics/open-group/open-group-section.ts';
import { withEntrants } from '#output/language/entrants.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { yearNote } from '#output/topics/cost/years-conclusion.ts';
import { costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { leftOutCompensation, tenYearsConclusion } from '#output/topics/open-group/open-group.ts';
import { scaleInFrontNote } from '#output/language/scale-in-front.ts';
import { signedAmount } from '#output/language/phrases.ts';

/** After how many years the cost is compared with that of now. */
const spans = [5, 10] as const;

const differenceOf = ({ amounts }: YearLine, now: YearLine, years: number): number =>
  sumOfYears(amounts, years) - sumOfYears(now.amounts, years);

/** What each way on costs more or less than the current scheme; null where no column would show. */
function differencesChart(now: YearLine, others: readonly YearLine[]): ColumnChart | null {
  const series = others.map((line) => ({
    name: line.name,
    look: line.look,
    values: spans.map((years) => Math.round(differenceOf(line, now, years))),
  }));
  if (series.every(({ values }) => values.every((value) => value === 0))) return null;
  return {
    kind: 'clustered',
    categories: spans.map((years) => `Eerste ${years} jaar`),
    groups: [],
    format: '#,##0',
    valueTitle: 'Verschil met nu, euro',
    categoryTitle: '',
    series,
  };
}

/** The first year and the first ten of each way on, beside now. */
function totalsTable(now: YearLine, lines: readonly YearLine[], firstYear: number): ExhibitTable {
  return {
    columns: [
      { head: 'Werkgeverslast', share: 40, align: 'left' },
      { head: String(firstYear), share: 18, align: 'right' },
      { head: '10 jaar', share: 20, align: 'right' },
      { head: 'Verschil met nu, 10 jaar', share: 22, align: 'right' },
    ],
    rows: lines.map((line) => [
      line.name,
      amount(line.amounts[0] ?? 0),
      amount(sumOfYears(line.amounts, 10)),
      line === now ? emptyCellMark : signedAmount(differenceOf(line, now, 10)),
    ]),
    emphasised: [0],
    barred: lines.flatMap(({ isBarred }, row) => (isBarred === true ? [row] : [])),
  };
}

/** What the differences are of, and which ways on and costs are not among them. */
const leadSentences = (subject: ConclusionSubject): readonly (string | null)[] => [
  `Verschil met de huidige regeling als die doorloopt, ${withEntrants(subject.result)}, niet contant gemaakt.`,
  scaleInFrontNote(subject),
  leftOutCompensation(subject),
  oneOffYearsNote(subject.result),
];

/**
 * What the new scheme costs beside the current one, with who enters and with compensation. From average pay it
 * tells the bridge from the premium of now as well, for the percentages do not compare. Left out for a small group, as the open group is.
 */
export function costDifferencesSection(subject: ConclusionSubject): Section | null {
  const { input, result } = subject;
  const lines = pathLines(subject);
  const [now, ...others] = lines;
  const firstYear = result.openGroup.years[0]?.year;
  if (now === undefined || firstYear === undefined || result.participantCount < smallestGroup) return null;
  const overTen = tenYearsConclusion(subject);
  const bridge = isAveragePay(input) ? shownBridge(subject) : null;
  const conclusion = bridge === null ? overTen : costBridgeConclusion(bridge);
  const chart = differencesChart(now, others);
  const negative = negativeCostNote(
    result,
    lines.flatMap(({ amounts }) => [amounts[0] ?? 0, sumOfYears(amounts, 10)]),
  );
  return {
    id: 'cost-differences',
    topic: 'Wat het kost naast nu',
    conclusion,
    lead: [
      bridge === null ? null : `${overTen}.`,
      ...leadSentences(subject),
      bridge === null ? null : invoicedPremiumSentence(subject),
      negative,
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
    exhibits: [
      {
        name: 'Wat het kost naast nu',
        chart:
          chart === null
            ? null
            : { model: chart, text: `Kolommen van het verschil met nu over 5 en 10 jaar. ${overTen}.` },
        table: {
          model: totalsTable(now, lines, firstYear),
          text: `Werkgeverslast in het eerste jaar en over 10 jaar. ${overTen}.`,
        },
      },
      ...(bridge === null ? [] : [bridgeExhibit(bridge)]),
    ],
    notes: [
      yearNote,
      ...(bridge === null
        ? []
        : [
            'Naar onderdeel: het eerste jaar van de deelnemers van nu, zonder compensatie. Het verschil over 5 en 10 jaar telt die mee.',
          ]),
    ],
    source: {
      sheet: 'Lasten',
      sentence: `Bron in de werkmap: blad Lasten (${bridge === null ? 'deel Per jaar' : 'delen Per jaar en Het eerste jaar'}); de sommen staan daar boven.`,
      article: null,
      method: manualPlaces.groups,
    },
  };
}
