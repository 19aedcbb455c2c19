import { compareDays } from '#core/calendar/days.ts';
import type { DossierInput, FlatSince, Participant } from '#core/dossier/dossier.ts';

/** The flat premium of those hired since it began, beside the scale of the others; null = everybody has one scheme. */
export const flatSinceOf = ({ current }: Pick<DossierInput, 'current'>): FlatSince | null =>
  current.kind === 'premium' ? (current.flatSince ?? null) : null;

/** Whether somebody was hired on the day on which that flat premium began, or later. */
export function hasFlatNow({ hired }: Pick<Participant, 'hired'>, dossier: Pick<DossierInput, 'current'>): boolean {
  const since = flatSinceOf(dossier);
  return since !== null && hired !== null && compareDays(hired, since.from) >= 0;
}
