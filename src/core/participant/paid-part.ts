import type { Participant } from '#core/dossier/dossier.ts';

/**
 * The part of a participant that premium is paid for: 1 - w, with w the part that the insurer pays (premievrijstelling). The
 * waived part is outside both schemes (art. 220ha PW): of every month premium, cost and accrual count for 1 - w, and what was
 * accrued before the valuation date counts in full. A fraction.
 */
export const paidPart = ({ premiumWaiver }: Pick<Participant, 'premiumWaiver'>): number => 1 - premiumWaiver;

/** Part-time factor of which premium is paid: part time x (1 - w). It takes the place of part time in pension base and salary. */
export const paidPartTime = (participant: Pick<Participant, 'partTime' | 'premiumWaiver'>): number =>
  participant.partTime * paidPart(participant);
