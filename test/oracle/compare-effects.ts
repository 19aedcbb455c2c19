import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeKey, GivenKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import { ambitionPremium, type GivenPremium, givenPremium, type OracleResult } from '#test/oracle/answers.ts';
import { isForbidden } from '#test/oracle/choices.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { employeeContribution } from '#test/oracle/cost.ts';
import { type Life, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';

interface Context {
  readonly dossier: OracleDossier;
  readonly group: readonly Life[];
  readonly size: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The own contribution of every participant by one alternative. */
export function compareEffects(
  comparison: Comparison,
  result: DossierResult,
  { dossier, group }: Context,
  [key, alternative]: readonly [AlternativeKey, Alternative],
): void {
  const { participants } = alternativeOf(result, key);
  for (const [index, life] of group.entries()) {
    const wanted = 12 * employeeContribution(dossier, life, alternative, monthsToTransition(dossier));
    comparison.number(`${key} own contribution`, participants[index]!.ownContribution, wanted);
  }
}

/** The adviser's own premiums and the ambition's scale. */
export function compareGivenPremiums(
  comparison: Comparison,
  result: DossierResult,
  context: Context,
  oracle: OracleResult,
) {
  const { dossier, size } = context;
  const given = new Map<GivenKey, GivenPremium>();
  if (dossier.soort === 'ambitionDbToDc') given.set('ambition', ambitionPremium(dossier));
  const { eigen_vlakke_premie: flat, eigen_staffel: scale } = dossier;
  if (flat !== null)
    given.set('ownFlat', givenPremium(dossier, [[0, flat]], { letter: isForbidden(dossier, flat) ? 'C' : 'B' }));
  if (scale.length > 0) given.set('ownScale', givenPremium(dossier, scale, { letter: 'C' }));
  const alternatives = result.premiums
    .filter((alternative) => alternative.sort === 'given')
    .filter(({ key }) => key !== 'keptScale' && key !== 'highestFlat');
  comparison.same(
    'given premiums',
    alternatives.map(({ key }) => key),
    [...given.keys()],
  );
  for (const core of alternatives) {
    const premium = given.get(core.key);
    if (premium === undefined) continue;
    comparison.number(`${core.key} cost`, core.cost, premium.cost, size);
    comparison.number(`${core.key} pension`, core.pension, sum(premium.pensions));
    comparison.number(
      `${core.key} pension difference`,
      core.pensionDifference,
      sum(premium.pensions) - sum(oracle.unchanged.pensions),
      sum(premium.pensions),
    );
  }
}
