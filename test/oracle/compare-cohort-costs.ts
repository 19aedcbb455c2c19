import type { DossierResult } from '#core/result/result.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import { costOf, horizonYears } from '#test/oracle/cost.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { ageInYears, type Life, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';

interface Context {
  readonly dossier: OracleDossier;
  readonly group: readonly Life[];
  readonly size: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Discounted cost over the horizon of everybody whose age at the transition lies in the cohort. */
export function compareCohortCosts(
  comparison: Comparison,
  result: DossierResult,
  { dossier, group, size }: Context,
  [key, alternative]: readonly [AlternativeKey, Alternative],
): void {
  const transition = monthsToTransition(dossier);
  comparison.number(`${key} people in cohorts`, sum(result.cohorts.map(({ count }) => count)), group.length);
  const { cohortCosts } = alternativeOf(result, key);
  for (const [place, { fromAge, toAge }] of result.cohorts.entries()) {
    const inside = group.filter(({ person }) => {
      const age = ageInYears(dossier, person, transition);
      return age >= fromAge && age <= toAge;
    });
    const expected = sum(inside.map((life) => costOf(dossier, life, alternative, horizonYears(dossier))));
    comparison.number(`${key} cohort ${fromAge} cost`, cohortCosts[place]!, expected, size);
  }
}
