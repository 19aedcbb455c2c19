import { firstDayOf } from '#core/calendar/months.ts';
import type { DossierInput, ProfitBasis, Scale } from '#core/dossier.ts';
import { modelPersons } from '#core/effects/model-persons.ts';
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
import { memberCourses, type MemberCourses, type Schemes } from '#core/projection/member-courses.ts';
import { nextScheme } from '#core/projection/next-scheme.ts';
import { type PensionBasis, pensionBasis } from '#core/projection/pension-basis.ts';
import { currentPensionForm, schemeInForce } from '#core/projection/scheme-in-force.ts';
import type { AnswerKey, DossierResult } from '#core/result.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { type PremiumSteps, premiumSteps } from '#core/scheme/premium-steps.ts';
import { progressiveShape } from '#core/scheme/progressive-shape.ts';
import { type AnswerInput, solvedAnswer, type SolvedAnswer } from '#core/transition/answer.ts';
import { allChecks } from '#core/transition/checks/all-checks.ts';
import type { LawInUse } from '#core/transition/checks/check-input.ts';
import { costYears } from '#core/transition/cost-years.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import { horizonTable } from '#core/transition/horizon-table.ts';
import { ageCohorts, participantResults } from '#core/transition/outcomes.ts';
import { perAnswer, perVariant } from '#core/transition/per-alternative.ts';
import { progressivePermission } from '#core/transition/permission.ts';
import { premiumForms } from '#core/transition/premium-form.ts';
import { proposals } from '#core/transition/proposals.ts';
import { allVariants, type Variant } from '#core/transition/variants.ts';

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
  const table = mortalityTable(input.assumptions.mortalityTable);
  const solved = solvedDossier(input, { members, law, table }, options.onParticipants);
  const { grid, group, answerInput, answers } = solved;
  const variants = allVariants(practicalVariants(solved), input, solved.steps);
  const rates = perVariant(variants, (variant) => variant.rates);
  const practicalRates = perAnswer((key) => answers[key].practicalRates);
  const participants = participantResults(group.people, rates, grid.transition);
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
    currentScale: currentScale(input),
    shape: solved.shape,
    fiscalMaximum: law.limits.scale,
    flatMaximum: law.limits.flat,
    answers: perAnswer((key) => answers[key].answer),
    proposals: proposals(answerInput, variants),
    horizons: horizonTable(group.cost, answerInput.nextCostRates, answerInput.forms.flat),
    costYears: yearlyCosts(input, group, rates),
    cohorts: ageCohorts(participants),
    participants,
    checks: allChecks({
      dossier: input,
      law,
      answers: perAnswer((key) => answers[key].answer),
      practicalRates,
      people: group.people,
      excluded,
    }),
    basis: usedBasis(law, table),
  };
}

/** What a dossier is solved with: who takes part, law and mortality that were looked up. */
interface SolveParts {
  readonly members: readonly Member[];
  readonly law: LawInUse;
  readonly table: MortalityTable;
}

/** A dossier after projection and the four solves. */
interface SolvedDossier {
  readonly shape: Scale;
  readonly steps: PremiumSteps;
  readonly grid: TimeGrid;
  readonly courses: MemberCourses;
  readonly group: GroupProjection;
  readonly answerInput: AnswerInput;
  readonly answers: Readonly<Record<AnswerKey, SolvedAnswer>>;
}

function solvedDossier(
  input: DossierInput,
  { members, law, table }: SolveParts,
  onParticipants: CalculateOptions['onParticipants'] = () => undefined,
): SolvedDossier {
  const shape = progressiveShape(input, law.limits.scale, mortalityTable);
  const steps = premiumSteps(shape, currentScale(input), input.ownProposal.scale);
  const everybody = [...members, ...modelPersons(input, members)];
  const grid = timeGrid(input.valuationDate, input.transitionDate, longest(everybody));
  const courses = memberCourses(schemesOf(input, steps, grid), input.assumptions, grid);
  const bases = {
    expected: basisOf('expected', input, grid, table),
    riskFree: basisOf('riskFree', input, grid, table),
  };
  const group = groupProjection({ members, stepCount: steps.count, courses, bases }, onParticipants);
  const answerInput: AnswerInput = {
    goal: input.goal,
    group,
    nextCostRates: employerCostRates(input.next),
    forms: premiumForms(input, shape, steps, law.limits),
    permission: progressivePermission(input, grandfatheringEntryDeadlineOn(firstDayOf(input.transitionDate)).value),
  };
  const answers = perAnswer((key) => solvedAnswer(key, answerInput));
  return { shape, steps, grid, courses, group, answerInput, answers };
}

const practicalVariants = ({ answers }: SolvedDossier): Readonly<Record<AnswerKey, Variant>> =>
  perAnswer((key) => {
    const { answer, practicalRates } = answers[key];
    return { form: answer.form, rates: practicalRates, scale: answer.practicalScale };
  });

const longest = (members: readonly Member[]): number =>
  members.reduce((months, member) => Math.max(months, longestCourse(member)), 0);

const currentScale = (input: DossierInput): Scale => (input.kind === 'dcToDc' ? input.current.scale : []);

const schemesOf = (input: DossierInput, steps: PremiumSteps, grid: TimeGrid): Schemes => ({
  current: schemeInForce(input, grid, mortalityTable),
  next: nextScheme(input, steps, grid),
});

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

function yearlyCosts(
  input: DossierInput,
  group: GroupProjection,
  practicalRates: Parameters<typeof costYears>[2],
): DossierResult['costYears'] {
  const next = { employer: employerCostRates(input.next), employee: employeeContributionRates(input.next) };
  return costYears(group.cost, next, practicalRates, input.transitionDate.year);
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
    used: [minimumOffset, ...reduced, maximumSalary, { ...flatLimit, value: limits.flat }, ...scaleValues],
  };
}

function usedBasis(law: LawInUse, { name, edition, checksum, source }: MortalityTable): DossierResult['basis'] {
  const isKnown = (used: LawValue<number | null>): used is LawValue<number> => used.value !== null;
  return {
    lawVersion,
    tables: [{ name, edition, checksum, source }],
    lawValues: law.used
      .filter(isKnown)
      .map((used) => ({ name: used.name, value: used.value, validFrom: used.validFrom, source: used.source })),
  };
}
