import published from '#cases/law/published-values.json' with { type: 'json' };
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { permitted } from '#test/oracle/permission.ts';
import { flatShape, legalMaxima } from '#test/oracle/shape.ts';

/**
 * Whether the law knows a transition plan, effects and compensation beside a flat premium (art. 150b lid 1 PW): there was a
 * scheme on 30 June 2023, and the change is the one to the new rules; who had a level average premium then has kept no scale that a later
 * change could give up.
 */
export const isTransition = (dossier: OracleDossier): boolean =>
  dossier.regeling_op_30_juni_2023 !== 'nog geen regeling' &&
  (dossier.soort_wijziging !== 'wijziging na eerbiedigende werking' ||
    dossier.regeling_op_30_juni_2023 === 'doorsneepremie');

/** Whether there is compensation: asked for, and known to the law. */
export const isCompensated = (dossier: OracleDossier): boolean =>
  dossier.compensatie_methode !== 'geen' && isTransition(dossier);

/** Whether the amounts of the new scheme are those that tax law allows in the year of the valuation, or the last known. */
function areAmountsAllowed({ nieuw_franchise: offset, nieuw_max_salaris: salary, peildatum }: OracleDossier): boolean {
  const known = published.amounts.filter(({ day }) => Number(day.slice(0, 4)) <= peildatum[0]!);
  const { lowestReducedOffset, minimumOffset, maximumSalary } = known.at(-1)!;
  // Of a year that is not published yet nobody knows how much higher the salary may be; offsets do not become lower.
  const isYearKnown = Number(published.amounts.at(-1)!.day.slice(0, 4)) >= peildatum[0]!;
  const isSalaryAllowed = !isYearKnown || salary <= (maximumSalary ?? salary);
  return offset >= (lowestReducedOffset ?? minimumOffset) && isSalaryAllowed;
}

const room = 1e-12;

/** Whether the law allows an answer: its premium, of a scale that it stays, and the scheme that it is part of. */
export function allowed(dossier: OracleDossier, rates: readonly Row[], isFlat: boolean): 'ja' | 'nee' | 'onbekend' {
  const maxima = legalMaxima(dossier, isFlat ? flatShape : rates);
  const isBelow = rates.every(([, rate], index) => rate <= maxima[index]! * (1 + room));
  const stays = isFlat ? 'ja' : permitted(dossier, rates);
  // Beside a scale who enters has a flat premium of their own.
  const beside = [dossier.premie_toetreders ?? 0, dossier.huidige_vlakke_premie ?? 0];
  const entering = isFlat ? 0 : Math.max(...beside);
  const isEnteringBelow = entering <= legalMaxima(dossier, flatShape)[0]! * (1 + room);
  return isBelow && isEnteringBelow && areAmountsAllowed(dossier) ? stays : 'nee';
}
