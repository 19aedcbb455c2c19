import type { DossierResult } from '#core/result/result.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import { compensationOf, costOfFlat, currentCost, gridSteps, type NewPremium } from '#test/oracle/compensation.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';

/** `size`: of what shortfalls and costs are the difference of. */
export function compareCompensation(
  comparison: Comparison,
  result: DossierResult,
  { dossier, size }: { dossier: OracleDossier; size: number },
  [key, next]: readonly [AnswerKey, NewPremium],
): void {
  if (dossier.compensatie_methode === 'geen') {
    comparison.same('no compensation', alternativeOf(result, key).compensation, null);
    return;
  }
  const core = alternativeOf(result, key).compensation!;
  const oracle = compensationOf(dossier, next);
  const { participants } = core;
  const compare = (name: string, actual: Iterable<number>, expected: readonly number[], of = size): void =>
    comparison.numbers(`${key} compensation ${name}`, [...actual], expected, of);
  const entitled = oracle.entitlements;
  compare(
    'shortfall',
    participants.shortfall,
    entitled.map(({ shortfall }) => shortfall),
  );
  if (dossier.compensatie_methode === 'pensioenuitkomst') {
    compare(
      'individual rate',
      participants.individualRate,
      entitled.map(({ individualRate }) => individualRate),
      1e-3,
    );
    compare(
      'rate',
      participants.rate,
      entitled.map(({ rate }) => rate ?? Number.NaN),
      1e-3,
    );
  }
  compare(
    'first premium',
    participants.firstYearPremium,
    oracle.firstYear.map(({ premium }) => premium),
  );
  compare(
    'first salary',
    participants.firstYearSalary,
    oracle.firstYear.map(({ salary }) => salary),
  );
  compare(
    'first cost',
    participants.firstYearCost,
    oracle.firstYear.map(({ cost }) => cost),
  );
  compare(
    'years',
    core.years.map(({ cost }) => cost),
    oracle.yearly.slice(0, core.years.length),
  );
  compare('later years', [0], [oracle.yearly.slice(core.years.length).reduce((sum, cost) => sum + cost, 0)]);
  comparison.number(`${key} compensation over the horizon`, core.horizonCost, oracle.horizonCost, size);
}

/** The core's highest flat premium fits; the next step does not, and none of every tenth step above it. */
export function compareHighestFlat(comparison: Comparison, result: DossierResult, dossier: OracleDossier): void {
  if (dossier.compensatie_methode === 'geen') return;
  const core = result.compensation!.highestFlat;
  const budget = currentCost(dossier);
  const found = core === null ? -1 : Math.round(core.rate * 1000);
  if (core !== null) {
    const cost = costOfFlat(dossier, found);
    comparison.number('highest flat cost', core.costIncluding, cost, Math.abs(budget));
    comparison.same(`highest flat ${found} fits`, cost <= budget + 1e-9 * Math.abs(budget), true);
  }
  const most = gridSteps(dossier);
  for (let step = found + 1; step <= most; step += step === found + 1 ? 9 : 10) {
    const fits = costOfFlat(dossier, step) < budget - 1e-9 * Math.abs(budget);
    comparison.same(`flat ${step} above the highest ${found} fits`, fits, false);
  }
}
