/**
 * The probability of still being in service in each year since T of who had that whole age at T: the product over the years
 * before it of 1 - exit probability (uitstroom) at the whole age at the start of each of those years, as far as the table goes.
 */
export function inServiceByYear(ageAtTransition: number, exitByAge: Float64Array): Float64Array {
  const stays = new Float64Array(exitByAge.length - ageAtTransition);
  let weight = 1;
  for (let year = 0; year < stays.length; year++) {
    stays[year] = weight;
    weight *= 1 - exitByAge[ageAtTransition + year]!;
  }
  return stays;
}
