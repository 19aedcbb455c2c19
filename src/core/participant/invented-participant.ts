import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Participant } from '#core/dossier/dossier.ts';

/** Somebody who isn't in the file: full time, of no given sex, with nothing accrued. */
export function inventedParticipant(number: string, born: PlainDate, fullTimeSalary: number): Participant {
  return {
    number,
    born,
    sex: 'X',
    hired: null,
    fullTimeSalary,
    partTime: 1,
    premiumWaiver: 0,
    capital: 0,
    accruedPension: 0,
    counts: true,
  };
}
