import type { DossierInput, Scale } from '#core/dossier.ts';
import { modelPersons } from '#core/effects/model-persons.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { longestCourse, type Member } from '#core/participant/member.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import { basisOf } from '#core/projection/dossier-bases.ts';
import { type GroupProjection, groupProjection } from '#core/projection/group-projection.ts';
import { memberCourses, type MemberCourses, type Schemes } from '#core/projection/member-courses.ts';
import { nextScheme } from '#core/projection/next-scheme.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { CurrentSchemeOn } from '#core/projection/scheme-in-force.ts';
import type { AnswerKey, Permission } from '#core/result.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { flatRates, type PremiumSteps, premiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';
import { type AnswerInput, solvedAnswer, type SolvedAnswer } from '#core/transition/answer.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import type { GivenPremium } from '#core/transition/further-alternative.ts';
import { perAnswer } from '#core/transition/per-alternative.ts';
import { premiumForms } from '#core/transition/premium-form.ts';
import { givenPremiums } from '#core/transition/variants.ts';

/** What a dossier is solved with: who takes part, and what was looked up of law and mortality. */
export interface SolveParts {
  readonly members: readonly Member[];
  readonly limits: FiscalLimits;
  readonly permission: Permission;
  /** Scale of the ambition, in that kind only. */
  readonly ambition: Scale | null;
  /** Rates of the progressive answers at lambda = 1. */
  readonly shape: Scale;
  readonly currentScheme: CurrentSchemeOn;
  /** The table of the pensions. */
  readonly table: MortalityTable;
}

/** A dossier after one projection of everybody and the four solves. */
export interface SolvedDossier {
  readonly steps: PremiumSteps;
  readonly grid: TimeGrid;
  readonly courses: MemberCourses;
  /** The basis of the expected pensions. */
  readonly expected: PensionBasis;
  readonly group: GroupProjection;
  readonly answerInput: AnswerInput;
  readonly answers: Readonly<Record<AnswerKey, SolvedAnswer>>;
  /** What is set beside them: the scale of the ambition, the adviser's own premiums. */
  readonly given: readonly GivenPremium[];
}

/** Projects and solves. `onParticipants` hears how many participants are done. */
export function solvedDossier(
  input: DossierInput,
  { members, limits, permission, ambition, shape, currentScheme, table }: SolveParts,
  onParticipants: (done: number, total: number) => void,
): SolvedDossier {
  const steps = premiumSteps(shape, currentScale(input), ambition ?? [], input.ownProposal.scale);
  const everybody = [...members, ...modelPersons(input, members)];
  const grid = timeGrid(input.valuationDate, input.transitionDate, longest(everybody));
  const courses = memberCourses(schemesOn(grid, input, steps, currentScheme), input.assumptions, grid);
  const expected = basisOf('expected', input, grid, table);
  const bases = { expected, riskFree: basisOf('riskFree', input, grid, table) };
  const group = groupProjection({ members, stepCount: steps.count, courses, bases }, onParticipants);
  const answerInput: AnswerInput = {
    goal: input.goal,
    group,
    nextCostRates: employerCostRates(input.next),
    forms: premiumForms(input, shape, steps, limits),
    permission,
  };
  const answers = perAnswer((key) => solvedAnswer(key, answerInput));
  const given = givenPremiums(input, ambition, steps, limits);
  return { steps, grid, courses, expected, group, answerInput, answers, given };
}

/**
 * Premiums of the open group per step. Those in service keep the current scale, in the DB kinds the practical
 * budget-neutral one, or pay the practical budget-neutral flat premium; entrants pay that too, or what was typed.
 */
export function openGroupRates(
  input: DossierInput,
  { answers, steps }: SolvedDossier,
): Readonly<Record<'keptRates' | 'flatRates' | 'entrantRates', Float64Array>> {
  const flat = answers.budgetNeutralFlat.practicalRates;
  const { entrantPremium } = input.openGroup;
  return {
    keptRates:
      input.kind === 'dcToDc'
        ? scaleRates(input.current.scale, steps)
        : answers.budgetNeutralProgressive.practicalRates,
    flatRates: flat,
    entrantRates: entrantPremium === null ? flat : flatRates(steps, entrantPremium),
  };
}

/** Both schemes of a dossier on a grid. */
export const schemesOn = (
  grid: TimeGrid,
  input: DossierInput,
  steps: PremiumSteps,
  currentScheme: CurrentSchemeOn,
): Schemes => ({
  current: currentScheme(input, grid),
  next: nextScheme(input, steps, grid),
});

/** The scale of the current scheme; empty in the DB kinds. */
export const currentScale = (input: DossierInput): Scale => (input.kind === 'dcToDc' ? input.current.scale : []);

const longest = (members: readonly Member[]): number =>
  members.reduce((months, member) => Math.max(months, longestCourse(member)), 0);
