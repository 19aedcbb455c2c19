import type { DossierInput } from '#core/dossier/dossier.ts';
import { assumptionChanges, changedDossier } from '#core/effects/assumption-changes.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import { entrantWeights, entrantsOnSalary } from '#core/open-group/entrants.ts';
import { type OpenGroup, isRefilled, openGroup } from '#core/open-group/open-group.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import type { CostNeutralPremium } from '#core/result/open-group-result.ts';
import type { NeutralFlat } from '#core/result/result.ts';
import type { ChangedEntrantPremium, SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import {
  type SolveParts,
  type SolvedDossier,
  enteringGroup,
  highestFlatPremium,
} from '#core/calculate/solved-dossier.ts';
import { openCostEquation } from '#core/transition/equations.ts';
import { type OneOffInput, countedOneOff, ownerOfForm, withOneOff } from '#core/transition/one-off-costs.ts';
import { neutralFlat } from '#core/transition/horizon-table.ts';

/** What the open group is worked out from. */
interface OpenGroupInput {
  readonly dossier: DossierInput;
  readonly parts: SolveParts;
  readonly solved: SolvedDossier;
}

/** The flat premiums that follow from those who enter later. */
export interface OpenGroupPremiums {
  /** Cost-neutral for those who enter, beside a kept scale; null when nobody does, or no premium moves their cost. */
  readonly entrants: CostNeutralPremium | null;
  /** Of everybody, neutral over the years in which the group is followed. */
  readonly everybody: NeutralFlat;
}

/** The premiums at this cost of those in service, and with those who enter. */
export function openGroupPremiums(
  { solved: { answerInput } }: OpenGroupInput,
  dossier: OneOffInput,
  existing: GroupCost,
  { cost, premium }: OpenGroup,
): OpenGroupPremiums {
  const { nextCostRates, forms } = answerInput;
  return {
    entrants: premium.costNeutral,
    everybody: neutralFlat(
      withOneOff(
        openCostEquation(existing, cost, nextCostRates, openGroupYears),
        countedOneOff(dossier, ownerOfForm('flat'), openGroupYears),
      ),
      forms.flat,
    ),
  };
}

/**
 * Who enters under a change; null where it is one of those who enter, and nobody does with nor without it. Only at another age are
 * they somebody else: other wages and salaries change their salary, other exits and another discount rate what they weigh, and
 * another replacement their number.
 */
export function openGroupAgain(key: SensitivityKey, { dossier, parts, solved }: OpenGroupInput): OpenGroup | null {
  const { entering, steps, grid } = solved;
  const change = assumptionChanges[key];
  const changed = changedDossier(dossier, change, entering.terms);
  const people = solved.group.ages.groups;
  const shared = { people, transition: grid.transition };
  const again = isOfEntryAge(changed, entering)
    ? enteringGroup(changed, parts, steps, shared)
    : openGroup({
        ...shared,
        ...entrantsAgain(changed, dossier, entering),
        dossier: changed,
        stepCount: steps.count,
        flatCap: highestFlatPremium(parts.limits, dossier),
      });
  const isOfEntrants = change.moves.includes('entrantCost');
  return isOfEntrants && !isRefilled(again) && !isRefilled(entering) ? null : again;
}

const isOfEntryAge = ({ openGroup: { entryAge } }: DossierInput, { terms }: OpenGroup): boolean =>
  entryAge !== null && entryAge !== terms.age;

/** The entrants of the same age, with what is different of them under the changed dossier. */
function entrantsAgain(
  changed: DossierInput,
  { assumptions }: DossierInput,
  { terms, entrants }: OpenGroup,
): Pick<OpenGroup, 'terms' | 'entrants'> & { readonly weights: CostWeights | undefined } {
  const salary = changed.openGroup.entrySalary ?? terms.salary;
  const { wageGrowth, exits, discountRate } = changed.assumptions;
  const isOfSalary = salary !== terms.salary || wageGrowth !== assumptions.wageGrowth;
  const isOfWeights = exits !== assumptions.exits || discountRate !== assumptions.discountRate;
  return {
    terms,
    entrants: isOfSalary ? entrantsOnSalary(entrants, changed, { salary }) : entrants,
    weights: isOfWeights ? entrantWeights(entrants, changed) : undefined,
  };
}

/** How far both premiums moved; null where nothing was worked out again, and for those who enter where nobody does. */
export const premiumsAgain = (
  before: OpenGroupPremiums,
  after: OpenGroupPremiums | null,
): Pick<SensitivityRow, 'entrantPremium' | 'longRun'> =>
  after === null
    ? { entrantPremium: null, longRun: null }
    : {
        entrantPremium: changedEntrantPremium(before.entrants, after.entrants),
        longRun: {
          exact: after.everybody.exact,
          difference: after.everybody.exact - before.everybody.exact,
          feasible: after.everybody.isReached && after.everybody.isLawful,
        },
      };

function changedEntrantPremium(
  before: CostNeutralPremium | null,
  after: CostNeutralPremium | null,
): ChangedEntrantPremium | null {
  if (before === null && after === null) return null;
  return {
    exact: after?.exact ?? null,
    difference: before === null || after === null ? null : after.exact - before.exact,
    feasible: after !== null && after.unbounded === after.exact,
  };
}
