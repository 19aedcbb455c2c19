import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { DossierInput } from '#core/dossier.ts';
import { accrualValue } from '#core/effects/accrual-value.ts';
import { type EffectBasis, effectColumns } from '#core/effects/effect-columns.ts';
import { ageCohortEffects, birthYearEffects, effectsOfOne, effectSums } from '#core/effects/effect-sums.ts';
import { modelPersons } from '#core/effects/model-persons.ts';
import { yardsticks } from '#core/effects/yardsticks.ts';
import type { EffectsResult } from '#core/effects-result.ts';
import type { ProfitNeutralKey } from '#core/further-result.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import type { Member } from '#core/participant/member.ts';
import { basisOf } from '#core/projection/dossier-bases.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { CohortResult, PerVariant } from '#core/result.ts';
import { employeeContributionRates } from '#core/scheme/cost-rates.ts';
import type { TableByName } from '#core/scheme/tariff-basis.ts';
import type { SolvedAnswer } from '#core/transition/answer.ts';
import type { Variant } from '#core/transition/variants.ts';

/** What effects are reckoned from. */
export interface EffectsInput {
  readonly dossier: DossierInput;
  readonly members: readonly Member[];
  readonly courses: MemberCourses;
  readonly stepCount: number;
  readonly expected: PensionBasis;
  readonly table: MortalityTable;
  readonly tables: TableByName;
  readonly curve: ZeroCurve;
  readonly variants: PerVariant<Variant>;
  readonly otherBasis: Readonly<Record<ProfitNeutralKey, SolvedAnswer>>;
  readonly cohorts: readonly CohortResult[];
}

/** Effects on participants, cohorts and model persons, in three scenarios. */
export function effects(input: EffectsInput): Omit<EffectsResult, 'sensitivities'> {
  const { dossier, members, courses, curve, variants, otherBasis } = input;
  const { grid } = courses;
  const basis = {
    courses,
    variants,
    stepCount: input.stepCount,
    scenarios: {
      pessimistic: scenarioBasis(input, dossier.effects.pessimistic),
      expected: input.expected,
      optimistic: scenarioBasis(input, dossier.effects.optimistic),
    },
    employeeRates: employeeContributionRates(dossier.next),
    invested: 1 - dossier.next.entryCost,
    currentBenefits: currentBenefits(input),
    discounts: monthlyDiscounts(curve, grid.length),
  };
  const { columns, pessimistic } = effectColumns(members, basis);
  const ages = members.map((member) => wholeYears(member.ageAtStart + grid.transition));
  const models = modelPersons(dossier, members);
  const modelColumns = effectColumns(models, basis).columns;
  return {
    curve: curve.name === null ? null : { name: curve.name, source: curve.source },
    yardsticks: yardsticks(dossier, variants),
    participants: columns,
    total: effectSums(columns, [...members.keys()]),
    pessimisticOnOtherBasis: {
      profitNeutralFlat: amountAt(pessimistic, otherBasis.profitNeutralFlat.practicalRates),
      profitNeutralProgressive: amountAt(pessimistic, otherBasis.profitNeutralProgressive.practicalRates),
    },
    ageCohorts: ageCohortEffects(columns, ages, input.cohorts),
    birthYears: birthYearEffects(columns, members),
    modelPersons: models.map((person, index) => ({
      age: wholeYears(person.ageAtStart + grid.transition),
      fullTimeSalary: person.participant.fullTimeSalary,
      figures: effectsOfOne(modelColumns, index),
    })),
  };
}

/** A premium scheme's benefits are worth what is invested for them; those of average pay are valued on the curve. */
function currentBenefits({ dossier, courses, curve, tables }: EffectsInput): EffectBasis['currentBenefits'] {
  if (dossier.kind === 'dcToDc') {
    const invested = 1 - dossier.current.entryCost;
    return (_, premiums) => invested * premiums;
  }
  const value = accrualValue(dossier, courses.grid, curve, tables);
  return (member) => value(member, courses.current.course.base);
}

/** The basis of expected pensions with the returns and the conversion interest of a scenario. */
function scenarioBasis(
  { dossier, courses, table }: EffectsInput,
  returns: DossierInput['effects']['pessimistic'],
): PensionBasis {
  const assumptions = { ...dossier.assumptions, ...returns };
  return basisOf('expected', { ...dossier, assumptions }, courses.grid, table);
}
