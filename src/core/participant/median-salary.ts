import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';

/** To this many EUR the median salary is rounded, so that it is nobody's own. */
const salaryStep = 5000;

/** The median full-time salary at the level of the valuation date, rounded half up to whole steps, EUR a year. */
export function roundedMedianSalary(participants: readonly Pick<ProjectedParticipant, 'participant'>[]): number {
  const salaries = participants.map(({ participant }) => participant.fullTimeSalary);
  return Math.round(median(salaries) / salaryStep) * salaryStep;
}

/** The middle one, or the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
