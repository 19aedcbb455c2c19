import { countedFindings, type Finding, isDoubt } from '#input/findings/findings.ts';

/** How many warnings the input file gave: "1 waarschuwing", "geen waarschuwingen". */
export const countedWarnings = (warnings: readonly Finding[]): string =>
  warnings.length === 0 ? 'geen waarschuwingen' : countedFindings(warnings, 'waarschuwing', 'waarschuwingen');

/** Whether data that would make the result senseless were calculated with because the adviser said that they are right. */
export const hasDoubts = (warnings: readonly Finding[]): boolean => warnings.some(isDoubt);

/** What a reader should know of the data before reading any result; `place`: where the warnings are, for readers who have them. Null if there are none. */
export function inputWarning(warnings: readonly Finding[], place: string | null = null): string | null {
  if (warnings.length === 0) return null;
  const told = hasDoubts(warnings)
    ? 'gegevens lijken niet te kloppen, maar er is op verzoek mee gerekend'
    : `het invoerbestand gaf ${countedWarnings(warnings)}`;
  return `Let op: ${told}${place === null ? '' : `; zie ${place}`}.`;
}
