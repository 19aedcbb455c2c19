import { inDutch, said, type Said } from '#output/language/wording.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { otherYearNote } from '#output/topics/cost/year-of-cost.ts';
import { lookOf } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { employerCostOf } from '#core/result/cost-parts.ts';
import { type CostBridge, costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { costPartWords } from '#output/topics/cost/cost-parts.ts';
import { alternativeFirstYear } from '#output/topics/cost/first-year-table.ts';
import { plainColumns, type ColumnChart } from '#output/model/chart.ts';
import { readTable } from '#output/model/read-table.ts';
import type { Exhibit, Section } from '#output/model/section.ts';
import { exhibitOf, sheetSection } from '#output/model/sheet-section.ts';

function bridgeChart({ steps, now, alternative }: CostBridge): ColumnChart {
  const moved = steps.filter(({ part }) => now[part] !== 0 || alternative.firstYear[part] !== 0);
  return plainColumns({
    kind: 'clustered',
    categories: moved.map(({ part }) => costPartWords[part].short),
    format: '#,##0',
    valueTitle: 'Verschil met nu, euro',
    series: [
      {
        name: nameOf(alternative, 'short'),
        look: lookOf(alternative),
        values: moved.map(({ amount: step }) => Math.round(step)),
      },
    ],
  });
}

/** How the cost of now becomes that of the alternative in front, part by part. */
export function costBridgeSection(subject: ConclusionSubject): Section | null {
  const bridge = shownBridge(subject);
  if (bridge === null) return null;
  const name = nameOf(bridge.alternative, 'inSentence');
  return sheetSection({
    id: 'cost-bridge',
    topic: topicOf(bridge),
    conclusion: costBridgeConclusion(bridge),
    lead: [
      `${bridge.isFirst ? '' : 'Nu: de huidige regeling, als zij doorloopt. '}Straks: ${name} ${practicalPremium(subject, bridge.alternative)}. Gesloten groep.`,
      invoicedPremiumSentence(subject),
      otherYearNote(subject.result),
      negativeCostNote(subject.result, [bridge.now, bridge.alternative.firstYear].map(employerCostOf)),
    ],
    exhibits: [bridgeExhibit(subject, bridge)],
    notes: [
      'Eigen bijdrage: wat werknemers betalen, gaat van de werkgeverslast af. Betalen zij minder, dan betaalt de werkgever meer.',
    ],
    sheet: 'Lasten',
    where: ' (deel Het eerste jaar), met dezelfde opbouw voor elk ander alternatief.',
  });
}

const topicOf = ({ year }: CostBridge): Said => said('topicBridge', `${year}`);

/** The steps from the cost of now to that of the alternative, and the parts of both. */
export function bridgeExhibit(subject: ConclusionSubject, bridge: CostBridge): Exhibit {
  // Columns that are all zero are no chart.
  const isMoved = bridge.steps.some(({ amount: step }) => Math.round(step) !== 0);
  return exhibitOf(inDutch(topicOf(bridge)), costBridgeConclusion(bridge), {
    chart: [isMoved ? bridgeChart(bridge) : null, 'Kolommen boven en onder nul per onderdeel van de werkgeverslast'],
    table: [
      readTable(alternativeFirstYear(subject, bridge.alternative), [
        ['Onderdeel', 36],
        ['Last huidige regeling', 21, 'Nu'],
        ['Last nieuwe regeling', 21, 'Straks'],
        ['Verschil werkgeverslast', 22, 'Verschil'],
      ]),
      `Werkgeverslast in ${bridge.year} naar onderdeel, nu en straks, in euro`,
    ],
  });
}
