/**
 * A conclusion about the employer for whom others than the employer read: what a plan or a note says, the employer says to those
 * who take part.
 */
export const ofEmployer = (conclusion: string): string =>
  conclusion
    .replaceAll(/ kost( de nieuwe regeling)? u /g, ' kost$1 de werkgever ')
    .replace('Wordt u het niet eens?', 'Worden werkgever en werknemers het niet eens?');
