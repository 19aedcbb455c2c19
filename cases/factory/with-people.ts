import type { GuaranteeDossierInput, Participant, PremiumDossierInput } from '#core/dossier/dossier.ts';

/** The same dossier with other participants: one like its first for each of the changes. */
export const withPeople = <T extends PremiumDossierInput | GuaranteeDossierInput>(
  input: T,
  ...changes: Partial<Participant>[]
): T => ({
  ...input,
  participants: changes.map((change, row) =>
    Object.assign({ ...input.participants[0]! }, { number: `${row}` }, change),
  ),
});
