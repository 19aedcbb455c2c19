import type { StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { employerGroups } from '#output/files/without-people/shown-groups.ts';
import { groupedResult } from '#output/files/without-people/grouped-result.ts';
import { shownYears as yearsOfCost } from '#output/files/without-people/shown-years.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';

/** Without the own figures of years of birth. */
const groupedEffects = (statutory: StatutoryOutcome): StatutoryOutcome =>
  statutory.outcome.sort === 'absent'
    ? statutory
    : {
        ...statutory,
        outcome: {
          ...statutory.outcome,
          effects: { ...statutory.outcome.effects, own: null },
        },
      };

/**
 * What an employer may have of a dossier: no person, and no group of few. Null where even all together are few, or only few
 * are left after the first year.
 */
export function employerContent(content: OutputContent): OutputContent | null {
  const { dossier, result, statutory, beside } = content;
  const groups = employerGroups(result);
  const years = yearsOfCost({ input: dossier.input, result });
  if (groups.length === 0 || years.cost === 0) return null;
  return {
    ...content,
    result: groupedResult(result, groups),
    statutory: statutory && groupedEffects(statutory),
    // A decision has its reason in the words of who took it.
    beside: beside && { ...beside, decisions: [] },
    withoutPeople: { years, hidesCompensation: result.compensation !== null && !mayShowCompensation(result) },
  };
}
