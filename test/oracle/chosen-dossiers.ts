import { readConfigureGlobal, sample } from 'fast-check';
import type { Kind, OracleDossier } from '#test/oracle/dossier.ts';
import { dossiers } from '#test/oracle/dossier-generator.ts';
import { lives } from '#test/oracle/life.ts';
import { flatPremium } from '#test/oracle/own-premium.ts';

/** From how many generated dossiers each one is chosen. */
const candidatesEach = 8;

/** The kinds have candidates of their own: what one kind misses another may meet. */
const seeds: Readonly<Record<Kind, number>> = { dcToDc: 0, dbToDc: 1, ambitionDbToDc: 2 };

type Trait = (dossier: OracleDossier) => boolean;

/** Whether some who count have the scale and others a flat premium. */
export const hasTwoPopulations: Trait = (dossier) =>
  new Set(lives(dossier).map(({ person }) => flatPremium(dossier, person) === null)).size === 2;

/** Whether it is the first scheme of all, before which nobody paid a premium. */
export const isFirstScheme: Trait = ({ huidige_staffel: scale }) => scale.every(([, rate]) => rate === 0);

/** The choices of a dossier, each with its value. */
const choicesOf = (dossier: OracleDossier): readonly string[] =>
  Object.entries(dossier)
    .filter(([field]) => field !== 'deelnemers')
    .map(([field, value]) => `${field} ${JSON.stringify(value)}`);

/** Numbers the choices of all candidates; equal choices have one number. */
function numberedChoices(candidates: readonly OracleDossier[]): { all: readonly Uint16Array[]; count: number } {
  const numbers = new Map<string, number>();
  const numberOf = (choice: string): number => {
    const number = numbers.get(choice) ?? numbers.size;
    numbers.set(choice, number);
    return number;
  };
  const all = candidates.map((dossier) => Uint16Array.from(choicesOf(dossier), numberOf));
  return { all, count: numbers.size };
}

/**
 * So many generated dossiers that together hold as many pairs of choices as can be: each next one is that with the most
 * pairs that no earlier one has. A few dozen meet what takes hundreds by chance. What is too rare to be met under every seed is asked for:
 * each of `traits` is one of the first that are chosen.
 */
export function chosenDossiers(kind: Kind, count: number, traits: readonly Trait[] = []): readonly OracleDossier[] {
  const seed = (readConfigureGlobal().seed ?? 0) + seeds[kind];
  const candidates = sample(dossiers(kind), { seed, numRuns: candidatesEach * count });
  const { all, count: choices } = numberedChoices(candidates);
  const isMet = new Uint8Array(choices * choices);
  const open = new Set(all.keys());
  return Array.from({ length: count }, (_, place) => {
    const hasTrait = traits[place] ?? (() => true);
    let [best, most] = [0, -1];
    for (const candidate of open) {
      if (!hasTrait(candidates[candidate]!)) continue;
      const fresh = newPairs(all[candidate]!, choices, isMet);
      if (fresh > most) [best, most] = [candidate, fresh];
    }
    open.delete(best);
    const own = all[best]!;
    for (const one of own) for (const other of own) isMet[one * choices + other] = 1;
    return candidates[best]!;
  });
}

/** How many pairs of these choices no chosen dossier has. */
function newPairs(own: Uint16Array, choices: number, isMet: Uint8Array): number {
  let count = 0;
  for (let one = 0; one < own.length; one++) {
    const row = own[one]! * choices;
    for (let other = one + 1; other < own.length; other++) count += 1 - isMet[row + own[other]!]!;
  }
  return count;
}
