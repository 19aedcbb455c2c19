import type { CompensationLaw } from '#core/compensation/compensation-bases.ts';
import type { PremiumCompensation } from '#core/compensation/compensation.ts';
import { choiceCost, currentCost, type YearlyCost } from '#core/choices/choice-cost.ts';
import { type EverybodysCost, everybodysCost } from '#core/open-group/everybodys-cost.ts';
import { choicePeople } from '#core/choices/choice-people.ts';
import { choicePremiums, type ChoiceSource } from '#core/choices/choice-premiums.ts';
import { type ChoiceKey, choiceKeys } from '#core/dossier/alternative-key.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import { entrantCompensation } from '#core/open-group/entrant-compensation.ts';
import type { OpenGroup } from '#core/open-group/open-group.ts';
import type { GroupProjection } from '#core/projection/group-projection.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { Choice, ChoicePeople, ChoicesResult } from '#core/result/choice.ts';
import { employeeContributionRates } from '#core/scheme/cost-rates.ts';
import type { SolvedPremium } from '#core/transition/new-premiums.ts';
import { oneOffAmounts, type OneOffOwner } from '#core/transition/one-off-costs.ts';

/** Inputs for the choices. */
export interface ChoicesInput {
  readonly dossier: DossierInput;
  readonly law: CompensationLaw;
  readonly group: Pick<GroupProjection, 'cost' | 'people'>;
  readonly entering: OpenGroup;
  /** The solved and given premiums, with their compensation in the same order. */
  readonly premiums: readonly SolvedPremium[];
  readonly compensations: readonly (PremiumCompensation | null)[];
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
}

/** What an employer can choose, and what each choice costs and gives. */
export function choices(input: ChoicesInput): Omit<ChoicesResult, 'costByFlat'> {
  const { dossier, premiums, flatCap } = input;
  const source: ChoiceSource = { dossier, candidates: premiums, flatCap };
  const chosen = choicePremiums(source);
  const everybody = everybodysCost(dossier, input.group.cost, input.entering);
  const now = currentCost(everybody);
  const [existing, entrants] = [everybody.existing, everybody.entrants].map((cost) => cost.currentContribution[0] ?? 0);
  return {
    now: { cost: now, ownContribution: existing! + entrants! },
    choices: choiceKeys.flatMap((key) => {
      const index = premiums.findIndex((premium) => premium.key === chosen[key]);
      return index < 0 ? [] : [choiceOf(key, index, { now, everybody }, input)];
    }),
    chosen: chosen.chosen,
  };
}

interface Compared {
  readonly now: Choice['cost'];
  readonly everybody: EverybodysCost;
}

function choiceOf(key: ChoiceKey, index: number, { now, everybody }: Compared, input: ChoicesInput): Choice {
  const { dossier, group, entering, premiums, compensations } = input;
  const solved = premiums[index]!;
  const { key: premium, form, rates } = solved;
  const entrantPremium = form === 'flat' ? rates[0]! : entering.premium.rate;
  const compensation = compensations[index] ?? null;
  const added = {
    compensation: everybodysCompensation(compensation, rates[0]!, input),
    oneOff: oneOff(dossier, solved),
  };
  const paid = { existing: rates, entrants: rates.map(() => entrantPremium) };
  const fromPremium = compensation?.result.participants.pensionFromPremium ?? null;
  const ownContribution = linearCost(group.cost.next, employeeContributionRates(dossier.next), 0, 1);
  return {
    key,
    premium,
    entrantPremium,
    ...choiceCost(everybody, paid, added, now),
    ownContribution: amountAt(ownContribution, rates),
    ...countedPeople(dossier, (hasFlatNow) => choicePeople(group.people, rates, fromPremium, hasFlatNow)),
  };
}

/** Everybody, and apart those who have the scale and those who have a flat premium now. */
const countedPeople = (
  dossier: DossierInput,
  count: (hasFlatNow?: boolean) => ChoicePeople,
): Pick<Choice, 'people' | 'populations'> => ({
  people: count(),
  populations: flatSinceOf(dossier) && { withScale: count(false), withFlat: count(true) },
});

/** Of those in service, and of those hired later in a compensated cohort. */
function everybodysCompensation(
  compensation: PremiumCompensation | null,
  flat: number,
  { dossier, law, entering }: ChoicesInput,
): YearlyCost {
  if (compensation === null) return { cost: [], presentCost: [] };
  const { result, rateAtAge } = compensation;
  const entered = entrantCompensation(entering, { dossier, law, rateAtAge, flat });
  return {
    cost: entered.cost.map((amount, year) => amount + (result.years[year]?.cost ?? 0)),
    presentCost: entered.presentCost.map((amount, year) => amount + (result.years[year]?.presentCost ?? 0)),
  };
}

/** One-off costs per year; discounted by whole years, as they are paid at the start of one. */
function oneOff(dossier: DossierInput, owner: OneOffOwner): YearlyCost {
  const cost = oneOffAmounts(dossier, owner).slice(0, openGroupYears);
  const { discountRate } = dossier.assumptions;
  return { cost, presentCost: cost.map((amount, year) => amount * (1 + discountRate) ** -year) };
}
