import type { LawInUse } from '#core/checks/check-input.ts';
import { scaleMaximumArticle } from '#core/checks/premium-limit-checks.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ProfitMeasure } from '#core/dossier/goal.ts';
import { consequences } from '#core/calculate/consequences.ts';
import type { LawValue } from '#core/law/dated.ts';
import { legalFrame } from '#core/dossier/legal-frame.ts';
import { lawVersion } from '#core/law/register.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { participation } from '#core/participant/projected-participant.ts';
import type { DossierResult } from '#core/result/result.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import { solveParts } from '#core/calculate/solve-parts.ts';
import { type SolvedDossier, currentScale, isKeptLevel, solvedDossier } from '#core/calculate/solved-dossier.ts';
import { allChecks } from '#core/checks/all-checks.ts';
import { chosenChecks } from '#core/checks/chosen-checks.ts';
import { normChecks } from '#core/checks/norm-checks.ts';
import { verdictsOf } from '#core/checks/verdicts.ts';
import { reconciliation } from '#core/invoice/reconciliation.ts';
import { checkedPremiums } from '#core/checks/checked-premiums.ts';
import { type LawDates, lawInUse } from '#core/calculate/law-in-use.ts';
import { alternatives } from '#core/calculate/alternatives.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import { resultYears } from '#core/transition/cost-years.ts';
import { ageCohorts, birthYears } from '#core/transition/age-cohorts.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { type AnswerInput, solvedAnswer } from '#core/transition/answer.ts';
import { otherBasis } from '#core/transition/equations.ts';
import type { OtherMeasureAnswer } from '#core/result/answer.ts';

/** The measures of equal profit, in the order in which they are always shown. */
const profitMeasures: readonly ProfitMeasure[] = ['totalPension', 'averagePerParticipant', 'premiumValue'];

/**
 * The profit-neutral flat premium by each measure that was not chosen, on the same profit basis. Average pay has no value
 * of premiums to keep equal.
 */
const otherMeasureAnswers = (input: AnswerInput): OtherMeasureAnswer[] =>
  profitMeasures
    .filter((measure) => measure !== input.goal.measure)
    .filter((measure) => measure !== 'premiumValue' || input.group.premiumValue !== null)
    .map((measure) => ({
      measure,
      answer: solvedAnswer('profitNeutralFlat', { ...input, goal: { ...input.goal, measure } }).answer,
    }));

/** The profit-neutral answers as they would be on the profit basis that was not chosen. */
function otherBasisAnswers(input: AnswerInput): DossierResult['otherBasis'] {
  const goal = { ...input.goal, profitBasis: otherBasis[input.goal.profitBasis] };
  const onOther = { ...input, goal };
  return {
    profitNeutralFlat: solvedAnswer('profitNeutralFlat', onOther).answer,
    profitNeutralProgressive: solvedAnswer('profitNeutralProgressive', onOther).answer,
  };
}

/** Names of the mortality tables on which something in a dossier is valued, each once. */
function usedTableNames(input: DossierInput): string[] {
  const names = [input.assumptions.mortalityTable];
  if (isAveragePay(input)) {
    if (isAtTariff(input.current)) names.push(input.current.tariff.mortalityTable);
    const isAmbitionUsed = input.reference === 'ambition' || input.next.shapeSource === 'ambition';
    if (isAmbitionUsed && input.ambition !== null) names.push(input.ambition.mortalityTable);
  }
  return [...new Set(names)];
}

/** How a calculation reports. */
interface CalculateOptions {
  /** Called every few hundred participants and at the end. */
  readonly onParticipants?: (done: number, total: number) => void;
  /** Dates of another dossier, whose law is to hold; left out: its own. */
  readonly lawDates?: LawDates;
}

/** A calculation of which what takes long, and no answer depends on, is left until it is asked for. */
interface CalculationInParts {
  /** The answers with all that follows from them, but without rows of sensitivities. */
  readonly answers: DossierResult;
  /** All of it. */
  readonly whole: () => DossierResult;
}

/** Calculates a dossier: see `calculationInParts`, of which this is the whole. */
export const calculate = (input: DossierInput, options: CalculateOptions = {}): DossierResult =>
  calculationInParts(input, options).whole();

/**
 * Calculates a dossier: the four answers and all that is shown with them. Pure: the same input gives the same result.
 * With law-in-use.ts, solve-parts.ts, statutory-plan and invoice/invoiced-dossier.ts the only place that looks up law, mortality tables and curves. Throws NoParticipantsLeftError when
 * everybody is left out, LawValueMissingError when a day lies before the first value of law that is needed, UnknownMortalityTableError
 * for a table that is not registered.
 */
export function calculationInParts(input: DossierInput, options: CalculateOptions = {}): CalculationInParts {
  const { participants, excluded } = participation(input);
  const law = lawInUse(input, options.lawDates);
  const frame = legalFrame(input, law.cover.anw);
  const parts = solveParts(input, participants, law);
  const solved = solvedDossier(input, parts, options.onParticipants ?? (() => undefined));
  const shownParticipants = participantsOf(solved);
  const cohorts = ageCohorts(shownParticipants.map(({ age }) => age));
  const born = birthYears(participants);
  const followed = consequences({ dossier: input, parts, solved, cohorts, law });
  const checks = allChecks({
    dossier: input,
    law,
    answers: answerKeys.map((key) => solved.answers[key].answer),
    premiums: checkedPremiums(solved.premiums, followed.premiums),
    people: solved.group.people,
    excluded,
    openGroupYears: followed.shared.openGroup.years,
    ambitionScale: parts.ambition,
  });
  const kept = {
    keptByAveragePay: solved.answers.budgetNeutralProgressive.answer,
    isKeptLevel: isKeptLevel(input, parts.shape),
  };
  const verdicts = verdictsOf(input, { deadline: law.transitionDeadline.value, ...kept }, checks);
  const answers = withLaterChecks(input, {
    current: { kind: input.current.kind },
    reference: input.reference,
    valuationDate: input.valuationDate,
    transitionDate: input.transitionDate,
    monthsToTransition: solved.grid.transition,
    participantCount: participants.length,
    excluded,
    currentScale: payableScale(currentScale(input), input.current),
    shape: parts.shape,
    ...maxima(law),
    ...choicesOf(input),
    ...alternatives(input, solved, { cohorts, birthYears: born }, followed, verdicts),
    grandfathering: verdicts.grandfathering,
    otherBasis: otherBasisAnswers(solved.answerInput),
    otherMeasures: otherMeasureAnswers(solved.answerInput),
    years: resultYears(input.transitionDate.year, solved.group.ages, solved.projection),
    cohorts: cohorts.map(({ fromAge, toAge, count }) => ({ fromAge, toAge, count })),
    birthYears: born.map(({ year, count }) => ({ year, count })),
    participants: shownParticipants,
    reconciliation: reconciliation(input, parts.currentScheme),
    ...followed.shared,
    checks,
    legalFrame: frame,
    basis: usedBasis(law, usedTableNames(input).map(mortalityTable)),
  });
  return { answers, whole: () => ({ ...answers, ...followed.sharedWhole() }) };
}

const participantsOf = ({ group: { people }, grid }: SolvedDossier): DossierResult['participants'] =>
  people.participants.map((projected, index) => ({
    number: projected.participant.number,
    age: wholeYears(projected.ageAtStart + grid.transition),
    pensionBase: people.base[index]!,
  }));

/** What was chosen and agreed is held against what came out: no answer and no verdict of the law depends on it. */
const withLaterChecks = (input: DossierInput, result: DossierResult): DossierResult => ({
  ...result,
  checks: [...result.checks, ...chosenChecks(input, result), ...normChecks(input.norms, result)],
});

/** What was chosen, as it is shown with the outcome. */
const choicesOf = ({ oneOffCosts, goal }: DossierInput) => ({
  profitBasis: goal.profitBasis,
  oneOffCosts: { rows: oneOffCosts.rows.map((row) => ({ ...row })), counts: oneOffCosts.counts },
});

/** The highest lawful premiums, and where that of a scale stands. */
const maxima = (law: LawInUse): Pick<DossierResult, 'fiscalMaximum' | 'fiscalMaximumArticle' | 'flatMaximum'> => ({
  fiscalMaximum: law.limits.scale,
  fiscalMaximumArticle: scaleMaximumArticle(law),
  flatMaximum: law.limits.flat,
});

function usedBasis({ used }: LawInUse, tables: readonly MortalityTable[]): DossierResult['basis'] {
  const isKnown = (value: LawValue<number | null>): value is LawValue<number> => value.value !== null;
  return {
    lawVersion,
    tables: tables.map(({ name, edition, checksum, source }) => ({ name, edition, checksum, source })),
    lawValues: used.filter(isKnown).map(({ name, value, validFrom, source }) => ({
      name,
      value,
      validFrom,
      source,
    })),
  };
}
