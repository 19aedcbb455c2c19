import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { AlternativeKey, AnswerKey } from '#core/dossier/alternative-key.ts';
import { type AnswerName, type OracleResult, oracleResult } from '#test/oracle/answers.ts';
import { compareCohortCosts } from '#test/oracle/compare-cohort-costs.ts';
import { compareCompensation } from '#test/oracle/compare-compensation.ts';
import { compareCostParts } from '#test/oracle/compare-cost-parts.ts';
import { Comparison, isTie } from '#test/oracle/comparison.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { horizonYears, premiumOfMonth } from '#test/oracle/cost.ts';
import { compareEffects, compareGivenPremiums } from '#test/oracle/compare-effects.ts';
import { comparePensionSplit } from '#test/oracle/compare-pension-split.ts';
import { compareSensitivities } from '#test/oracle/compare-sensitivities.ts';
import { compareOtherBasis, compareOtherMeasures } from '#test/oracle/compare-other-basis.ts';
import { compareChoices } from '#test/oracle/compare-choices.ts';
import { compareOpenGroup } from '#test/oracle/compare-open-group.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { ageInYears, type Life, lives, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';
import { answerNamed, oneOffCosts, oneOffOfYear } from '#test/oracle/one-off.ts';
import { isOnePercentage } from '#test/oracle/shape.ts';
import { allowed, isTransition } from '#test/oracle/verdict.ts';
import { yearlyCost, yearlyWages } from '#test/oracle/yearly.ts';

const answerKeys: Readonly<Record<AnswerName, AnswerKey>> = {
  budgetneutraal_vlak: 'budgetNeutralFlat',
  budgetneutraal_progressief: 'budgetNeutralProgressive',
  profijtneutraal_vlak: 'profitNeutralFlat',
  profijtneutraal_progressief: 'profitNeutralProgressive',
};

const allowedWords = { yes: 'ja', no: 'nee', unknown: 'onbekend' } as const;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Everything that is given at the practical premium of one alternative. */
function compareAlternative(
  comparison: Comparison,
  result: DossierResult,
  { dossier, group, size }: { dossier: OracleDossier; group: readonly Life[]; size: number },
  [key, alternative, pensions]: readonly [AlternativeKey, Alternative, readonly number[]],
): void {
  const transition = monthsToTransition(dossier);
  const core = alternativeOf(result, key);
  comparison.numbers(
    `${key} pensions`,
    core.participants.map(({ pension }) => pension),
    pensions,
  );
  comparison.numbers(
    `${key} premiums`,
    core.participants.map(({ premium }) => premium),
    group.map((life) => 12 * premiumOfMonth(dossier, life, alternative, transition)),
  );
  compareEffects(comparison, result, { dossier, group, size }, [key, alternative]);
  compareCohortCosts(comparison, result, { dossier, group, size }, [key, alternative]);
  compareCostParts(comparison, result, { dossier, group, size }, [key, alternative]);
  if (key !== 'unchanged' && alternative !== 'ongewijzigd')
    comparePensionSplit(comparison, result, { dossier, group }, [key, alternative]);
  const years = yearlyCost(dossier, alternative);
  comparison.numbers(
    `${key} cost per year`,
    core.years.map(({ cost }) => cost),
    years.map(({ cost }) => cost),
    size,
  );
  const named = answerNamed(core.sort !== 'unchanged' && core.form === 'flat');
  const isNew = alternative !== 'ongewijzigd';
  comparison.numbers(
    `${key} one-off costs per year`,
    core.years.map(({ oneOff }) => oneOff),
    years.map((_, k) => (isNew ? oneOffOfYear(dossier, named, k) : 0)),
  );
  const oneOff = isNew ? oneOffCosts(dossier, named, horizonYears(dossier)) : 0;
  comparison.number(`${key} one-off costs`, core.oneOffCost, oneOff);
  comparison.numbers(
    `${key} contribution per year`,
    core.years.map(({ employeeContribution }) => employeeContribution),
    years.map(({ contribution }) => contribution),
  );
  for (const [place, { fromAge, toAge, count }] of result.cohorts.entries()) {
    const inside = group
      .map((life, index) => ({ age: ageInYears(dossier, life.person, transition), pension: pensions[index]! }))
      .filter(({ age }) => age >= fromAge && age <= toAge);
    comparison.number(
      `${key} cohort ${fromAge} pension`,
      core.cohorts[place]!.pension,
      sum(inside.map((one) => one.pension)),
    );
    comparison.number(`${key} cohort ${fromAge} count`, count, inside.length);
  }
}

function compareAnswers(
  comparison: Comparison,
  result: DossierResult,
  oracle: OracleResult,
  context: { dossier: OracleDossier; group: readonly Life[]; size: number },
): void {
  for (const [name, key] of Object.entries(answerKeys) as [AnswerName, AnswerKey][]) {
    const core = alternativeOf(result, key);
    const answer = oracle.answers[name];
    const isFlat = name.endsWith('vlak') || isOnePercentage(oracle.shape);
    comparison.same(`${name} form`, core.form, isFlat ? 'flat' : 'progressive');
    comparison.number(`${name} exact`, core.exact, answer.exact, 1e-3);
    comparison.same(`${name} feasible`, core.feasible, answer.feasible);
    comparison.numbers(
      `${name} rates`,
      core.exactScale.map(({ rate }) => rate),
      answer.rates,
      1e-3,
    );
    if (answer.otherBasis !== null) {
      comparison.number(`${name} other basis`, core.otherBasisExact!, answer.otherBasis.exact, 1e-3);
    }
    if (isTie(answer.rates, context.dossier.afronding)) continue;
    comparison.numbers(
      `${name} practical`,
      core.practicalScale.map(({ rate }) => rate),
      answer.practical,
    );
    comparison.number(`${name} cost`, core.cost, answer.cost, context.size);
    comparison.number(
      `${name} cost difference`,
      core.costDifference,
      answer.cost - answer.currentCost,
      context.size + Math.abs(answer.cost),
    );
    comparison.same(
      `${name} allowed`,
      allowedWords[core.verdict.allowed],
      allowed(context.dossier, answer.scale, isFlat),
    );
    comparison.same(`${name} chapter 6b`, core.chapter6b === 'holds', isTransition(context.dossier) && isFlat);
    comparison.number(`${name} existing cost`, core.existingCost, answer.existingCost, context.size);
    compareAlternative(comparison, result, context, [key, answer.scale, answer.pensions]);
    if (isFlat) compareCompensation(comparison, result, context, [key, answer.scale[0]![1]]);
    else comparison.same(`${name} compensation`, core.compensation, null);
  }
}

/** How much is compared: sections 2 to 6 with compensation and persons' effects, or all that takes longer as well. */
export type Extent = 'answers' | 'everything';

/** Where the core's result of a dossier differs from the oracle's. */
export function differences(
  dossier: OracleDossier,
  calculate: (input: DossierInput) => DossierResult,
  extent: Extent,
): string[] {
  const comparison = new Comparison();
  const result = calculate(coreInput(dossier));
  const oracle = oracleResult(dossier);
  const group = lives(dossier);
  // Cost is what is left after own contributions: sums of this size are taken apart.
  const size = sum(group.map(({ person }) => person.salaris)) / 10;
  comparison.same(
    'participants',
    result.participants.map(({ number }) => number),
    oracle.numbers,
  );
  comparison.number('unchanged cost', alternativeOf(result, 'unchanged').cost, oracle.unchanged.cost, size);
  comparison.number('unchanged pension', alternativeOf(result, 'unchanged').pension, sum(oracle.unchanged.pensions));
  comparison.same(
    'shape ages',
    result.shape.map(({ fromAge }) => fromAge),
    oracle.shape.map(([age]) => age),
  );
  comparison.numbers(
    'shape',
    result.shape.map(({ rate }) => rate),
    oracle.shape.map(([, rate]) => rate),
  );
  comparison.numbers(
    'pension base',
    result.participants.map(({ pensionBase }) => pensionBase),
    group.map((life) => life.next.base[monthsToTransition(dossier)]!),
  );
  const context = { dossier, group, size };
  compareAlternative(comparison, result, context, ['unchanged', 'ongewijzigd', oracle.unchanged.pensions]);
  const wages = yearlyWages(dossier);
  comparison.numbers(
    'wage bill per year',
    result.years.map(({ wageBill }) => wageBill),
    wages.map((year) => year.wages),
  );
  comparison.numbers(
    'full-time jobs per year',
    result.years.map(({ fullTimeJobs }) => fullTimeJobs),
    wages.map((year) => year.jobs),
  );
  compareAnswers(comparison, result, oracle, context);
  compareOtherBasis(comparison, result, dossier, oracle);
  compareOtherMeasures(comparison, result, dossier);
  compareGivenPremiums(comparison, result, context, oracle);
  if (extent === 'answers') return comparison.found;
  compareOpenGroup(comparison, result, oracle, dossier);
  compareChoices(comparison, result, oracle, dossier);
  compareSensitivities(comparison, result, dossier);
  return comparison.found;
}
