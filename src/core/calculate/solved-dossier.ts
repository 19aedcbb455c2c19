import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { monthsToLaterPension, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import { basisOf, type Lives, livesOf } from '#core/projection/dossier-bases.ts';
import { discountFactors } from '#core/projection/cost-weights.ts';
import { type GroupProjection, groupProjection } from '#core/projection/group-projection.ts';
import {
  participantProjection,
  type ParticipantProjection,
  type Schemes,
} from '#core/projection/participant-projection.ts';
import { nextScheme } from '#core/projection/next-scheme.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { CurrentSchemeOn } from '#core/projection/scheme-in-force.ts';
import type { Permission } from '#core/result/new-premium.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { isAbove } from '#core/result/is-above.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { dossierSteps, type PremiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';
import { entrants } from '#core/open-group/entrants.ts';
import { entryTerms } from '#core/open-group/entry-terms.ts';
import { type OpenGroup, openGroup, type OpenGroupInput } from '#core/open-group/open-group.ts';
import { costGoals } from '#core/transition/cost-goals.ts';
import { type AnswerInput, solvedAnswer, type SolvedAnswer } from '#core/transition/answer.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import { givenForms, givenPremium, highestFlatForm } from '#core/transition/given-premium.ts';
import { newPremiums, type SolvedPremium } from '#core/transition/new-premiums.ts';
import { perAnswer } from '#core/transition/outcomes.ts';
import { premiumForms } from '#core/transition/premium-form.ts';

/** Inputs for solving a dossier: who takes part, and what was looked up of law and mortality. */
export interface SolveParts {
  readonly participants: readonly ProjectedParticipant[];
  readonly limits: FiscalLimits;
  readonly permission: Permission;
  /** Scale of the ambition, where it is the reference. */
  readonly ambition: Scale | null;
  /** Rates of the progressive answers at lambda = 1. */
  readonly shape: Scale;
  readonly currentScheme: CurrentSchemeOn;
  /** The table of the pensions. */
  readonly table: MortalityTable;
}

/** A dossier after one projection of everybody. */
export interface ProjectedDossier {
  readonly steps: PremiumSteps;
  readonly grid: TimeGrid;
  readonly projection: ParticipantProjection;
  /** On whose mortality pensions are priced. */
  readonly lives: Lives;
  /** The basis of the expected pensions, and both. */
  readonly expected: PensionBasis;
  readonly bases: Readonly<Record<ProfitBasis, PensionBasis>>;
  readonly group: GroupProjection;
  /** Who enters in thirty years. */
  readonly entering: OpenGroup;
  readonly answerInput: AnswerInput;
}

/** A dossier after the four solves too. */
export interface SolvedDossier extends ProjectedDossier {
  readonly answers: Readonly<Record<AnswerKey, SolvedAnswer>>;
  /** The answers and the given premiums: the scale of the ambition, the adviser's own premiums. */
  readonly premiums: readonly SolvedPremium[];
}

/** Projects and solves. `onParticipants` is called with the number of participants done. */
export function solvedDossier(
  input: DossierInput,
  parts: SolveParts,
  onParticipants: (done: number, total: number) => void,
): SolvedDossier {
  const steps = dossierSteps(input, ...dossierScales(input, parts));
  const projected = projectedDossier(input, parts, steps, onParticipants);
  const answers = perAnswer((key) => solvedAnswer(key, projected.answerInput));
  const given = givenForms(input, { ...parts, steps }).map((form) => givenPremium(form, projected.answerInput));
  const premiums = newPremiums(answers, given);
  const flatCap = highestFlatPremium(parts.limits, input);
  if (!premiums.some(({ form, rates }) => form === 'flat' && isAbove(rates[0]!, flatCap)))
    return { ...projected, answers, premiums };
  const highest = givenPremium(highestFlatForm(input, steps, parts.limits), projected.answerInput);
  return { ...projected, answers, premiums: newPremiums(answers, [...given, highest]) };
}

/** The scales of which the steps must hold the rates. */
export const dossierScales = (input: DossierInput, { shape, ambition }: SolveParts): Scale[] => [
  shape,
  currentScale(input),
  ambition ?? [],
  input.ownProposal.scale,
];

/** Projects everybody, for premiums in these steps. */
export function projectedDossier(
  input: DossierInput,
  parts: SolveParts,
  steps: PremiumSteps,
  onParticipants: (done: number, total: number) => void,
): ProjectedDossier {
  const { participants, limits, permission, shape, currentScheme, table } = parts;
  const grid = timeGrid(input.valuationDate, input.transitionDate, longest(participants));
  const projection = participantProjection(schemesOn(grid, input, steps, currentScheme), input.assumptions, grid);
  const lives = livesOf(table, input);
  const expected = basisOf('expected', input, grid, lives);
  const bases = { expected, riskFree: basisOf('riskFree', input, grid, lives) };
  const premiumDiscounts = input.current.kind === 'premium' ? riskFreeDiscounts(input, grid) : null;
  const group = groupProjection(
    { participants, stepCount: steps.count, projection, bases, premiumDiscounts },
    onParticipants,
  );
  const entering = enteringGroup(input, parts, steps, {
    people: group.ages.groups,
    transition: grid.transition,
  });
  const nextCostRates = employerCostRates(input.next);
  const costs = { dossier: input, existing: group.cost, entrants: () => entering.cost, nextCostRates };
  const answerInput: AnswerInput = {
    goal: input.goal,
    group,
    nextCostRates,
    costs: costGoals(costs),
    forms: premiumForms(input, shape, steps, limits),
    shapeSource: input.next.shapeSource,
    permission,
  };
  return { steps, grid, projection, lives, expected, bases, group, entering, answerInput };
}

/** The highest lawful flat premium, entry cost included. */
export const highestFlatPremium = ({ flat }: FiscalLimits, { next }: Pick<DossierInput, 'next'>): number =>
  flat / (1 - next.entryCost);

/**
 * Whether what those in service could keep beside a flat premium for others is flat itself: then there is nothing to keep
 * by art. 220e PW, and one percentage for everybody (art. 17 PW) needs no permission.
 */
export const isKeptLevel = ({ current }: Pick<DossierInput, 'current'>, shape: Scale): boolean =>
  isLevel(current.kind === 'premium' ? current.scale : shape);

/** Who enters later, projected under a dossier that may have other assumptions than the one that is solved. */
export function enteringGroup(
  dossier: DossierInput,
  { participants, currentScheme, limits }: Pick<SolveParts, 'participants' | 'currentScheme' | 'limits'>,
  steps: PremiumSteps,
  group: Pick<OpenGroupInput, 'people' | 'transition'>,
): OpenGroup {
  const terms = entryTerms(dossier, participants);
  return openGroup({
    ...group,
    dossier,
    stepCount: steps.count,
    flatCap: highestFlatPremium(limits, dossier),
    terms,
    entrants: entrants(dossier, terms, (entered, grid) => schemesOn(grid, entered, steps, currentScheme)),
  });
}

/**
 * The scale that those in service keep, per premium step: the current one, from average pay the practical budget-neutral
 * one.
 */
export const keptRates = (input: DossierInput, { answers, steps }: SolvedDossier): Float64Array =>
  input.current.kind === 'premium'
    ? scaleRates(input.current.scale, steps)
    : answers.budgetNeutralProgressive.practicalRates;

/** (1 + risicovrije_rente)^(-i/12) for i months since T: the value of premiums, whatever the zero curve is. */
export const riskFreeDiscounts = ({ assumptions }: DossierInput, grid: TimeGrid): Float64Array =>
  discountFactors(assumptions.riskFreeInterest, grid.length);

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

/** The scale of the current scheme; empty where it has none. */
export const currentScale = (input: DossierInput): Scale =>
  input.current.kind === 'premium' ? input.current.scale : [];

const longest = (participants: readonly ProjectedParticipant[]): number =>
  participants.reduce((months, projected) => Math.max(months, monthsToLaterPension(projected)), 0);
