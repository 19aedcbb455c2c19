import type { Finding } from '#input/findings.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';

/** "1 fout", "3 fouten", or "meer dan 1.000 fouten" where not all of them are listed. */
export function countedFindings(findings: readonly Finding[], one: string, more: string): string {
  const listed = findings.filter(({ code }) => code !== 'MORE_FINDINGS').length;
  const isMore = listed < findings.length;
  return `${isMore ? 'meer dan ' : ''}${wholeNumber(listed)} ${listed === 1 && !isMore ? one : more}`;
}
