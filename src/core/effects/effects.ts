import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { LawValue } from '#core/law/dated.ts';
import type { TaxBracket } from '#core/law/income-tax.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { accrualValue } from '#core/effects/accrual-value.ts';
import { type EffectBasis, effectColumns } from '#core/effects/effect-columns.ts';
import { alternativeEffects, birthYears, modelPersonFigures } from '#core/effects/alternative-effects.ts';
import { modelPersons } from '#core/effects/model-persons.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { basisOf, type Lives } from '#core/projection/dossier-bases.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { ProfitNeutralKey } from '#core/dossier/alternative-key.ts';
import type { AlternativeEffects, EffectsResult } from '#core/result/effects-result.ts';
import { employeeRatesIn } from '#core/scheme/cost-rates.ts';
import type { TableByName } from '#core/scheme/tariff-basis.ts';
import type { IndexedCohort } from '#core/transition/age-cohorts.ts';
import type { SolvedAnswer } from '#core/transition/answer.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Inputs for the effects. */
export interface EffectsInput {
  readonly dossier: DossierInput;
  readonly participants: readonly ProjectedParticipant[];
  readonly projection: ParticipantProjection;
  readonly stepCount: number;
  readonly expected: PensionBasis;
  readonly lives: Lives;
  readonly tables: TableByName;
  readonly curve: ZeroCurve;
  readonly premiums: readonly PracticalPremium[];
  readonly otherBasis: Readonly<Record<ProfitNeutralKey, SolvedAnswer>>;
  readonly incomeTax: LawValue<readonly TaxBracket[]>;
  readonly cohorts: readonly IndexedCohort[];
}

/** Effects of each alternative, and what they share. */
export interface Effects {
  readonly unchanged: AlternativeEffects;
  /** In the order of the premiums. */
  readonly premiums: readonly AlternativeEffects[];
  readonly shared: Omit<EffectsResult, 'sensitivities'>;
}

/** Effects on participants, cohorts and model persons, in three scenarios. */
export function effects(input: EffectsInput): Effects {
  const { dossier, participants, projection, curve, premiums, otherBasis, incomeTax } = input;
  const { grid } = projection;
  const basis = {
    projection,
    premiums,
    stepCount: input.stepCount,
    scenarios: {
      pessimistic: scenarioBasis(input, dossier.effects.pessimistic),
      expected: input.expected,
      optimistic: scenarioBasis(input, dossier.effects.optimistic),
    },
    employeeRates: employeeRatesIn(dossier.next, dossier.transitionDate),
    invested: 1 - dossier.next.entryCost,
    currentBenefits: currentBenefits(input),
    discounts: monthlyDiscounts(curve, grid.length),
  };
  const { columns, pessimistic } = effectColumns(participants, basis);
  const born = birthYears(participants);
  const groups = { everybody: [...participants.keys()], ageCohorts: input.cohorts, birthYears: born };
  const models = modelPersons(dossier, participants);
  const { columns: modelColumns, salaries } = effectColumns(models, basis);
  const modelFigures = (of: (typeof modelColumns)['unchanged']) => modelPersonFigures(of, salaries, incomeTax.value);
  return {
    unchanged: alternativeEffects(columns.unchanged, modelFigures(modelColumns.unchanged), groups),
    premiums: columns.premiums.map((one, index) =>
      alternativeEffects(one, modelFigures(modelColumns.premiums[index]!), groups),
    ),
    shared: {
      curve: curve.name === null ? null : { name: curve.name, source: curve.source },
      pessimisticOnOtherBasis: {
        profitNeutralFlat: amountAt(pessimistic, otherBasis.profitNeutralFlat.practicalRates),
        profitNeutralProgressive: amountAt(pessimistic, otherBasis.profitNeutralProgressive.practicalRates),
      },
      birthYears: born.map(({ year, count }) => ({ year, count })),
      modelPersons: models.map((person) => ({
        age: wholeYears(person.ageAtStart + grid.transition),
        fullTimeSalary: person.participant.fullTimeSalary,
      })),
      incomeTax: { year: incomeTax.validFrom.year, isAfterLastKnown: incomeTax.isAfterLastKnown },
    },
  };
}

/** A premium scheme's benefits are worth what is invested for them; those of average pay are valued on the curve. */
function currentBenefits({ dossier, projection, curve, tables }: EffectsInput): EffectBasis['currentBenefits'] {
  if (!isAveragePay(dossier)) {
    const invested = 1 - dossier.current.entryCost;
    return (_, premiums) => invested * premiums;
  }
  return accrualValue(dossier, projection.grid, curve, tables, projection.current);
}

/** The basis of expected pensions with the returns and the conversion interest of a scenario. */
function scenarioBasis(
  { dossier, projection, lives }: EffectsInput,
  returns: DossierInput['effects']['pessimistic'],
): PensionBasis {
  const assumptions = { ...dossier.assumptions, ...returns };
  return basisOf('expected', { ...dossier, assumptions }, projection.grid, lives);
}
