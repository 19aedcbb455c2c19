import type { DossierInput } from '#core/dossier.ts';
import { consequences } from '#core/consequences.ts';
import { zeroCurve } from '#core/curve/register.ts';
import { levelCurve, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { LawValue } from '#core/law/dated.ts';
import { legalFrame } from '#core/legal-frame.ts';
import { lawVersion } from '#core/law/register.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { type Member, membership } from '#core/participant/member.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import type { AnswerKey, DossierResult } from '#core/result.ts';
import { employeeContributionRates } from '#core/scheme/cost-rates.ts';
import { ambitionScale, progressiveShape } from '#core/scheme/progressive-shape.ts';
import { usedTableNames } from '#core/scheme/used-tables.ts';
import { currentScale, solvedDossier, type SolvedDossier, type SolveParts } from '#core/solved-dossier.ts';
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
import { lawInUse } from '#core/law-in-use.ts';

/** How a calculation reports. */
export interface CalculateOptions {
  /** Called every few hundred participants and at the end. */
  readonly onParticipants?: (done: number, total: number) => void;
}

/**
 * Calculates a dossier: the four answers and all that is shown with them. Pure: the same input gives the same result.
 * With law-in-use.ts the only place that looks up law, mortality tables and curves. Throws NoParticipantsLeftError when
 * everybody is left out, LawValueMissingError when a day lies before the first value of law that is needed, UnknownMortalityTableError or
 * UnknownZeroCurveError for a table or curve that is not registered.
 */
export function calculate(input: DossierInput, options: CalculateOptions = {}): DossierResult {
  const { members, excluded } = membership(input);
  const law = lawInUse(input);
  const frame = legalFrame(input.transitionDate);
  const parts = solveParts(input, members, law);
  const solved = solvedDossier(input, parts, options.onParticipants ?? (() => undefined));
  const { grid, group, answerInput } = solved;
  const practicalRates = perAnswer((key) => solved.answers[key].practicalRates);
  const otherBasis = otherBasisAnswers(answerInput);
  const shown = shownResults(input, solved, practicalRates);
  const lookedUp = { compensationLaw: law.compensation, curve: curveInUse(input), tables: mortalityTable };
  const { cohorts } = shown;
  const followed = consequences({ dossier: input, parts, solved, otherBasis, cohorts, ...lookedUp });
  return {
    kind: input.kind,
    valuationDate: input.valuationDate,
    transitionDate: input.transitionDate,
    monthsToTransition: grid.transition,
    participantCount: members.length,
    excluded,
    profitBasis: input.goal.profitBasis,
    currentScale: currentScale(input),
    shape: parts.shape,
    fiscalMaximum: law.limits.scale,
    flatMaximum: law.limits.flat,
    otherBasis: {
      profitNeutralFlat: otherBasis.profitNeutralFlat.answer,
      profitNeutralProgressive: otherBasis.profitNeutralProgressive.answer,
    },
    ...shown,
    ...followed,
    checks: allChecks({
      dossier: input,
      law,
      answers: shown.answers,
      premiums: checkedPremiums(shown.answers, shown.further, allVariants(solved.answers, solved.given)),
      people: group.people,
      excluded,
      compensation: followed.compensation,
      ambitionScale: parts.ambition,
    }),
    legalFrame: frame,
    basis: usedBasis([...law.used, frame.partnerCover, frame.orphanCover], usedTableNames(input).map(mortalityTable)),
  };
}

/** What a dossier is solved with, tables looked up. */
const solveParts = (input: DossierInput, members: readonly Member[], law: LawInUse): SolveParts => ({
  members,
  limits: law.limits,
  permission: progressivePermission(input, law.grandfathering.entryDeadline),
  ambition: input.kind === 'ambitionDbToDc' ? ambitionScale(input, mortalityTable) : null,
  shape: progressiveShape(input, law.limits.scale, mortalityTable),
  currentScheme: schemeInForce(input, mortalityTable),
  table: mortalityTable(input.assumptions.mortalityTable),
});

/** The answers, and what is shown per participant, cohort and year of them and of the premiums given beside them. */
function shownResults(
  { goal, next, transitionDate }: DossierInput,
  { answers, answerInput, given, grid }: SolvedDossier,
  practicalRates: Readonly<Record<AnswerKey, Float64Array>>,
): Pick<DossierResult, 'unchanged' | 'answers' | 'participants' | 'cohorts' | 'costYears' | 'further'> {
  const { people, cost, pensions } = answerInput.group;
  const nextRates = { employer: answerInput.nextCostRates, employee: employeeContributionRates(next) };
  const participants = participantResults(people, practicalRates, grid.transition);
  const shown = {
    participants,
    cohorts: ageCohorts(participants),
    costYears: costYears(cost, nextRates, practicalRates, transitionDate.year),
  };
  return {
    unchanged: {
      cost: costEquation(cost, answerInput.nextCostRates, horizonYears(goal.horizon)).target,
      pension: pensions.expected.totalPension.current,
    },
    answers: perAnswer((key) => answers[key].answer),
    ...shown,
    further: given.map((premium) => furtherAlternative(premium, answerInput, nextRates, shown)),
  };
}

const curveInUse = ({ effects: { curve }, assumptions }: DossierInput): ZeroCurve =>
  curve === null ? levelCurve(assumptions.riskFreeInterest) : zeroCurve(curve);

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
