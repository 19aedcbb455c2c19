import type { Participant } from '#core/dossier/dossier.ts';
import { dateText, wholeNumber } from '#office/document/dutch-format.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { warning } from '#input/reading/cells/problem.ts';

/** Up to so many participants two people seldom share a birth date, a sex and something more by chance. */
const smallList = 1000;

const dayKey = (day: Participant['born'] | null): string | null => (day === null ? null : dateText(day));

/** How many of hiring, salary and accrued capital or pension are filled in and the same. */
function sharedFacts(one: Participant, other: Participant): number {
  const isSame = [
    one.hired !== null && dayKey(one.hired) === dayKey(other.hired),
    one.fullTimeSalary === other.fullTimeSalary,
    one.capital + one.accruedPension > 0 &&
      one.capital === other.capital &&
      one.accruedPension === other.accruedPension,
  ];
  return isSame.filter(Boolean).length;
}

/** One number in two rows is an error of its own. */
const isAgain = (one: Participant, other: Participant, needed: number): boolean =>
  one.number.toLowerCase() !== other.number.toLowerCase() && sharedFacts(one, other) >= needed;

/**
 * One person under two numbers: two jobs, or a row that came twice. Birth date and sex are the same, and hiring, salary or
 * what was accrued too; in a long list, where two people share that by chance, two of the three.
 */
export function checkSamePerson(findings: PlacedFindings): void {
  const { participants } = findings.parts.list;
  const needed = participants.length <= smallList ? 1 : 2;
  const firsts = new Map<string, number[]>();
  const pairs: (readonly [first: number, again: number])[] = [];
  for (const [index, one] of participants.entries()) {
    if (!one.counts) continue;
    const key = [dayKey(one.born), one.sex].join();
    const earlier = firsts.get(key) ?? [];
    const first = earlier.find((place) => isAgain(participants[place]!, one, needed));
    if (first === undefined) firsts.set(key, [...earlier, index]);
    else pairs.push([first, index]);
  }
  const [pair] = pairs;
  if (pair === undefined) return;
  const [first, again] = pair.map((place) => participants[place]!.number) as [string, string];
  const count =
    pairs.length === 1 ? 'is er een ander nummer' : `is er bij ${wholeNumber(pairs.length)} nummers een ander`;
  const message = `Mogelijk ${count} van dezelfde persoon, zoals ${first} en ${again}: geboortedatum, geslacht en datum in dienst, salaris of opbouw zijn gelijk. Staat iemand er onder twee nummers in?`;
  const remedy =
    'Voeg de rijen samen, met het deeltijdpercentage van beide banen bij elkaar. Zijn het twee personen, dan hoeft u niets te doen.';
  findings.atColumn('number', warning('VALUE_UNUSUAL', message, remedy), pair[1], again);
}
