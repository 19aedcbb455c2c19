import type { AuditEntry } from '#api/audit-log.ts';

/** Entries that are in memory of an export that nobody takes in. */
export const pageOfExport = 1_000;

/** So many of the entries that come after one. */
export type NextPage = (after: string, limit: number) => Promise<readonly AuditEntry[]>;

/** The first page, and each next one when the one before it was taken in, until there are as many as were counted. */
export async function* pagesOf(
  { entries, total }: { readonly entries: readonly AuditEntry[]; readonly total: number },
  next: NextPage,
): AsyncGenerator<readonly AuditEntry[]> {
  let page = entries;
  let left = total - page.length;
  yield page;
  for (let last = page.at(-1); left > 0 && last !== undefined; last = page.at(-1)) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    page = await next(last.id, Math.min(pageOfExport, left));
    left -= page.length;
    yield page;
  }
}
