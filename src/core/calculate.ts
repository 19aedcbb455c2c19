import { wholeYears } from '#core/calendar/age.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { DossierInput, Scale } from '#core/dossier.ts';
import { accrualLimitAt, accrualLimitOn } from '#core/law/accrual-limit.ts';
import { consequences } from '#core/consequences.ts';
import { zeroCurve } from '#core/curve/register.ts';
import { levelCurve, type ZeroCurve } from '#core/curve/zero-curve.ts';
import { compensationEndOn } from '#core/law/compensation-end.ts';
import { compensationLimitOn } from '#core/law/compensation-limit.ts';
import type { LawValue } from '#core/law/dated.ts';
import { flatPremiumLimitOn } from '#core/law/flat-premium-limit.ts';
import { grandfatheringEntryDeadlineOn } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDayOn } from '#core/law/grandfathering-reference-day.ts';
import { lowestReducedOffsetOn } from '#core/law/lowest-reduced-offset.ts';
import { maximumSalaryOn } from '#core/law/maximum-salary.ts';
import { middleReducedOffsetOn } from '#core/law/middle-reduced-offset.ts';
import { minimumOffsetOn } from '#core/law/minimum-offset.ts';
import { type OffsetLevel, offsetLevelOn } from '#core/law/offset-level.ts';
import { progressivePremiumLimitOn } from '#core/law/progressive-premium-limit.ts';
import { legalFrame } from '#core/legal-frame.ts';
import { lawVersion } from '#core/law/register.ts';
import { transitionDeadlineOn } from '#core/law/transition-deadline.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { membership } from '#core/participant/member.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import type { AnswerKey, DossierResult } from '#core/result.ts';
import { employeeContributionRates } from '#core/scheme/cost-rates.ts';
import { ambitionScale, progressiveShape } from '#core/scheme/progressive-shape.ts';
import { usedTableNames } from '#core/scheme/used-tables.ts';
import { currentScale, solvedDossier, type SolvedDossier } from '#core/solved-dossier.ts';
import { allChecks } from '#core/transition/checks/all-checks.ts';
import { checkedPremiums } from '#core/transition/checks/checked-premiums.ts';
import type { LawInUse } from '#core/transition/checks/check-input.ts';
import { costYears } from '#core/transition/cost-years.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import { furtherAlternative } from '#core/transition/further-alternative.ts';
import { otherBasisAnswers } from '#core/transition/other-basis.ts';
import { ageCohorts, participantResults } from '#core/transition/outcomes.ts';
import { perAnswer } from '#core/transition/per-alternative.ts';
import { progressivePermission } from '#core/transition/permission.ts';
import { allVariants } from '#core/transition/variants.ts';

/** How a calculation reports. */
export interface CalculateOptions {
  /** Called every few hundred participants and at the end. */
  readonly onParticipants?: (done: number, total: number) => void;
}

/**
 * Calculates a dossier: the four answers and all that is shown with them. Pure: the same input gives the same result.
 * The only place that looks up law and mortality tables. Throws NoParticipantsLeftError when everybody is left out,
 * LawValueMissingError when a day lies before the first value of law that is needed, UnknownMortalityTableError or
 * UnknownZeroCurveError for a table or curve that is not registered.
 */
export function calculate(input: DossierInput, options: CalculateOptions = {}): DossierResult {
  const { members, excluded } = membership(input);
  const law = lawInUse(input);
  const frame = legalFrame(input.transitionDate);
  const ambition = input.kind === 'ambitionDbToDc' ? ambitionScale(input, mortalityTable) : null;
  const table = mortalityTable(input.assumptions.mortalityTable);
  const permission = progressivePermission(input, law.grandfathering.entryDeadline);
  const shape = progressiveShape(input, law.limits.scale, mortalityTable);
  const currentScheme = schemeInForce(input, mortalityTable);
  const parts = { members, limits: law.limits, permission, ambition, shape, currentScheme, table };
  const solved = solvedDossier(input, parts, options.onParticipants ?? (() => undefined));
  const { grid, group, answerInput } = solved;
  const answers = perAnswer((key) => solved.answers[key].answer);
  const practicalRates = perAnswer((key) => solved.answers[key].practicalRates);
  const otherBasis = otherBasisAnswers(answerInput);
  const shown = shownResults(input, solved, practicalRates);
  const followed = consequences({
    dossier: input,
    parts,
    solved,
    otherBasis,
    compensationLaw: law.compensation,
    curve: curveInUse(input),
    tables: mortalityTable,
    cohorts: shown.cohorts,
  });
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
    shape,
    fiscalMaximum: law.limits.scale,
    flatMaximum: law.limits.flat,
    answers,
    otherBasis: {
      profitNeutralFlat: otherBasis.profitNeutralFlat.answer,
      profitNeutralProgressive: otherBasis.profitNeutralProgressive.answer,
    },
    ...shown,
    ...followed,
    checks: allChecks({
      dossier: input,
      law,
      answers,
      premiums: checkedPremiums(answers, shown.further, allVariants(solved.answers, solved.given)),
      people: group.people,
      excluded,
      compensation: followed.compensation,
      ambitionScale: ambition,
    }),
    legalFrame: frame,
    basis: usedBasis([...law.used, frame.partnerCover, frame.orphanCover], usedTableNames(input).map(mortalityTable)),
  };
}

/** What is shown per participant, cohort and year, of the answers and of the premiums that are given beside them. */
function shownResults(
  { next, transitionDate }: DossierInput,
  { answerInput, given, grid }: SolvedDossier,
  practicalRates: Readonly<Record<AnswerKey, Float64Array>>,
): Pick<DossierResult, 'participants' | 'cohorts' | 'costYears' | 'further'> {
  const { people, cost } = answerInput.group;
  const nextRates = { employer: answerInput.nextCostRates, employee: employeeContributionRates(next) };
  const participants = participantResults(people, practicalRates, grid.transition);
  const shown = {
    participants,
    cohorts: ageCohorts(participants),
    costYears: costYears(cost, nextRates, practicalRates, transitionDate.year),
  };
  return { ...shown, further: given.map((premium) => furtherAlternative(premium, answerInput, nextRates, shown)) };
}

const curveInUse = ({ effects: { curve }, assumptions }: DossierInput): ZeroCurve =>
  curve === null ? levelCurve(assumptions.riskFreeInterest) : zeroCurve(curve);

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
  const compensationMaximum = compensationLimitOn(ratesDay);
  const reduction = flatLimit.value.full - limits.flat;
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
    compensation: {
      flatLimit: compensationMaximum.value - reduction,
      scaleLimit: limits.scale,
      fullOffset: minimumOffset.value,
      lastMonth: compensationEndOn(ratesDay).value,
    },
    grandfathering: {
      referenceDay: grandfatheringReferenceDayOn(ratesDay).value,
      entryDeadline: grandfatheringEntryDeadlineOn(ratesDay).value,
    },
    accrualLimit: accrual === null ? null : accrualLimitAt(accrual.value, pensionAge, currentOffset.level),
    used: [
      minimumOffset,
      ...reduced,
      maximumSalary,
      { ...flatLimit, value: limits.flat },
      compensationMaximum,
      ...scaleValues,
    ],
  };
}

function usedBasis(
  used: readonly LawValue<number | null>[],
  tables: readonly MortalityTable[],
): DossierResult['basis'] {
  const isKnown = (value: LawValue<number | null>): value is LawValue<number> => value.value !== null;
  return {
    lawVersion,
    tables: tables.map(({ name, edition, checksum, source }) => ({ name, edition, checksum, source })),
    lawValues: used.filter(isKnown).map(({ name, value, validFrom, source }) => ({ name, value, validFrom, source })),
  };
}
