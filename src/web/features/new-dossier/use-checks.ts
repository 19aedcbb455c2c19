import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type FileCheck, checkQuery } from '#web/dossier/check/file-checks.ts';
import { fileFault } from '#web/dossier/file-fault.ts';

interface Checks {
  /** What is known of each file; null while it is read, and of what is refused unread. */
  readonly known: readonly (FileCheck | null)[];
  /** Waits for all of them. */
  readonly whenKnown: () => Promise<readonly FileCheck[]>;
}

const isReadable = (file: File | null): file is File => file !== null && fileFault(file) === null;

/** The checks of the files in the form, each begun when its file is chosen. */
export function useChecks(files: readonly (File | null)[]): Checks {
  const queries = useQueryClient();
  const readable = files.filter(isReadable);
  const found = useQueries({ queries: readable.map(checkQuery) });
  return {
    known: files.map((file) => (isReadable(file) ? (found[readable.indexOf(file)]?.data ?? null) : null)),
    whenKnown: () => Promise.all(readable.map((file) => queries.fetchQuery(checkQuery(file)))),
  };
}
