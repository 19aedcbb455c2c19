import { countedFindings, type Finding, isDoubt } from '#input/findings/findings.ts';

/** How many warnings the input file gave: "1 waarschuwing", "geen waarschuwingen". */
export const countedWarnings = (warnings: readonly Finding[]): string =>
  warnings.length === 0 ? 'geen waarschuwingen' : countedFindings(warnings, 'waarschuwing', 'waarschuwingen');

/** Whether data that would make the result senseless were calculated with because the adviser said that they are right. */
export const hasDoubts = (warnings: readonly Finding[]): boolean => warnings.some(isDoubt);

/** What a reader should know of the data before reading any result, and in which workbook it stands; null when nothing was remarked on. */
export function inputWarning(warnings: readonly Finding[], ofWorkbook = 'van de werkmap'): string | null {
  if (warnings.length === 0) return null;
  const one = warnings.length === 1;
  const sheet = `op het blad Toetsen ${ofWorkbook}`;
  if (!hasDoubts(warnings))
    return `Let op: het invoerbestand gaf ${countedWarnings(warnings)}; ${one ? 'die staat' : 'ze staan'} ${sheet}.`;
  const found = one ? 'waarschuwing' : countedWarnings(warnings);
  return `Let op: gegevens lijken niet te kloppen, maar er is op verzoek mee gerekend; zie de ${found} ${sheet}.`;
}
