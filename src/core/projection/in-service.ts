import { monthsToLaterPension, type ProjectedParticipant } from '#core/participant/projected-participant.ts';

/**
 * The probability of still being in service in each year since T, up to the later pension date: the product over the years
 * before it of 1 - exit probability (uitstroom) at the whole age at the start of each of those years.
 */
export function inServiceByYear(
  projected: ProjectedParticipant,
  exitByAge: Float64Array,
  transition: number,
): Float64Array {
  const ageAtTransition = Math.floor((projected.ageAtStart + transition) / 12);
  const stays = new Float64Array(Math.ceil((monthsToLaterPension(projected) - transition) / 12));
  let weight = 1;
  for (let year = 0; year < stays.length; year++) {
    stays[year] = weight;
    weight *= 1 - exitByAge[ageAtTransition + year]!;
  }
  return stays;
}
