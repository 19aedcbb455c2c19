import { ageInMonths } from '#core/calendar/age.ts';
import { monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput, Participant, SchemeProvisions } from '#core/dossier/dossier.ts';
import { hasFlatNow } from '#core/dossier/flat-since.ts';
import { statePensionAgeOfBirth } from '#core/law/state-pension-age-of-birth.ts';
import type { Exclusion } from '#core/result/result.ts';

/**
 * The part of a participant that premium is paid for: 1 - w, with w the part that the insurer pays (premievrijstelling). The
 * waived part is outside both schemes (art. 220ha PW): of every month premium, cost and accrual count for 1 - w, and what was
 * accrued before the valuation date counts in full. A fraction.
 */
export const paidPart = ({ premiumWaiver }: Pick<Participant, 'premiumWaiver'>): number => 1 - premiumWaiver;

/** Part-time factor of which premium is paid: part time x (1 - w). It takes the place of part time in pension base and salary. */
export const paidPartTime = (participant: Pick<Participant, 'partTime' | 'premiumWaiver'>): number =>
  participant.partTime * paidPart(participant);

/** A participant who takes part in the calculation, placed on the monthly grid. */
export interface ProjectedParticipant {
  readonly participant: Participant;
  /** Whether the flat premium of the current scheme is theirs, and not its scale: hired since it began. */
  readonly hasFlatNow: boolean;
  /** a(0): age in months in month 0; the age in month m is a(0) + m. */
  readonly ageAtStart: number;
  /** N of the current scheme: months from month 0 to its pension date. */
  readonly monthsInCurrent: number;
  /** N of the new scheme. */
  readonly monthsInNext: number;
  /** N' of the current scheme: premium, accrual, risk premiums and cost run for m < N', which is N or before it. */
  readonly premiumMonthsInCurrent: number;
  /** N' of the new scheme. */
  readonly premiumMonthsInNext: number;
  /** Nobody, but a model person of a year of birth; absent: a participant. */
  readonly isModelPerson?: true;
}

/** Who takes part in the calculation and who is left out, each in the order of the dossier. */
interface Participation {
  readonly participants: readonly ProjectedParticipant[];
  readonly excluded: readonly Exclusion[];
}

/** Every participant was left out, so there is nothing to calculate. Carries who was left out and why. */
export class NoParticipantsLeftError extends Error {
  readonly code = 'NO_PARTICIPANTS_LEFT';
  readonly excluded: readonly Exclusion[];

  constructor(excluded: readonly Exclusion[]) {
    super(`All ${excluded.length} participants are left out of the calculation`);
    this.name = 'NoParticipantsLeftError';
    this.excluded = excluded;
  }
}

/** The part of a dossier that decides who takes part. */
type ParticipationInput = Pick<DossierInput, 'valuationDate' | 'transitionDate' | 'current' | 'next' | 'participants'>;

/**
 * Places the participants on the grid. Left out are those who stay in the old scheme (Meerekenen = nee) and those whose
 * pension date (N <= T), or else the end of whose premium (N' <= T), in either scheme is at or before the transition. Throws
 * NoParticipantsLeftError when nobody remains.
 */
export function participation(input: ParticipationInput): Participation {
  const transition = monthsBetween(input.valuationDate, input.transitionDate);
  const participants: ProjectedParticipant[] = [];
  const excluded: Exclusion[] = [];
  for (const participant of input.participants) {
    const projected = projectedParticipant(participant, input);
    if (!participant.counts) excluded.push({ number: participant.number, reason: 'notCounted' });
    else if (Math.min(projected.monthsInCurrent, projected.monthsInNext) <= transition)
      excluded.push({ number: participant.number, reason: 'pensionBeforeTransition' });
    else if (premiumMonthsInBoth(projected) <= transition)
      excluded.push({ number: participant.number, reason: 'premiumEndBeforeTransition' });
    else participants.push(projected);
  }
  if (participants.length === 0) throw new NoParticipantsLeftError(excluded);
  return { participants, excluded };
}

/** A participant placed on the grid of a dossier. */
export function projectedParticipant(
  participant: Participant,
  { valuationDate, current, next }: Pick<ParticipationInput, 'valuationDate' | 'current' | 'next'>,
): ProjectedParticipant {
  const ageAtStart = ageInMonths(participant.born, valuationDate);
  return {
    participant,
    hasFlatNow: hasFlatNow(participant, { current }),
    ageAtStart,
    monthsInCurrent: current.pensionAgeInMonths - ageAtStart,
    monthsInNext: next.pensionAgeInMonths - ageAtStart,
    premiumMonthsInCurrent: premiumEndAge(participant, current) - ageAtStart,
    premiumMonthsInNext: premiumEndAge(participant, next) - ageAtStart,
  };
}

/**
 * Age in months at which premium ends: the pension age, or the own state pension age where that comes first. People of one age
 * in months were born in one month, so that they share it.
 */
const premiumEndAge = (
  { born }: Participant,
  { pensionAgeInMonths, premiumEnd }: Pick<SchemeProvisions, 'pensionAgeInMonths' | 'premiumEnd'>,
): number =>
  premiumEnd === 'pensionAge' ? pensionAgeInMonths : Math.min(pensionAgeInMonths, statePensionAgeOfBirth(born).months);

/** Months in which there is premium in both schemes. */
export const premiumMonthsInBoth = ({ premiumMonthsInCurrent, premiumMonthsInNext }: ProjectedParticipant): number =>
  Math.min(premiumMonthsInCurrent, premiumMonthsInNext);

/** Months to the later of the two pension dates: how far a salary is needed. */
export function monthsToLaterPension(projected: ProjectedParticipant): number {
  return Math.max(projected.monthsInCurrent, projected.monthsInNext);
}
