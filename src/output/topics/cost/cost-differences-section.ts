import { oneOffYearsNote } from '#output/language/one-off.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { sumOfYears } from '#output/language/summed-years.ts';
import { bridgeExhibit } from '#output/topics/cost/cost-bridge-section.ts';
import { plainColumns, type ColumnChart } from '#output/model/chart.ts';
import type { Section } from '#output/model/section.ts';
import { exhibitOf, sheetSection } from '#output/model/sheet-section.ts';
import { type YearLine, yearTotals } from '#output/model/year-lines.ts';
import { pathLines } from '#output/topics/open-group/open-group-section.ts';
import { withEntrants } from '#output/language/entrants.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { yearNote } from '#output/topics/cost/years-conclusion.ts';
import { costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { leftOutCompensation, tenYearsConclusion } from '#output/topics/open-group/open-group.ts';
import { scaleInFrontNote } from '#output/language/scale-in-front.ts';

/** After how many years the cost is compared with that of now. */
const spans = [5, 10] as const;

/** What each way on costs more or less than the current scheme; null where no column would show. */
function differencesChart(now: YearLine, others: readonly YearLine[]): ColumnChart | null {
  const series = others.map((line) => ({
    name: line.name,
    look: line.look,
    values: spans.map((years) => Math.round(sumOfYears(line.amounts, years) - sumOfYears(now.amounts, years))),
  }));
  if (series.every(({ values }) => values.every((value) => value === 0))) return null;
  return plainColumns({
    kind: 'clustered',
    categories: spans.map((years) => `Eerste ${years} jaar`),
    format: '#,##0',
    valueTitle: 'Verschil met nu, euro',
    series,
  });
}

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
  const topic = 'Wat het kost naast nu';
  const [totals] = yearTotals({
    head: 'Werkgeverslast',
    lines,
    reference: 0,
    difference: 'Verschil met nu',
    spans: [
      [1, String(firstYear)],
      [10, '10 jaar'],
    ],
    shares: [40, 18, 20, 22],
  });
  return sheetSection({
    id: 'cost-differences',
    topic,
    conclusion: bridge === null ? overTen : costBridgeConclusion(bridge),
    lead: [
      bridge && `${overTen}.`,
      `Verschil met de huidige regeling als die doorloopt, ${withEntrants(result)}, niet contant gemaakt.`,
      scaleInFrontNote(subject),
      leftOutCompensation(subject),
      oneOffYearsNote(result),
      bridge && invoicedPremiumSentence(subject),
      negativeCostNote(
        result,
        lines.flatMap(({ amounts }) => [amounts[0] ?? 0, sumOfYears(amounts, 10)]),
      ),
    ],
    exhibits: [
      exhibitOf(topic, overTen, {
        chart: [differencesChart(now, others), 'Kolommen van het verschil met nu over 5 en 10 jaar'],
        table: [totals, 'Werkgeverslast in het eerste jaar en over 10 jaar'],
      }),
      ...(bridge === null ? [] : [bridgeExhibit(subject, bridge)]),
    ],
    notes: [
      yearNote,
      bridge &&
        'Naar onderdeel: het eerste jaar van de deelnemers van nu, zonder compensatie. Het verschil over 5 en 10 jaar telt die mee.',
    ],
    sheet: 'Lasten',
    where: ` (${bridge === null ? 'deel Per jaar' : 'delen Per jaar en Het eerste jaar'}); de sommen staan daar boven.`,
    method: 'groups',
  });
}
