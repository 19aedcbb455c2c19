import type { Stamp } from '#input/dossier-file.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { counted } from '#office/document/dutch-words.ts';

/** How many of the assumptions were left at the template's default. */
export function defaultsConclusion(assumptions: readonly { readonly isDefault: boolean }[]): string {
  const kept = assumptions.filter((field) => field.isDefault).length;
  const all = counted(assumptions.length, 'uitgangspunt', 'uitgangspunten');
  if (assumptions.length === 0) return 'Dit dossier heeft geen uitgangspunten met een standaardwaarde';
  if (assumptions.length === 1) {
    return kept === 0
      ? 'Het enige uitgangspunt (1) is voor dit dossier ingevuld'
      : 'Het enige uitgangspunt (1) staat op de standaardwaarde: toets dat voor u besluit';
  }
  if (kept === 0) return `Van de ${all} staat er geen op de standaardwaarde: alles is voor dit dossier ingevuld`;
  if (kept === 2 && assumptions.length === 2)
    return 'Beide uitgangspunten (2) staan op de standaardwaarde: toets ze voor u besluit';
  if (kept === assumptions.length) return `Alle ${all} staan op de standaardwaarde: toets ze voor u besluit`;
  if (kept === 1) return `Van de ${all} staat er 1 op de standaardwaarde: toets dat voor u besluit`;
  return `Van de ${all} staan er ${kept} op de standaardwaarde: toets ze voor u besluit`;
}

/** How the outcome can be reproduced. */
export const reproductionConclusion = ({ result }: ConclusionSubject, stamp: Stamp): string =>
  `Met rekenversie ${stamp.programVersion} en wetsversie ${result.basis.lawVersion} geeft deze invoer altijd dezelfde uitkomst`;

/** The disclaimer on the report. */
export const noAdvice =
  'Deze berekening is geen advies in de zin van de Wft. Het advies geeft uw adviseur, met deze berekening als onderbouwing.';
