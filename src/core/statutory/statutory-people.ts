import { monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import {
  premiumMonthsInBoth,
  type ProjectedParticipant,
  projectedParticipant,
} from '#core/participant/projected-participant.ts';

/** What decides whether somebody takes part. */
type PeopleInput = Pick<DossierInput, 'valuationDate' | 'transitionDate' | 'current' | 'next'>;

/** Somebody placed on the grid; null for those who have no premium left at the transition in one of the schemes (N' <= T). */
export function statutoryPerson(participant: Participant, dossier: PeopleInput): ProjectedParticipant | null {
  const projected = projectedParticipant(participant, dossier);
  const transition = monthsBetween(dossier.valuationDate, dossier.transitionDate);
  return premiumMonthsInBoth(projected) <= transition ? null : projected;
}

/** The participants who count, in the order of the dossier. */
export const statutoryPeople = (dossier: PeopleInput & Pick<DossierInput, 'participants'>): ProjectedParticipant[] =>
  dossier.participants
    .filter(({ counts }) => counts)
    .map((participant) => statutoryPerson(participant, dossier))
    .filter((person) => person !== null);
