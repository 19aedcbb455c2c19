import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import { type CompensationTotals, compensationTotals } from '#test/oracle/compensation-totals.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { isCompensated } from '#test/oracle/verdict.ts';

interface Context {
  readonly dossier: OracleDossier;
  /** Of what shortfalls and costs are the difference of. */
  readonly size: number;
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

export function compareCompensation(
  comparison: Comparison,
  result: DossierResult,
  { dossier, size }: Context,
  [key, flat]: readonly [AlternativeKey, number],
): void {
  const core = alternativeOf(result, key).compensation;
  if (!isCompensated(dossier)) {
    comparison.same(`${key} has no compensation`, core, null);
    return;
  }
  const oracle = compensationTotals(dossier, flat);
  const compare = (name: string, actual: Iterable<number>, expected: readonly number[], of = size): void =>
    comparison.numbers(`${key} compensation ${name}`, [...actual], expected, of);
  comparePersons(core!, oracle, compare);
  const { years } = core!;
  compare(
    'years',
    years.map(({ cost }) => cost),
    oracle.yearly.slice(0, years.length),
  );
  compare('later years', [0], [sum(oracle.yearly.slice(years.length))]);
  compare(
    'totals',
    [core!.presentCost, core!.horizonCost, sum(core!.cohorts.map(({ accumulated }) => accumulated))],
    [sum(oracle.present), sum(oracle.horizon), sum(oracle.outcomes.map(({ accumulated }) => accumulated))],
  );
  const { cohorts } = result.compensation!;
  compare(
    'pensions on its basis',
    [
      sum(cohorts.map(({ currentOnBasis }) => currentOnBasis)),
      sum(core!.cohorts.map(({ pensionOnBasis }) => pensionOnBasis)),
      sum(core!.cohorts.map(({ addedOnBasis }) => addedOnBasis)),
    ],
    [0, 1, 2].map((part) => sum(oracle.outcomes.map(({ onBasis }) => onBasis[part]!))),
  );
  const shortfall = sum(oracle.entitlements.map((one) => one.shortfall));
  if (shortfall > 1)
    compare('filled', [core!.filledFraction!], [sum(oracle.outcomes.map((one) => one.accumulated)) / shortfall], 1);
}

type Compare = (name: string, actual: Iterable<number>, expected: readonly number[], of?: number) => void;

function comparePersons({ participants }: AlternativeCompensation, oracle: CompensationTotals, compare: Compare): void {
  const { entitlements, outcomes, firstYear } = oracle;
  const isAsItFalls = entitlements.some(({ rate }) => rate === null);
  compare(
    'shortfall',
    participants.shortfall,
    entitlements.map(({ shortfall }) => shortfall),
  );
  if (!isAsItFalls) {
    compare(
      'own rate',
      participants.individualRate,
      entitlements.map(({ individualRate }) => individualRate),
      1e-3,
    );
    compare(
      'rate',
      participants.rate,
      entitlements.map(({ rate }) => rate!),
      1e-3,
    );
  }
  compare(
    'first premium',
    participants.firstYearPremium,
    firstYear.map(({ premium }) => premium),
  );
  compare(
    'first salary',
    participants.firstYearSalary,
    firstYear.map(({ salary }) => salary),
  );
  compare(
    'first cost',
    participants.firstYearCost,
    firstYear.map(({ cost }) => cost),
  );
  compare(
    'pension of premium',
    participants.pensionFromPremium,
    outcomes.map((one) => one.pensionFromPremium),
  );
  compare(
    'salary',
    participants.salary,
    outcomes.map(({ salary }) => salary),
  );
  compare(
    'pension of salary',
    participants.pensionFromSalary,
    outcomes.map((one) => one.pensionFromSalary),
  );
}
