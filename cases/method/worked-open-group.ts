import { plainDossier } from '#cases/factory/plain-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

/** One participant of 45, who leaves by 10% a year; entrants are 40. */
export const oneParticipant: DossierInput = {
  ...plainDossier,
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 15 } },
  assumptions: { ...plainDossier.assumptions, exits: [{ fromAge: 15, value: 0.1 }] },
  openGroup: { replacement: 1, entryAge: 40, entrySalary: 49_172, entrantPremium: null },
};
