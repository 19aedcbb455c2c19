import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';

/** A dossier with the choice of a decision in front, as if its file had chosen it; which choices it has stays. */
export const decidedDossier = (dossier: ReadDossier, decidedChoice: ChoiceKey): ReadDossier => ({
  ...dossier,
  input: { ...dossier.input, decidedChoice },
  fields: dossier.fields.map((entered) =>
    entered.name === 'gekozen_keuze' ? { ...entered, value: decidedChoice, isDefault: false } : entered,
  ),
});
