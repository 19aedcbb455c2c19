import { alternativeOf } from '#core/result/alternative-of.ts';
import type { EffectFigures } from '#core/result/effects-result.ts';
import type { AlternativeKey, GivenKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import { ambitionPremium, type GivenPremium, givenPremium, type OracleResult } from '#test/oracle/answers.ts';
import { isForbidden } from '#test/oracle/choices.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { afterTax, type Effects, effectsOf, modelPersons } from '#test/oracle/effects.ts';
import { type Life, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';

interface Context {
  readonly dossier: OracleDossier;
  readonly group: readonly Life[];
  readonly size: number;
}

const scenarios = ['pessimistic', 'expected', 'optimistic'] as const;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function compareFigures(
  comparison: Comparison,
  name: string,
  core: EffectFigures<number>,
  { effects, size }: { effects: Effects; size: number },
): void {
  comparison.number(`${name} premium`, core.premium, effects.premium);
  comparison.number(`${name} own contribution`, core.ownContribution, effects.ownContribution);
  for (const [index, scenario] of scenarios.entries()) {
    comparison.number(`${name} ${scenario} pension`, core.pensions[scenario], effects.pensions[index]!);
  }
  comparison.number(`${name} gross profit`, core.grossProfit, effects.grossProfit);
  comparison.number(`${name} net profit`, core.netProfit, effects.netProfit, size);
}

/** The effects of one alternative for every participant and model person. */
export function compareEffects(
  comparison: Comparison,
  result: DossierResult,
  { dossier, group, size }: Context,
  [key, alternative]: readonly [AlternativeKey, Alternative],
): void {
  const core = alternativeOf(result, key).effects;
  const columns = core.participants;
  for (const [index, life] of group.entries()) {
    const own: EffectFigures<number> = {
      premium: columns.premium[index]!,
      ownContribution: columns.ownContribution[index]!,
      pensions: {
        pessimistic: columns.pensions.pessimistic[index]!,
        expected: columns.pensions.expected[index]!,
        optimistic: columns.pensions.optimistic[index]!,
      },
      grossProfit: columns.grossProfit[index]!,
      netProfit: columns.netProfit[index]!,
    };
    const effects = effectsOf(dossier, life, alternative);
    compareFigures(comparison, `${key} effect`, own, { effects, size });
  }
  const persons = modelPersons(dossier);
  comparison.same(
    'model persons',
    result.effects.modelPersons.map(({ age }) => age),
    persons.map(({ age }) => age),
  );
  for (const [index, { age, life }] of persons.entries()) {
    const figures = core.modelPersons[index];
    const effects = effectsOf(dossier, life, alternative);
    if (!figures) continue;
    compareFigures(comparison, `${key} model person ${age}`, figures, { effects, size });
    const salary = life.next.salary[monthsToTransition(dossier)]!;
    const net = afterTax(dossier, salary, effects.ownContribution);
    comparison.number(`${key} model person ${age} net own contribution`, figures.netOwnContribution, net);
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
