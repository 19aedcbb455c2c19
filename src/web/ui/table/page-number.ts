export const pageSizes = [10, 25, 50] as const;

/** The zero-based page for what someone typed as a page number counted from one; null while it is no number. */
export function pageIndexFor(typed: string, pageCount: number): number | null {
  if (!/^\s*\d+\s*$/.test(typed)) return null;
  return Math.min(Math.max(Number(typed), 1), Math.max(pageCount, 1)) - 1;
}

/** The nearest page that exists, for when rows have disappeared. */
export const existingPageIndex = (pageIndex: number, pageCount: number): number =>
  Math.max(0, Math.min(pageIndex, pageCount - 1));
