import { monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput, Participant } from '#core/dossier.ts';
import { statePensionAgeOfBirth } from '#core/law/state-pension-age-of-birth.ts';
import { type ProjectedParticipant, projectedParticipant } from '#core/participant/projected-participant.ts';
import type { PremiumEnd, StatutoryTerms } from '#core/statutory-effects/statutory-terms.ts';

/** Somebody whose effects are calculated: both pension dates, and until when premium is paid. */
export interface StatutoryPerson extends ProjectedParticipant {
  /**
   * The same person with the months in which premium is paid and pension accrued instead of those to the pension dates: N' for N.
   */
  readonly paying: ProjectedParticipant;
}

/** What decides whether somebody takes part. */
export type PeopleInput = Pick<DossierInput, 'valuationDate' | 'transitionDate' | 'current' | 'next'>;

/** Somebody placed on the grid; null for who has no premium left at the transition in one of the schemes (N' <= T). */
export function statutoryPerson(
  participant: Participant,
  dossier: PeopleInput,
  { premiumEnd }: Pick<StatutoryTerms, 'premiumEnd'>,
): StatutoryPerson | null {
  const projected = projectedParticipant(participant, dossier);
  const statePension = statePensionAgeOfBirth(participant.born).months - projected.ageAtStart;
  const paidUntil = (end: PremiumEnd, months: number): number =>
    end === 'pensionAge' ? months : Math.min(months, statePension);
  const monthsInCurrent = paidUntil(premiumEnd.current, projected.monthsInCurrent);
  const monthsInNext = paidUntil(premiumEnd.next, projected.monthsInNext);
  const transition = monthsBetween(dossier.valuationDate, dossier.transitionDate);
  if (Math.min(monthsInCurrent, monthsInNext) <= transition) return null;
  return { ...projected, paying: { ...projected, monthsInCurrent, monthsInNext } };
}

/** The participants who count, in the order of the dossier. */
export const statutoryPeople = (
  dossier: PeopleInput & Pick<DossierInput, 'participants'>,
  terms: Pick<StatutoryTerms, 'premiumEnd'>,
): StatutoryPerson[] =>
  dossier.participants
    .filter(({ counts }) => counts)
    .map((participant) => statutoryPerson(participant, dossier, terms))
    .filter((person) => person !== null);
