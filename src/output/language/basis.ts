import { allOf, capitalised, counted } from '#office/document/dutch-words.ts';

interface Kept {
  readonly isDefault: boolean;
  readonly isConfirmed: boolean;
}

/** "alle 4 bevestigd", "3 bevestigd, 1 niet" */
function confirmedText(kept: readonly Kept[]): string {
  const confirmed = kept.filter(({ isConfirmed }) => isConfirmed).length;
  const open = kept.length - confirmed;
  if (kept.length === 1) return open === 0 ? 'bevestigd' : 'niet bevestigd';
  if (open === 0) return `${allOf(kept.length)} bevestigd`;
  return confirmed === 0 ? 'geen ervan bevestigd' : `${confirmed} bevestigd, ${open} niet`;
}

/** How many of the assumptions were left at their standard value, and of how many of those somebody said that they fit. */
export function defaultsConclusion(assumptions: readonly Kept[]): string {
  const kept = assumptions.filter((field) => field.isDefault);
  const all = counted(assumptions.length, 'uitgangspunt', 'uitgangspunten');
  if (assumptions.length === 0) return 'Dit dossier heeft geen uitgangspunten met een standaardwaarde';
  if (assumptions.length === 1) {
    return kept.length === 0
      ? 'Het enige uitgangspunt (1) is voor dit dossier ingevuld'
      : `Het enige uitgangspunt (1) staat op de standaardwaarde: ${confirmedText(kept)}`;
  }
  if (kept.length === 0) return `Van de ${all} staat er geen op de standaardwaarde: alles is voor dit dossier ingevuld`;
  if (kept.length === assumptions.length)
    return `${capitalised(allOf(kept.length, 'uitgangspunten'))} staan op de standaardwaarde: ${confirmedText(kept)}`;
  const verb = kept.length === 1 ? 'staat er 1' : `staan er ${kept.length}`;
  return `Van de ${all} ${verb} op de standaardwaarde: ${confirmedText(kept)}`;
}
