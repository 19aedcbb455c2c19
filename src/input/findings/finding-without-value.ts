import type { Finding } from '#input/findings/findings.ts';
import { findingKinds } from '#input/findings/finding-kinds.ts';

const remedy =
  'Wat er in de cel stond, staat hier niet. Wie het invoerbestand heeft, ziet het door dat toe te voegen als nieuw dossier.';

/**
 * What stays of a finding once the data of participants are erased, and for those who may not see them: its kind and place. The
 * sentences may repeat what stood in a cell, and the name of a column that the template does not know may be anything.
 */
export function findingWithoutValue(finding: Finding): Finding {
  const { code, severity, sheet, cell, field } = finding;
  // Counts findings, and holds no value.
  if (code === 'MORE_FINDINGS') return finding;
  const kind = findingKinds[code];
  const message = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}.`;
  const kept = code === 'COLUMN_UNKNOWN' ? null : field;
  return { code, severity, sheet, cell, field: kept, found: null, message, remedy };
}
