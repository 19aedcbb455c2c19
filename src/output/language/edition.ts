import { smallestGroup } from '#core/result/shown-groups.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';

/**
 * Figures of people in the edition that others than the employer read (uitgave medewerkers): salary, capital, pension, effect,
 * compensation, own contribution, counts, and ages other than the bounds of groups. Each comes from ten persons or more, or from a model
 * person; premiums, terms and verdicts are those of the scheme.
 */

/** What is not in it. */
export const employeesEditionLacks =
  'zonder kosten van de werkgever, behalve alle compensatie samen, en zonder cijfers over minder dan tien personen';

/** What stands on the first page of it. */
export const employeesEdition = `medewerkers: ${employeesEditionLacks}`;

const few = 'minder dan tien';

/** How many there are, in figures from ten on. */
export const peopleCount = (count: number): string => (count < smallestGroup ? few : wholeNumber(count));

/** A sum in euros, to two digits: 280,000. */
export function roundedSum(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 1);
  return Math.round(value / step) * step;
}

/** What stands on the first page of one that has both editions. */
export const editionName = ({ edition }: { readonly edition?: 'employees' | undefined }): string =>
  edition === 'employees' ? 'medewerkers' : 'werkgever';

/**
 * "krijgen 16 van de 40 deelnemers"; of a part below ten "krijgen minder dan tien van de 40 deelnemers", of the complement of such a part
 * "krijgen de meeste van de 40 deelnemers", of nobody "krijgt niemand": that is of all together, as all of them is. Where part and
 * complement are both below ten neither is given; null if all together are below ten.
 */
export function partGets(count: number, total: number): string | null {
  if (total < smallestGroup) return null;
  const all = `${wholeNumber(total)} deelnemers`;
  const others = total - count;
  if (count === 0) return 'krijgt niemand';
  if (others === 0) return `krijgen alle ${all}`;
  if (count < smallestGroup && others < smallestGroup) return 'krijgt een deel van de deelnemers';
  return `krijgen ${others < smallestGroup ? 'de meeste' : peopleCount(count)} van de ${all}`;
}
