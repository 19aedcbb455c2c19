import type { Finding } from '#input/findings/findings.ts';

/** What a reader looks for among findings. */
export interface FindingFilter {
  /** Words that are all to be found somewhere in it. */
  readonly words: string;
  /** Name of a sheet; null: the file as a whole; undefined: everywhere. */
  readonly sheet: string | null | undefined;
}

export interface FindingPlace {
  readonly sheet: string | null;
  readonly count: number;
}

/** Where there are findings, in the order in which they come. */
export function findingPlaces(findings: readonly Finding[]): readonly FindingPlace[] {
  const counts = new Map<string | null, number>();
  for (const { sheet } of findings) counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  return [...counts].map(([sheet, count]) => ({ sheet, count }));
}

/** What stood in the cell; what only counts findings holds no value. */
export const foundValue = ({ code, found }: Finding): string | null => (code === 'MORE_FINDINGS' ? null : found);

/** The findings of a place that have all the words, capitals and accents aside. */
export function shownFindings(findings: readonly Finding[], { words, sheet }: FindingFilter): readonly Finding[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  return findings.filter((finding) => {
    if (sheet !== undefined && finding.sheet !== sheet) return false;
    const text = plain(
      [finding.sheet, finding.cell, finding.field, foundValue(finding), finding.message, finding.remedy].join(' '),
    );
    return asked.every((word) => text.includes(word));
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
