import { allOf, capitalised, counted } from '#office/document/dutch-words.ts';

/** How many of the assumptions were left at their standard value. */
export function defaultsConclusion(assumptions: readonly { readonly isDefault: boolean }[]): string {
  const kept = assumptions.filter(({ isDefault }) => isDefault).length;
  const all = counted(assumptions.length, 'uitgangspunt', 'uitgangspunten');
  if (assumptions.length === 0) return 'Dit dossier heeft geen uitgangspunten met een standaardwaarde';
  if (assumptions.length === 1)
    return `Het enige uitgangspunt (1) ${kept === 0 ? 'is voor dit dossier ingevuld' : 'staat op de standaardwaarde'}`;
  if (kept === 0) return `Van de ${all} staat er geen op de standaardwaarde: alles is voor dit dossier ingevuld`;
  if (kept === assumptions.length) return `${capitalised(allOf(kept, 'uitgangspunten'))} staan op de standaardwaarde`;
  return `Van de ${all} ${kept === 1 ? 'staat er 1' : `staan er ${kept}`} op de standaardwaarde`;
}
