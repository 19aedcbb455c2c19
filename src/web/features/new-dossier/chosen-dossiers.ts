import type { ChosenDossier } from '#web/lib/new-dossier-asked.ts';
import { nameFromFile, namesFromFiles } from '#web/features/new-dossier/name-from-file.ts';

interface Choice {
  readonly files: readonly File[];
  /** Dropped files come beside those that were chosen; a choice takes their place. */
  readonly isAdding: boolean;
  /** Name for a file of which the name gives none. */
  readonly fallback: string;
}

/**
 * The dossiers of the form after files were chosen or dropped. A file with the same name is that file again, mended. Each gets
 * the name of its file; a name that was typed stays, for the first.
 */
export function dossiersWith(
  current: readonly ChosenDossier[],
  { files, isAdding, fallback }: Choice,
): readonly ChosenDossier[] {
  if (files.length === 0) return current;
  const former = (file: File) => current.find((dossier) => dossier.file?.name === file.name);
  const kept = isAdding ? current.filter(({ file }) => file !== null) : [];
  const again = kept.map((dossier) => ({
    ...dossier,
    file: files.findLast(({ name }) => name === dossier.file?.name) ?? dossier.file,
  }));
  const added = files
    .filter((file) => !kept.some((dossier) => dossier.file?.name === file.name))
    .map((file) => ({ name: former(file)?.name ?? '', file }));
  const [first, ...others] = [...again, ...added];
  if (first === undefined) return current;
  const typed = current.length === 1 && !isProposed(current[0], fallback) ? (current[0]?.name ?? '') : '';
  return named([{ ...first, name: first.name || typed }, ...others], fallback);
}

/** Whether a name is that of the file, and nobody typed it. */
const isProposed = (dossier: ChosenDossier | undefined, fallback: string): boolean =>
  dossier?.file ? dossier.name === nameFromFile(dossier.file.name, fallback) : false;

function named(dossiers: readonly ChosenDossier[], fallback: string): readonly ChosenDossier[] {
  const names = namesFromFiles(
    dossiers.map(({ name, file }) => (name === '' ? (file?.name ?? '') : `${name}.xlsx`)),
    fallback,
  );
  return dossiers.map((dossier, index) => ({ ...dossier, name: dossier.name || (names[index] ?? fallback) }));
}
