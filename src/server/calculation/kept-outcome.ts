import type { StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { smallestGroup } from '#output/language/subject.ts';

/**
 * What stays when the data of participants are erased: without the figures of a year of birth with few participants that are shown
 * themselves, where the adviser asked for that. Those of a model person are nobody's.
 */
export function keptOutcome(statutory: StatutoryOutcome): StatutoryOutcome {
  const { outcome } = statutory;
  if (outcome.sort === 'absent') return statutory;
  const birthYears = outcome.effects.birthYears.map((year) =>
    year.isModelPerson || year.count >= smallestGroup ? year : { ...year, figures: null },
  );
  return { ...statutory, outcome: { ...outcome, effects: { ...outcome.effects, birthYears } } };
}
