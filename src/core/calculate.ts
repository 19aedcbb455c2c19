import { wholeYears } from '#core/calendar/age.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { DossierInput, ProfitBasis, Scale } from '#core/dossier.ts';
import { accrualLimitAt, accrualLimitOn } from '#core/law/accrual-limit.ts';
import type { LawValue } from '#core/law/dated.ts';
import { flatPremiumLimitOn } from '#core/law/flat-premium-limit.ts';
import { grandfatheringEntryDeadlineOn } from '#core/law/grandfathering-entry-deadline.ts';
import { lowestReducedOffsetOn } from '#core/law/lowest-reduced-offset.ts';
import { maximumSalaryOn } from '#core/law/maximum-salary.ts';
import { middleReducedOffsetOn } from '#core/law/middle-reduced-offset.ts';
import { minimumOffsetOn } from '#core/law/minimum-offset.ts';
import { type OffsetLevel, offsetLevelOn } from '#core/law/offset-level.ts';
import { progressivePremiumLimitOn } from '#core/law/progressive-premium-limit.ts';
import { lawVersion } from '#core/law/register.ts';
import { transitionDeadlineOn } from '#core/law/transition-deadline.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { longestCourse, type Member, membership } from '#core/participant/member.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import { accumulation, lifecycleReturn } from '#core/projection/accumulation.ts';
import { type GroupProjection, groupProjection } from '#core/projection/group-projection.ts';
import { nextScheme } from '#core/projection/next-scheme.ts';
import { type PensionBasis, pensionBasis } from '#core/projection/pension-basis.ts';
import { currentPensionForm, schemeInForce } from '#core/projection/scheme-in-force.ts';
import type { DossierResult } from '#core/result.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { type PremiumSteps, premiumSteps } from '#core/scheme/premium-steps.ts';
import { ambitionScale, progressiveShape } from '#core/scheme/progressive-shape.ts';
import { usedTableNames } from '#core/scheme/used-tables.ts';
import { type AnswerInput, solvedAnswer } from '#core/transition/answer.ts';
import { allChecks } from '#core/transition/checks/all-checks.ts';
import type { LawInUse } from '#core/transition/checks/check-input.ts';
import { costYears } from '#core/transition/cost-years.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import { furtherAlternative, type GivenPremium } from '#core/transition/further-alternative.ts';
import { horizonTable } from '#core/transition/horizon-table.ts';
import { otherBasisAnswers } from '#core/transition/other-basis.ts';
import { ageCohorts, participantResults } from '#core/transition/outcomes.ts';
import { perAnswer } from '#core/transition/per-alternative.ts';
import { progressivePermission } from '#core/transition/permission.ts';
import { premiumForms, progressiveForm } from '#core/transition/premium-form.ts';

/** How a calculation reports. */
export interface CalculateOptions {
  /** Called every few hundred participants and at the end. */
  readonly onParticipants?: (done: number, total: number) => void;
}

/**
 * Calculates a dossier: the four answers and all that is shown with them. Pure: the same input gives the same result.
 * The only place that looks up law and mortality tables. Throws NoParticipantsLeftError when everybody is left out,
 * LawValueMissingError when a day lies before the first value of law that is needed, UnknownMortalityTableError for a
 * table that is not registered.
 */
export function calculate(input: DossierInput, options: CalculateOptions = {}): DossierResult {
  const { members, excluded } = membership(input);
  const law = lawInUse(input);
  const shape = progressiveShape(input, law.limits.scale, mortalityTable);
  const ambition = input.kind === 'ambitionDbToDc' ? ambitionScale(input, mortalityTable) : null;
  const steps = premiumSteps(shape, ambition ?? []);
  const table = mortalityTable(input.assumptions.mortalityTable);
  const grid = timeGrid(input.valuationDate, input.transitionDate, longest(members));
  const group = projectedGroup(input, { members, grid, steps, table }, options.onParticipants ?? (() => undefined));
  const answerInput: AnswerInput = {
    goal: input.goal,
    group,
    nextCostRates: employerCostRates(input.next),
    forms: premiumForms(input, shape, steps, law.limits),
    permission: progressivePermission(input, grandfatheringEntryDeadlineOn(firstDayOf(input.transitionDate)).value),
  };
  const solved = perAnswer((key) => solvedAnswer(key, answerInput));
  const answers = perAnswer((key) => solved[key].answer);
  const practicalRates = perAnswer((key) => solved[key].practicalRates);
  const participants = participantResults(group.people, practicalRates, grid.transition);
  const nextRates = { employer: answerInput.nextCostRates, employee: employeeContributionRates(input.next) };
  const shown = {
    participants,
    cohorts: ageCohorts(participants),
    costYears: costYears(group.cost, nextRates, practicalRates, input.transitionDate.year),
  };
  const given: GivenPremium[] =
    ambition === null ? [] : [{ key: 'ambition', form: progressiveForm(input, ambition, steps, law.limits) }];
  return {
    kind: input.kind,
    valuationDate: input.valuationDate,
    transitionDate: input.transitionDate,
    monthsToTransition: grid.transition,
    participantCount: members.length,
    excluded,
    unchanged: {
      cost: costEquation(group.cost, answerInput.nextCostRates, horizonYears(input.goal.horizon)).target,
      pension: group.pensions.expected.totalPension.current,
    },
    profitBasis: input.goal.profitBasis,
    currentScale: input.kind === 'dcToDc' ? input.current.scale : [],
    shape,
    fiscalMaximum: law.limits.scale,
    flatMaximum: law.limits.flat,
    answers,
    otherBasis: otherBasisAnswers(answerInput),
    further: given.map((premium) => furtherAlternative(premium, answerInput, nextRates, shown)),
    horizons: horizonTable(group.cost, answerInput.nextCostRates, answerInput.forms.flat),
    ...shown,
    checks: allChecks({
      dossier: input,
      law,
      answers,
      practicalRates,
      people: group.people,
      excluded,
      ambitionScale: ambition,
    }),
    basis: usedBasis(law, usedTableNames(input).map(mortalityTable)),
  };
}

const longest = (members: readonly Member[]): number =>
  members.reduce((months, member) => Math.max(months, longestCourse(member)), 0);

/** What a group is projected with, besides the dossier. */
interface ProjectionParts {
  readonly members: readonly Member[];
  readonly grid: TimeGrid;
  readonly steps: PremiumSteps;
  readonly table: MortalityTable;
}

function projectedGroup(
  input: DossierInput,
  { members, grid, steps, table }: ProjectionParts,
  onParticipants: (done: number, total: number) => void,
): GroupProjection {
  const current = schemeInForce(input, grid, mortalityTable);
  const next = nextScheme(input, steps, grid);
  const bases = {
    expected: basisOf('expected', input, grid, table),
    riskFree: basisOf('riskFree', input, grid, table),
  };
  const { assumptions } = input;
  return groupProjection({ members, grid, stepCount: steps.count, current, next, bases, assumptions }, onParticipants);
}

/** Expected: returns of the lifecycle and the conversion interest. Risk free: every return and the interest equal. */
function basisOf(basis: ProfitBasis, input: DossierInput, grid: TimeGrid, table: MortalityTable): PensionBasis {
  const { assumptions, current, next } = input;
  const isExpected = basis === 'expected';
  const returns = isExpected ? lifecycleReturn(assumptions) : () => assumptions.riskFreeInterest;
  return pensionBasis(
    {
      accumulation: accumulation(returns, grid.length),
      annuity: {
        table,
        factor: assumptions.mortalityFactor,
        interest: isExpected ? assumptions.conversionInterest : assumptions.riskFreeInterest,
        partnerFraction: assumptions.partnerFraction,
      },
      priceInflation: assumptions.priceInflation,
      currentPensionAge: current.pensionAgeInMonths,
      newPensionAge: next.pensionAgeInMonths,
      currentForm: currentPensionForm(input),
    },
    grid,
  );
}

/** Looks up the law: amounts on the valuation date, percentages on the transition date. */
function lawInUse(input: DossierInput): LawInUse {
  const amountsDay = firstDayOf(input.valuationDate);
  const ratesDay = firstDayOf(input.transitionDate);
  const minimumOffset = minimumOffsetOn(amountsDay);
  const maximumSalary = maximumSalaryOn(amountsDay);
  const flatLimit = flatPremiumLimitOn(ratesDay);
  const scaleLimit = progressivePremiumLimitOn(ratesDay);
  const nextOffset = offsetLevelOn(amountsDay, input.next.offset);
  const currentOffset = offsetLevelOn(amountsDay, input.current.offset);
  const column = (level: OffsetLevel): Scale =>
    scaleLimit.value.map((step) => ({ fromAge: step.fromAge, rate: step[level] }));
  const pensionAge = wholeYears(input.current.pensionAgeInMonths);
  const accrual = input.kind === 'dcToDc' ? null : accrualLimitOn(ratesDay);
  const reduced = [nextOffset, currentOffset].some((standing) => standing.level !== 'full')
    ? [middleReducedOffsetOn(amountsDay), lowestReducedOffsetOn(amountsDay)]
    : [];
  const limits = { flat: flatLimit.value[nextOffset.level], scale: column(nextOffset.level) };
  const scaleValues = limits.scale.map(({ fromAge, rate }) => ({
    ...scaleLimit,
    name: `${scaleLimit.name} vanaf ${fromAge} jaar`,
    value: rate,
  }));
  return {
    minimumOffset,
    lowestReducedOffset: reduced[1] ?? null,
    maximumSalary,
    transitionDeadline: transitionDeadlineOn(ratesDay),
    currentOffset,
    nextOffset,
    limits,
    currentScaleLimit: column(currentOffset.level),
    accrualLimit: accrual === null ? null : accrualLimitAt(accrual.value, pensionAge, currentOffset.level),
    used: [minimumOffset, ...reduced, maximumSalary, { ...flatLimit, value: limits.flat }, ...scaleValues],
  };
}

function usedBasis(law: LawInUse, tables: readonly MortalityTable[]): DossierResult['basis'] {
  const isKnown = (used: LawValue<number | null>): used is LawValue<number> => used.value !== null;
  return {
    lawVersion,
    tables: tables.map(({ name, edition, checksum, source }) => ({ name, edition, checksum, source })),
    lawValues: law.used
      .filter(isKnown)
      .map((used) => ({ name: used.name, value: used.value, validFrom: used.validFrom, source: used.source })),
  };
}
