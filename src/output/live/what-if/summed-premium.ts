import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { ageCohorts } from '#core/transition/age-cohorts.ts';
import { horizonYears } from '#core/transition/equations.ts';
import { presentOneOff } from '#core/transition/one-off-costs.ts';
import { cohortOutcomes } from '#core/transition/outcomes.ts';
import { flatFromAge } from '#core/transition/premium-form.ts';
import { type PreparedGroup, whatIf } from '#core/what-if/what-if.ts';
import type { SummedPremium } from '#output/live/what-if/outcome-of.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The premium of one's own that stands in front of a dossier, as a scale. */
function ownPremium({ chosenAlternative, ownProposal }: DossierInput): Pick<SummedPremium, 'key'> & { scale: Scale } {
  return chosenAlternative === 'ownFlat'
    ? { key: 'ownFlat', scale: [{ fromAge: flatFromAge, rate: ownProposal.flat ?? 0 }] }
    : { key: 'ownScale', scale: ownProposal.scale };
}

/** What that premium costs and gives, as sums over a group that was projected. `result`: of a dossier with the same group. */
export function summedPremium(group: PreparedGroup, { input, result }: ConclusionSubject): SummedPremium {
  const { key, scale } = ownPremium(input);
  const { form, scale: practicalScale, ...summed } = whatIf(group, { asks: 'premium', scale });
  const cohorts = ageCohorts(result.participants.map(({ age }) => age));
  return {
    sort: 'given',
    key,
    form,
    practicalScale,
    costGroup: 'existing',
    cost: summed.cost,
    costDifference: summed.costDifference,
    years: summed.years,
    oneOffCost: presentOneOff(input, form, horizonYears(input.goal.horizon)),
    participants: summed.participants,
    cohorts: cohortOutcomes(cohorts, summed.participants, group.projected.answerInput.group.people),
    pensionDifference: summed.pensionDifference,
  };
}
