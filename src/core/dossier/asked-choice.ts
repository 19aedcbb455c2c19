import { type ChoiceKey, isChoiceKey } from '#core/dossier/alternative-key.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

/** The letter that was asked for: of the last decision, else of the file; null where the file names none. */
export function askedChoice({
  decidedChoice,
  chosenAlternative: asked,
}: Pick<DossierInput, 'decidedChoice' | 'chosenAlternative'>): ChoiceKey | null {
  if (decidedChoice !== undefined) return decidedChoice;
  return asked !== null && isChoiceKey(asked) ? asked : null;
}
