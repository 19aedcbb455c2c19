import type { OracleDossier, OracleParticipant, Row } from '#test/oracle/dossier.ts';
import { rowValue } from '#test/oracle/tables.ts';

/** A day as one number that is larger for a later day. */
export const dayNumber = ([year, month, day]: readonly number[]): number => 372 * year! + 31 * month! + day!;

/** The flat premium of those who were hired on the day on which it began, or later; null of those who have the scale. */
export function flatPremium(dossier: OracleDossier, { datum_in_dienst: hired }: OracleParticipant): number | null {
  const { soort, ingang_vlakke_premie: since, huidige_vlakke_premie: rate } = dossier;
  if (soort !== 'dcToDc' || !since || rate === undefined || rate === null || !hired) return null;
  return dayNumber(hired) >= dayNumber(since) ? rate : null;
}

/** The rate of the current premium scheme of somebody at an age. */
export const currentRate = (dossier: OracleDossier, person: OracleParticipant, age: number): number =>
  flatPremium(dossier, person) ?? rowValue(dossier.huidige_staffel, age, 0);

/** The rate of a new premium: a flat one begins at age 0 and is everybody's, beside a scale who has a flat premium now keeps it. */
export function newRate(dossier: OracleDossier, person: OracleParticipant, rates: readonly Row[], age: number): number {
  const isFlat = rates[0]?.[0] === 0;
  return (isFlat ? null : flatPremium(dossier, person)) ?? rowValue(rates, age, 0);
}
