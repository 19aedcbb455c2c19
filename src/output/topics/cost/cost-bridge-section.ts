import { negativeCostNote } from '#output/language/negative-cost.ts';
import { otherYearNote } from '#output/topics/cost/years-conclusion.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { lowerCaseName, nameOf } from '#output/language/alternative-name.ts';
import { costPartNames, type CostParts, countedPart, employerCostOf } from '#core/result/cost-parts.ts';
import { type CostBridge, costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { invoicedPremiumSentence, notApart } from '#output/language/invoiced-premium.ts';
import { practicalPremium } from '#output/language/premium.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { costPartWords } from '#output/topics/cost/cost-parts.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { amount } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { Exhibit, ExhibitTable, Section } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The parts that either scheme has, in their order. */
const shownParts = ({ now, alternative }: CostBridge): readonly (keyof CostParts)[] =>
  costPartNames.filter((part) => now[part] !== 0 || alternative.firstYear[part] !== 0);

function bridgeChart(bridge: CostBridge): ColumnChart {
  const { steps, alternative } = bridge;
  const shown = new Set(shownParts(bridge));
  const moved = steps.filter(({ part }) => shown.has(part));
  return {
    kind: 'clustered',
    categories: moved.map(({ part }) => costPartWords[part].short),
    groups: [],
    format: '#,##0',
    valueTitle: 'Verschil met nu, euro',
    categoryTitle: '',
    series: [
      {
        name: nameOf(alternative, 'short'),
        look: alternativeDisplay[alternative.key].look,
        values: moved.map(({ amount: step }) => Math.round(step)),
      },
    ],
  };
}

/** What is taken off stands there with a minus. */
function shownPart(parts: CostParts, part: keyof CostParts): string {
  const counted = countedPart(parts, part);
  return counted < 0 ? signedAmount(counted) : amount(counted);
}

function tableRows(bridge: CostBridge): readonly (readonly string[])[] {
  const { now, alternative, steps, held } = bridge;
  const step = new Map(steps.map(({ part, amount: difference }) => [part, difference]));
  const [from, to] = [employerCostOf(now), employerCostOf(alternative.firstYear)];
  return [
    ...shownParts(bridge).map((part) => [
      costPartWords[part].label,
      held.has(part) ? notApart : shownPart(now, part),
      shownPart(alternative.firstYear, part),
      signedAmount(step.get(part) ?? 0),
    ]),
    ['Werkgeverslast', amount(from), amount(to), signedAmount(to - from)],
  ];
}

/** How the cost of now becomes that of the alternative in front, part by part; left out for a small group. */
export function costBridgeSection(subject: ConclusionSubject): Section | null {
  const bridge = shownBridge(subject);
  if (bridge === null || subject.result.participantCount < smallestGroup) return null;
  const conclusion = costBridgeConclusion(bridge);
  const name = lowerCaseName(subject.result, bridge.alternative.key);
  const invoiced = invoicedPremiumSentence(subject);
  const negative = negativeCostNote(subject.result, [bridge.now, bridge.alternative.firstYear].map(employerCostOf));
  return {
    id: 'cost-bridge',
    topic: topicOf(bridge),
    conclusion,
    lead: `Nu: de huidige regeling, als zij doorloopt. Straks: ${name} ${practicalPremium(subject, bridge.alternative)}. Gesloten groep, zonder compensatie. ${[invoiced, otherYearNote(subject.result), negative].filter((note) => note !== null).join(' ')}`.trimEnd(),
    exhibits: [bridgeExhibit(bridge)],
    notes: [
      'Eigen bijdrage: wat werknemers betalen, gaat van de werkgeverslast af. Betalen zij minder, dan betaalt de werkgever meer.',
    ],
    source: {
      sheet: 'Lasten',
      sentence:
        'Bron in de werkmap: blad Lasten (deel Het eerste jaar), met dezelfde opbouw voor elk ander alternatief.',
      article: null,
      method: manualPlaces.steps,
    },
  };
}

const topicOf = ({ year }: CostBridge): string => `Werkgeverslast in ${year}, naar onderdeel`;

/** The steps from the cost of now to that of the alternative, and the parts of both. */
export function bridgeExhibit(bridge: CostBridge): Exhibit {
  const conclusion = costBridgeConclusion(bridge);
  // Columns that are all zero are no chart.
  const isMoved = bridge.steps.some(({ amount: step }) => Math.round(step) !== 0);
  return {
    name: topicOf(bridge),
    chart: isMoved
      ? {
          model: bridgeChart(bridge),
          text: `Kolommen boven en onder nul per onderdeel van de werkgeverslast. ${conclusion}.`,
        }
      : null,
    table: {
      model: bridgeTable(bridge),
      text: `Werkgeverslast in ${bridge.year} naar onderdeel, nu en straks, in euro. ${conclusion}.`,
    },
  };
}

function bridgeTable(bridge: CostBridge): ExhibitTable {
  const rows = tableRows(bridge);
  return {
    columns: [
      { head: 'Onderdeel', share: 36, align: 'left' },
      { head: 'Nu', share: 21, align: 'right' },
      { head: 'Straks', share: 21, align: 'right' },
      { head: 'Verschil', share: 22, align: 'right' },
    ],
    rows,
    emphasised: [rows.length - 1],
    barred: [],
  };
}
