import { oneProduct, plainDossier, plainParticipant, plainTerms } from '#cases/factory/plain-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

/** The dossier of docs/method/worked-dossier.md: three participants, no growth, no returns, no interest, no exits. */
const terms = {
  ...plainTerms,
  employeeContribution: { basis: 'pensionBase' as const, rate: 0.04 },
  riskPremiumOnBase: 0.01,
  costPerParticipant: 100,
};

export const workedDossier: DossierInput = {
  ...plainDossier,
  current: {
    kind: 'premium',
    product: oneProduct,
    ...terms,
    scale: [
      { fromAge: 20, rate: 0.06 },
      { fromAge: 40, rate: 0.12 },
      { fromAge: 55, rate: 0.2 },
    ],
  },
  next: { ...plainDossier.next, ...terms, premiumLoading: 0.02 },
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 1 } },
  participants: [
    { ...plainParticipant, number: 'A', born: { year: 1996, month: 1, day: 1 }, fullTimeSalary: 39_172 },
    {
      ...plainParticipant,
      number: 'B',
      born: { year: 1981, month: 1, day: 1 },
      fullTimeSalary: 59_172,
      capital: 10_000,
    },
    { ...plainParticipant, number: 'C', born: { year: 1966, month: 1, day: 1 }, fullTimeSalary: 49_172, partTime: 0.5 },
    { ...plainParticipant, number: 'D', born: { year: 1958, month: 1, day: 1 } },
    { ...plainParticipant, number: 'E', counts: false },
  ],
};
