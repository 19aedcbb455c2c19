import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { LawValue } from '#core/law/dated.ts';
import type { TaxBracket } from '#core/law/yearly-values.ts';
import type { DossierInput, AveragePayDossierInput } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
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
import { type TableByName, tariffBasis } from '#core/scheme/tariff-basis.ts';
import type { IndexedCohort } from '#core/transition/age-cohorts.ts';
import type { SolvedAnswer } from '#core/transition/answer.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';
import { type CurveBasis, curveSinglePremiums } from '#core/annuity/curve-single-premium.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import { sharedAmount } from '#core/projection/premium-value.ts';
import { betweenPremiums } from '#core/scheme/pension-tariff.ts';

/**
 * Value at the transition of the pension that the participant projected last accrues from then on in a scheme of average
 * pay: each month's guaranteed accrual at the single premium of that month on the curve, on the tariff's mortality and partner pension, without loading for cost. Indexation counts where it is unconditional: in
 * payment, and before it where the employer buys it.
 */
function accrualValue(
  dossier: AveragePayDossierInput,
  grid: TimeGrid,
  curve: ZeroCurve,
  tables: TableByName,
  scheme: CurrentScheme,
): AmountOf {
  const { accrualRate, pensionAgeInMonths } = dossier.current;
  const pricesFrom = curvePrices(curveBasis(dossier, grid, curve, tables), wholeYears(pensionAgeInMonths), grid);
  return sharedAmount(scheme, (projected) => {
    const { premiumMonthsInCurrent: end } = projected;
    const perBase = new Float64Array(periodsBefore(grid.periods, end));
    for (let first = grid.transition; first < Math.min(grid.transition + 12, end); first++) {
      const prices = pricesFrom(projected, first);
      for (let month = first; month < end; month += 12) {
        perBase[grid.periods.ofMonth[month]!]! += (accrualRate * prices((month - first) / 12)) / 12;
      }
    }
    return { perStart: 0, perBase };
  });
}

function curveBasis(
  dossier: AveragePayDossierInput,
  grid: TimeGrid,
  curve: ZeroCurve,
  tables: TableByName,
): CurveBasis {
  const { tariff, buysIndexation, activeIndexation, paymentIndexation } = dossier.current;
  const basis = tariffBasis(tariff, dossier, tables);
  // Long enough for the last payment to a partner of any age, whose pension starts in the last month.
  const months = grid.length + 12 * (basis.table.lastAge + 3);
  const discounts = monthlyDiscounts(curve, months);
  return { ...basis, discounts, indexation: buysIndexation ? activeIndexation : 0, paymentIndexation };
}

/** Values per EUR 1 of yearly pension that is accrued in a month of the first year since T, and so many years after it. */
type CurvePrices = (projected: ProjectedParticipant, month: number) => (year: number) => number;

/**
 * A year after a month somebody has the same birthday ahead, so that the prices of all years are between those of two lives
 * who have theirs in that month. Everybody of these whole ages shares them.
 */
function curvePrices(basis: CurveBasis, pensionAge: number, grid: TimeGrid): CurvePrices {
  const premiums = curveSinglePremiums(basis, pensionAge);
  const premiumsOf = sharedBy(
    ({ sex, age, month }: LifeAt) => 2 * (12 * age + month - grid.transition) + Number(sex === 'V'),
    ({ sex, age, month }) => premiums(sex, age, grid.start.year + grid.januaries[month]!, month - grid.transition),
  );
  return ({ participant: { sex }, ageAtStart }, month) => {
    const age = wholeYears(ageAtStart + month);
    const monthsPast = ageAtStart + month - 12 * age;
    const pricesOf = (of: TableSex): ((year: number) => number) => {
      const younger = premiumsOf({ sex: of, age, month });
      if (monthsPast === 0) return (year) => younger[year]!;
      const elder = premiumsOf({ sex: of, age: age + 1, month });
      return (year) => betweenPremiums(younger[year]!, elder[year]!, monthsPast);
    };
    if (sex !== 'X') return pricesOf(sex);
    const [ofMan, ofWoman] = [pricesOf('M'), pricesOf('V')];
    return (year) => (ofMan(year) + ofWoman(year)) / 2;
  };
}

/** Who has a whole age in a month. */
interface LifeAt {
  readonly sex: TableSex;
  readonly age: number;
  readonly month: number;
}

/** Inputs for the effects. */
interface EffectsInput {
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
