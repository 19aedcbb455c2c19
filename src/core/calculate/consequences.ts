import { type Compensation, compensation } from '#core/compensation/compensation.ts';
import type { LawInUse } from '#core/checks/check-input.ts';
import { choices } from '#core/choices/choices.ts';
import { costByFlat } from '#core/choices/cost-by-flat.ts';
import type { ChoicesResult } from '#core/result/choice.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { pensionSplits } from '#core/effects/pension-split.ts';
import { everybodysCost } from '#core/open-group/everybodys-cost.ts';
import { openGroupResult, type OpenGroupPathInput } from '#core/open-group/open-group-result.ts';
import { isFlatPathKey, type PremiumKey } from '#core/dossier/alternative-key.ts';
import type { AlternativeOutcomes, PremiumOutcomes } from '#core/result/alternative.ts';
import type { Permission } from '#core/result/new-premium.ts';
import type { DossierResult, AgeCohort } from '#core/result/result.ts';
import { sensitivities, withoutChanges } from '#core/calculate/sensitivities.ts';
import {
  highestFlatPremium,
  isKeptLevel,
  keptRates,
  schemesOn,
  type SolvedDossier,
  type SolveParts,
} from '#core/calculate/solved-dossier.ts';
import type { IndexedCohort } from '#core/transition/age-cohorts.ts';
import { scalePermission } from '#core/transition/permission.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import { chapter6b } from '#core/transition/chapter-6b.ts';
import { horizonTable } from '#core/transition/horizon-table.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import { prescribedEffects } from '#core/transition/prescribed-effects.ts';
import type { CostByAge } from '#core/projection/cost-by-age.ts';
import { groupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Inputs for the cost per cohort. */
interface CohortCostInput {
  readonly dossier: DossierInput;
  readonly projection: ParticipantProjection;
  readonly costs: CostByAge;
  readonly premiums: readonly PracticalPremium[];
  readonly cohorts: readonly AgeCohort[];
}

/** Cost per age cohort. */
interface CohortCosts {
  /** Per cohort, at the practical rates: EUR, discounted over the horizon. */
  readonly unchanged: readonly number[];
  /** The same of each of the premiums, in their order. */
  readonly premiums: readonly (readonly number[])[];
}

/** The cost of the people of each cohort: of the ages in it. The cohorts sum to the cost of the group. */
function cohortCosts({ dossier, projection, costs, premiums, cohorts }: CohortCostInput): CohortCosts {
  const rates = employerCostRates(dossier.next);
  const years = horizonYears(dossier.goal.horizon);
  const equations = cohorts.map(({ fromAge, toAge }) => {
    const counts = (age: number): boolean => age >= fromAge && age <= toAge;
    return costEquation(groupCost({ ...projection, costs, counts }), rates, years);
  });
  return {
    unchanged: equations.map(({ target }) => target),
    premiums: premiums.map((premium) => equations.map(({ amount }) => amountAt(amount, premium.rates))),
  };
}

/**
 * By which profit the effects of a premium of this form are measured; null where the law prescribes none: where those in service
 * keep a scale, and where there was no scheme on 30 June 2023. See `prescribedEffects`.
 */
const transitionEffectMeasure = (
  dossier: Pick<DossierInput, 'current' | 'next' | 'change' | 'schemeOn30June2023'>,
  form: 'flat' | 'progressive',
): TransitionEffectMeasure | null => prescribedEffects(dossier, { form, permission: null }).measure;

/** Inputs for the consequences of the answers. */
interface ConsequencesInput {
  readonly dossier: DossierInput;
  readonly parts: SolveParts;
  readonly solved: SolvedDossier;
  readonly law: Pick<LawInUse, 'compensation'>;
  readonly cohorts: readonly IndexedCohort[];
}

type Costs = Pick<AlternativeOutcomes, 'cohortCosts'>;

/** What follows from the alternatives, of each of them and of all together. */
export interface Consequences {
  readonly unchanged: Costs;
  /** In the order of the solved premiums. */
  readonly premiums: readonly (Costs &
    Pick<PremiumOutcomes, 'compensation' | 'chapter6b' | 'transitionEffectMeasure' | 'pensionSplit'>)[];
  readonly shared: Shared;
  /** The same with the sensitivities, on which no answer depends. */
  readonly sharedWhole: () => Shared;
}

type Shared = Pick<DossierResult, 'horizons' | 'compensation' | 'openGroup' | 'sensitivities' | keyof ChoicesResult>;

/** What follows from the alternatives: compensation, the open group, cost per cohort, and how sensitive the answers are to assumptions. */
export function consequences(input: ConsequencesInput): Consequences {
  const {
    dossier,
    solved,
    law: { compensation: law },
  } = input;
  const { group, entering, answerInput, premiums } = solved;
  const { projection, bases } = solved;
  const asked = { dossier, law, group, projection, bases, premiums };
  const compensated = isCompensable(dossier) ? compensation(asked) : null;
  const costs = costsOf(input);
  const splits = splitsOf(input);
  const paths = pathInput(input, compensated);
  const flatCap = highestFlatPremium(input.parts.limits, dossier);
  const offered = offeredChoices(input, { compensated, flatCap });
  const followed = { ...input, chosen: premiumOfChosen(offered) };
  const shared: Shared = {
    ...offered,
    costByFlat: [],
    horizons: horizonTable({
      dossier,
      existing: group.cost,
      entrants: entering.cost,
      nextCostRates: answerInput.nextCostRates,
      flat: answerInput.forms.flat,
    }),
    compensation: compensated?.shared ?? null,
    openGroup: openGroupResult(paths, entering),
    sensitivities: withoutChanges(followed),
  };
  return {
    unchanged: { cohortCosts: costs.unchanged },
    premiums: premiums.map(({ form }, index) => ({
      compensation: compensated?.premiums[index]?.result ?? null,
      chapter6b: chapter6b(dossier, form),
      cohortCosts: costs.premiums[index]!,
      pensionSplit: splits[index]!,
      transitionEffectMeasure: transitionEffectMeasure(dossier, form),
    })),
    shared,
    sharedWhole: () => ({
      ...shared,
      costByFlat:
        compensated === null
          ? []
          : costByFlat({
              compensation: asked,
              everybody: everybodysCost(dossier, group.cost, entering),
              entering,
              people: group.people,
              neutral: solved.answers.budgetNeutralFlat.practicalRates[0]!,
              flatCap,
            }),
      sensitivities: sensitivities(followed),
    }),
  };
}

type Offered = ReturnType<typeof choices>;

const offeredChoices = (
  { dossier, law, solved: { group, entering, premiums } }: ConsequencesInput,
  found: { readonly compensated: Compensation | null; readonly flatCap: number },
): Offered =>
  choices({
    dossier,
    law: law.compensation,
    group,
    entering,
    premiums,
    compensations: premiums.map((_, index) => found.compensated?.premiums[index] ?? null),
    flatCap: found.flatCap,
  });

const premiumOfChosen = ({ choices: offered, chosen }: Offered): PremiumKey | null =>
  offered.find(({ key }) => key === chosen)?.premium ?? null;

const splitsOf = ({ dossier, parts, solved, cohorts }: ConsequencesInput) =>
  pensionSplits({
    dossier,
    people: solved.group.people,
    premiums: solved.premiums,
    projection: solved.projection,
    expected: solved.expected,
    schemesOf: (changed) => schemesOn(solved.grid, changed, solved.steps, parts.currentScheme),
    cohorts,
  });

/** Whether the law knows compensation beside a flat premium of this dossier (art. 150b and 150f PW). */
const isCompensable = (dossier: DossierInput): boolean => chapter6b(dossier, 'flat') === 'holds';

const pathInput = (
  { dossier, parts: { permission, shape }, solved, law }: ConsequencesInput,
  compensated: Compensation | null,
): OpenGroupPathInput => ({
  dossier,
  existing: solved.group.cost,
  law: law.compensation,
  permission: isKeptLevel(dossier, shape)
    ? { permitted: 'no', reason: 'levelPremium' }
    : keptPermission(dossier, permission, solved),
  keptRates: keptRates(dossier, solved),
  flats: solved.premiums.flatMap(({ key, form, rates }, index) =>
    form === 'flat' && isFlatPathKey(key) ? [{ key, rates, compensation: compensated?.premiums[index] ?? null }] : [],
  ),
});

/** Whether those in service may keep what they have: the current scale, from average pay the budget-neutral one. */
const keptPermission = ({ current, next }: DossierInput, permission: Permission, { answers }: SolvedDossier) =>
  current.kind === 'premium'
    ? scalePermission(permission, payableScale(current.scale, next))
    : (answers.budgetNeutralProgressive.answer.permission ?? permission);

const costsOf = ({ dossier, solved: { group, projection, premiums }, cohorts }: ConsequencesInput) =>
  cohortCosts({ dossier, projection, costs: group.costs, premiums, cohorts });
