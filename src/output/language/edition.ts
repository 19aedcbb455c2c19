import { smallestGroup } from '#core/result/shown-groups.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';

/**
 * Figures of people in the edition that others than the employer read (uitgave medewerkers): salary, capital, pension, effect,
 * compensation, own contribution, counts, and ages other than the bounds of groups. Each comes from ten persons or more, or from a model
 * person; premiums, terms and verdicts are those of the scheme.
 */

/** What stands on the first page of it. */
export const employeesEdition =
  'medewerkers: zonder kosten van de werkgever, en zonder cijfers over minder dan tien personen';

const few = 'minder dan tien';

/** How many there are, in figures from ten on. */
export const peopleCount = (count: number): string => (count < smallestGroup ? few : wholeNumber(count));

/** A sum in euros, to two digits: 280,000. */
export function roundedSum(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 1);
  return Math.round(value / step) * step;
}

/**
 * "16 van de 40 deelnemers"; of a part below ten "minder dan tien van de 40 deelnemers", and of the complement of such a part "op minder
 * dan tien na alle 40 deelnemers". Where both are below ten neither is told; null where all together are.
 */
export function partOfPeople(count: number, total: number): string | null {
  if (total < smallestGroup) return null;
  const others = total - count;
  if (count < smallestGroup && others < smallestGroup) return 'een deel van de deelnemers';
  if (others < smallestGroup) return `op ${few} na alle ${wholeNumber(total)} deelnemers`;
  return `${peopleCount(count)} van de ${wholeNumber(total)} deelnemers`;
}
