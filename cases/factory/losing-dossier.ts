import { plainChoices, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import type { Participant, PremiumDossierInput } from '#core/dossier/dossier.ts';

/** From 28% (38% from 55) to a flat 30%: the participant of 45 loses. */
export const losing: PremiumDossierInput = {
  ...plainDossier,
  current: {
    ...plainDossier.current,
    scale: [
      { fromAge: 20, rate: 0.28 },
      { fromAge: 55, rate: 0.38 },
    ],
  },
  compensation: { ...plainChoices.compensation, method: 'pensionOutcome', salaryLoading: 0.22 },
  ownProposal: { flat: 0.3, scale: [] },
};

/** That dossier with these participants. */
export const withPeople = (...changes: Partial<Participant>[]): PremiumDossierInput => ({
  ...losing,
  participants: changes.map((change, row) => Object.assign({ ...plainParticipant, number: String(row) }, change)),
});
