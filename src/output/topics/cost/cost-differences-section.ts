import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { lookOf } from '#output/language/look.ts';
import { shownName } from '#output/language/shown-name.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { bridgeExhibit } from '#output/topics/cost/cost-bridge-section.ts';
import { plainColumns, type ColumnChart } from '#output/model/chart.ts';
import type { Section } from '#output/model/section.ts';
import { exhibitOf, sheetSection } from '#output/model/sheet-section.ts';
import { singleChoiceTable } from '#output/topics/cost/single-choice-table.ts';
import { tableBase, twoNumbersTable } from '#output/topics/open-group/two-numbers.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { yearNote } from '#output/topics/cost/years-conclusion.ts';
import { shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { thirtyYearsConclusion } from '#output/topics/open-group/thirty-years.ts';

/** What each choice costs more or less than now in thirty years; null where no column would show. */
function differencesChart(result: DossierResult): ColumnChart | null {
  const series = result.choices.map(({ premium, difference }) => {
    const alternative = alternativeOf(result, premium);
    return { name: shownName(alternative), look: lookOf(alternative), values: [Math.round(difference.thirtyYears)] };
  });
  // One column is no chart.
  if (series.length < 2 || series.every(({ values }) => values.every((value) => value === 0))) return null;
  return plainColumns({
    kind: 'clustered',
    categories: ['30 jaar'],
    format: '#,##0',
    valueTitle: 'Verschil met nu, euro',
    series,
  });
}

/**
 * What every choice costs beside now. From average pay it
 * tells the bridge from the premium of now as well, for the percentages do not compare.
 */
export function costDifferencesSection(subject: ConclusionSubject): Section {
  const { input, result } = subject;
  const overall = thirtyYearsConclusion(subject);
  const bridge = isAveragePay(input) ? shownBridge(subject) : null;
  const only = result.choices.length === 1 ? result.choices[0]! : null;
  const topic = 'Wat het kost naast nu';
  return sheetSection({
    id: 'cost-differences',
    topic,
    conclusion: overall,
    lead: [
      capitalised(tableBase(subject)),
      bridge && invoicedPremiumSentence(subject),
      negativeCostNote(
        result,
        result.choices.flatMap(({ cost }) => [cost.firstYear, cost.thirtyYears]),
      ),
    ],
    exhibits: [
      exhibitOf(topic, overall, {
        chart: [differencesChart(result), 'Kolommen van het verschil met nu over 30 jaar'],
        table:
          only === null
            ? twoNumbersTable(subject)
            : singleChoiceTable(subject, only, alternativeOf(result, only.premium)),
      }),
      ...(bridge === null ? [] : [bridgeExhibit(subject, bridge)]),
    ],
    notes: [
      yearNote,
      bridge && 'Naar onderdeel: het eerste jaar van de deelnemers van nu, zonder compensatie en eenmalige kosten.',
    ],
    sheet: 'Samenvatting',
    ...(bridge && { places: 'bladen Samenvatting en Lasten (deel Het eerste jaar).' }),
    method: 'groups',
  });
}
