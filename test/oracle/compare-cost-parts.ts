import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { costBridge, type CostParts } from '#core/result/cost-parts.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import { costOfMonth, inService, partsOfMonth } from '#test/oracle/cost.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { type Life, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';

interface Context {
  readonly dossier: OracleDossier;
  readonly group: readonly Life[];
  readonly size: number;
}

type Part = keyof ReturnType<typeof partsOfMonth>;

const names: Readonly<Record<Part, keyof CostParts>> = {
  premie: 'premium',
  opslag: 'loading',
  risico: 'riskPremiums',
  kosten: 'costPerParticipant',
  indexatie: 'boughtIndexation',
  bijdrage: 'employeeContribution',
};

/** Sum over participants and the twelve months from T, weighted by the chance to be in service. */
function overFirstYear({ dossier, group }: Context, amount: (life: Life, m: number) => number): number {
  const transition = monthsToTransition(dossier);
  let total = 0;
  for (const life of group) {
    for (let m = transition; m < transition + 12; m += 1) total += inService(dossier, life, m) * amount(life, m);
  }
  return total;
}

/** The parts of the first year, and the bridge to them from the current scheme, which ends in the difference of the costs. */
export function compareCostParts(
  comparison: Comparison,
  result: DossierResult,
  context: Context,
  [key, alternative]: readonly [AlternativeKey, Alternative],
): void {
  const { dossier, size } = context;
  const core = alternativeOf(result, key).firstYear;
  for (const [part, name] of Object.entries(names) as [Part, keyof CostParts][]) {
    const expected = overFirstYear(context, (life, m) => partsOfMonth(dossier, life, alternative, m)[part]);
    comparison.number(`${key} first year ${part}`, core[name], expected);
  }
  const bridge = costBridge(alternativeOf(result, 'unchanged').firstYear, core);
  const difference = overFirstYear(
    context,
    (life, m) => costOfMonth(dossier, life, alternative, m) - costOfMonth(dossier, life, 'ongewijzigd', m),
  );
  comparison.number(
    `${key} bridge`,
    bridge.reduce((sum, { amount }) => sum + amount, 0),
    difference,
    size,
  );
}
