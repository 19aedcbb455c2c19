import { type Bridge, type BridgeCause, bridgeCauses, differs, premiums } from '#output/live/compare/bridges.ts';
import type { ComparedFigure, ComparedSection } from '#output/live/compare/compared-page.ts';
import { type Comparison, pairName, undividedOf } from '#output/live/compare/comparison.ts';
import {
  causeNames,
  differenceText,
  figureNames,
  figureText,
  mergedName,
  sizeText,
  undividedSentences,
} from '#output/live/compare/words.ts';
import { pairKey } from '#output/live/compare/pairs.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { capitalised, uncapitalised } from '#office/document/dutch-words.ts';
import { looks } from '#output/language/look.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import type { Exhibit } from '#output/model/section.ts';
import { textTable } from '#output/model/text-table.ts';
import { exhibitOf } from '#output/model/sheet-section.ts';

/** A cause with its part of a difference. */
interface Part {
  readonly name: string;
  readonly units: number;
}

/** The parts as they are told; null where the difference is not divided. */
export function toldParts({ isMerged }: Comparison, { parts }: Bridge): readonly Part[] | null {
  if (parts === null) return null;
  const told = (cause: BridgeCause): Part => ({ name: causeNames[cause], units: parts[cause] });
  const [, , ...rest] = bridgeCauses;
  return isMerged ? [{ name: mergedName, units: parts.data + parts.terms }, ...rest.map(told)] : bridgeCauses.map(told);
}

/** "Deelnemers en peildatum (+ € 1.577) en aannames (− € 300)": the largest part, and what else counts. */
function largest(bridge: Bridge, parts: readonly Part[]): string {
  const [first] = parts.toSorted((one, other) => Math.abs(other.units) - Math.abs(one.units));
  return first === undefined ? '' : `${uncapitalised(first.name)} (${differenceText(bridge, first.units)})`;
}

/** By how much the second is higher or lower, in words; a cost that is nearly the same is called so. */
function howMuch(bridge: Bridge, of: number, to: number): string {
  if (bridge.decimals === null && nearlyEqual(to, of)) return `vrijwel gelijk (${differenceText(bridge, to - of)})`;
  return `${sizeText(bridge, to - of)} ${to > of ? 'hoger' : 'lager'}`;
}

/**
 * How a figure moved, and from what most of all: without a full stop. `start` names it: "Premie:", "De vlakke premie is".
 */
export function bridgeConclusion(
  comparison: Comparison,
  bridge: Bridge,
  start = `${figureNames[bridge.figure]}:`,
): string {
  const { of, with: to } = bridge;
  if (of === null || to === null)
    return `${start} alleen in ${of === null ? comparison.names.with : comparison.names.of}`;
  if (of === to) return `${start} ${figureText(bridge, of)} in beide${differs(bridge) ? `; ${cancelling}` : ''}`;
  const texts = `${figureText(bridge, of)} in ${comparison.names.of} en ${figureText(bridge, to)} in ${comparison.names.with}`;
  const origin = originOf(comparison, bridge);
  return [`${start} ${texts}`, howMuch(bridge, of, to), origin === null ? [] : uncapitalised(origin)].flat().join(', ');
}

const cancelling = 'de oorzaken heffen elkaar op';

/** From what a difference comes most of all: "Alleen door aannames (+ € 300)"; null where it is not divided. */
export function originOf(comparison: Comparison, bridge: Bridge): string | null {
  const parts = toldParts(comparison, bridge);
  if (parts === null) return null;
  if (bridge.of === bridge.with) return capitalised(cancelling);
  const moved = parts.filter(({ units }) => units !== 0);
  if (moved.length === 1 && bridge.movers === 1) return `Alleen door ${uncapitalised(moved[0]!.name)}`;
  return `Het meest door ${largest(bridge, parts)}`;
}

function chartOf(bridge: Bridge, parts: readonly Part[]): ColumnChart {
  const { decimals } = bridge;
  return plainColumns({
    kind: 'clustered',
    categories: parts.map(({ name }) => name),
    format: decimals === null ? '#,##0' : `0.${'0'.repeat(decimals)}`,
    valueTitle: decimals === null ? 'Verschil, euro' : 'Verschil, procentpunt',
    series: [
      {
        name: figureNames[bridge.figure],
        look: looks[bridge.pair.with === 'unchanged' ? 'now' : bridge.pair.with],
        values: parts.map(({ units }) => (decimals === null ? units : units / 10 ** decimals)),
      },
    ],
  });
}

function bridgeExhibit(comparison: Comparison, bridge: Bridge, parts: readonly Part[], conclusion: string): Exhibit {
  const { names } = comparison;
  const name = `${pairName(comparison, bridge.pair)}: ${uncapitalised(figureNames[bridge.figure])}`;
  const rows = [
    [names.of, figureText(bridge, bridge.of)],
    ...parts.map(({ name: cause, units }) => [cause, differenceText(bridge, units)]),
    [names.with, figureText(bridge, bridge.with)],
  ];
  return exhibitOf(name, conclusion, {
    chart: [
      parts.some(({ units }) => units !== 0) ? chartOf(bridge, parts) : null,
      'Kolommen boven en onder nul per oorzaak van het verschil',
    ],
    table: [
      textTable(
        [
          ['Oorzaak', 60],
          [figureNames[bridge.figure], 40, 'right'],
        ],
        rows,
        { emphasised: [0, rows.length - 1] },
      ),
      `Van ${names.of} naar ${names.with}, per oorzaak`,
    ],
  });
}

/** What is said with every division. */
function notesOf(comparison: Comparison, { figure }: Bridge): readonly string[] {
  return [
    ...(premiums.has(figure)
      ? ['De premie is afgerond, zoals overal: ook een kleine oorzaak kan haar een hele stap verschuiven.']
      : []),
    `Volgorde: in ${comparison.names.of} komen een voor een de deelnemers en de peildatum, de regeling, de aannames en de wettelijke waarden van ${comparison.names.with} in de plaats, en daarna het programma. Een andere volgorde geeft andere delen met dezelfde som.`,
    'Wettelijke waarden: wat de wet op de data van het ene dossier anders bepaalt dan op die van het andere. De transitiedatum zelf telt bij de regeling, de peildatum bij de deelnemers.',
    comparison.isProgramUnknown
      ? 'Programma: van ten minste een van beide zijn de uitkomsten van destijds niet bewaard; hier is alles met het programma van nu berekend.'
      : 'Programma: het verschil tussen de uitkomst van destijds en dezelfde invoer met het programma van nu.',
    ...(comparison.isMerged
      ? ['Minder dan tien deelnemers verschillen. Hun deel staat niet apart: daaruit zijn salarissen te herleiden.']
      : []),
  ];
}

function sectionOf(comparison: Comparison, bridge: Bridge): ComparedSection {
  const parts = toldParts(comparison, bridge);
  const conclusion = bridgeConclusion(comparison, bridge);
  const undivided = undividedOf(comparison);
  const lead =
    undivided === null
      ? parts === null
        ? 'Deze uitkomst is er niet in elke stap, dus alleen het hele verschil is te geven.'
        : 'Elke kolom is het deel van een oorzaak; samen zijn zij het hele verschil.'
      : undividedSentences[undivided];
  return {
    id: 'bridge',
    topic: 'Waar het verschil vandaan komt',
    conclusion,
    lead,
    exhibits: parts === null ? [] : [bridgeExhibit(comparison, bridge, parts, conclusion)],
    notes: parts === null ? [] : notesOf(comparison, bridge),
  };
}

export const figureKey = ({ pair, figure }: Bridge): string => `${pairKey(pair)} ${figure}`;

/** Of every figure that differs where that comes from. */
export const comparedFigures = (comparison: Comparison): readonly ComparedFigure[] =>
  comparison.bridges
    .filter(differs)
    .map((bridge) => ({ key: figureKey(bridge), section: sectionOf(comparison, bridge) }));
