import type { Finding } from '#input/findings.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';

/** How many findings there are, those that are only counted included. */
export const findingTotal = (findings: readonly Finding[]): number =>
  findings.reduce((total, { code, found }) => total + (code === 'MORE_FINDINGS' ? Number(found) : 1), 0);

/** "1 fout", "3 fouten". */
export function countedFindings(findings: readonly Finding[], one: string, more: string): string {
  const total = findingTotal(findings);
  return `${wholeNumber(total)} ${total === 1 ? one : more}`;
}
