import type { Stamp } from '#contract/dossier-file.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { counted } from '#contract/terms/conclusions-words.ts';

/** How many of the assumptions were left at the template's default. */
export function defaultsConclusion(assumptions: readonly { readonly isDefault: boolean }[]): string {
  const kept = assumptions.filter((field) => field.isDefault).length;
  const all = assumptions.length;
  if (kept === 0) return `Alle ${counted(all, 'uitgangspunt', 'uitgangspunten')} zijn voor dit dossier ingevuld`;
  if (kept === all)
    return `Alle ${counted(all, 'uitgangspunt', 'uitgangspunten')} zijn standaardwaarden: toets ze voor u besluit`;
  const verb = kept === 1 ? 'is een standaardwaarde: toets die' : 'zijn standaardwaarden: toets ze';
  return `${kept} van de ${counted(all, 'uitgangspunt', 'uitgangspunten')} ${verb} voor u besluit`;
}

/** How the outcome can be made again. */
export const reproductionConclusion = ({ result }: ConclusionSubject, stamp: Stamp): string =>
  `Met rekenversie ${stamp.programVersion} en wetsversie ${result.basis.lawVersion} geeft deze invoer altijd dezelfde uitkomst`;

/** What the report is not: to be printed on it. */
export const noAdvice =
  'Deze berekening is geen advies in de zin van de Wft. Het advies geeft uw adviseur, met deze berekening als onderbouwing.';
