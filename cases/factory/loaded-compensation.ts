import { plainDossier } from '#cases/factory/plain-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

/** The plain dossier with hires, and compensation as salary for ten years with a loading on it. */
export const loadedCompensation: DossierInput = {
  ...plainDossier,
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 30 }, group: 'withEntrants' },
  openGroup: { replacement: 1, entryAge: 40, entrySalary: 49_172, entrantPremium: null },
  compensation: {
    ...plainDossier.compensation,
    method: 'premiumDifference',
    form: 'salary',
    salaryLoading: 0.22,
    end: { kind: 'years', years: 10 },
  },
};
