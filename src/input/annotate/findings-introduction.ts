import { countedFindings } from '#input/findings/counted-findings.ts';
import type { Finding } from '#input/findings/findings.ts';
import { capitalised } from '#office/document/dutch-words.ts';

export const findingsTitle = 'Fouten in het invoerbestand';

function inSheets(findings: readonly Finding[]): string {
  const sheets = new Set(findings.flatMap(({ sheet }) => sheet ?? []));
  const [only] = sheets;
  if (only === undefined) return '';
  return sheets.size === 1 ? ` op het blad ${only}` : ` op ${sheets.size} bladen`;
}

/** How much there is to do, in one sentence: "12 fouten en 1 waarschuwing op 3 bladen." */
export function findingsSummary(findings: readonly Finding[]): string {
  const of = (severity: Finding['severity']): readonly Finding[] =>
    findings.filter((finding) => finding.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  const parts = [
    countedFindings(errors, 'fout', 'fouten'),
    ...(warnings.length === 0 ? [] : [countedFindings(warnings, 'waarschuwing', 'waarschuwingen')]),
  ];
  return capitalised(`${parts.join(' en ')}${inSheets(findings)}.`);
}

const repair = 'Herstel de fouten in de bladen zelf, sla het bestand op en upload het opnieuw.';
const own = [
  `${repair} Klik op een cel om erheen te gaan. Een waarschuwing houdt de berekening niet tegen.`,
  'Dit blad, de kleuren en de opmerkingen mogen blijven staan: zij verdwijnen vanzelf. De status verandert zodra de cel anders is; of de nieuwe waarde goed is en past bij de andere cellen, blijkt na het uploaden.',
];

/** What the reader of the list is to do, in lines; there is more to do in the user's own file. */
export const findingsInstructions = (isOwnFile: boolean): readonly string[] => (isOwnFile ? own : [repair]);
