import type { CompensationRules } from '#core/dossier/dossier-choices.ts';

/** Whether somebody of that own age at the transition, in whole years, is compensated: a cohort may be cut by it. */
export const isEntitled = ({ fromAge, untilAge }: CompensationRules, age: number): boolean =>
  age >= (fromAge ?? -Infinity) && age <= (untilAge ?? Infinity);

/** First age of the cohort of somebody of that age at the transition. */
export const cohortAt = ({ cohortYears }: CompensationRules, age: number): number =>
  Math.floor(age / cohortYears) * cohortYears;

/** Whether the difference of each month is paid as it falls, at no rate of its own. */
export const isPaidAsItFalls = ({ method, form }: CompensationRules): boolean =>
  method === 'premiumDifference' && form === 'salary';
