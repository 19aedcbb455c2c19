import { type Finding, findingTotal } from '#input/findings/findings.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';

/** "1 fout", "3 fouten". */
export function countedFindings(findings: readonly Finding[], one: string, more: string): string {
  const total = findingTotal(findings);
  return `${wholeNumber(total)} ${total === 1 ? one : more}`;
}
