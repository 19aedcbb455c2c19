import { fillIn } from '#documents/excel/dossier/fill-in.ts';
import type { PlacedFindings } from '#documents/excel/dossier/placed-findings.ts';
import { error } from '#documents/excel/dossier/problem.ts';

/** Whether every row of a table could be read. */
function isWhole({ parts }: PlacedFindings, name: string): boolean {
  const table = parts.tables.get(name);
  return table?.rows.length === table?.entered.rows.length;
}

const hasPremium = ({ parts }: PlacedFindings, name: string): boolean =>
  parts.tables.get(name)?.rows.some((row) => typeof row['rate'] === 'number' && row['rate'] > 0) ?? false;

function checkOwnShape(findings: PlacedFindings): void {
  if (findings.value('nieuw_staffelvorm') !== 'ownScale') return;
  if (!isWhole(findings, 'NieuweStaffel') || hasPremium(findings, 'NieuweStaffel')) return;
  const message = 'De gekozen staffelvorm is eigen staffel, maar in de tabel daarvoor staat geen premie boven 0%.';
  findings.atTable('NieuweStaffel', error('TABLE_EMPTY', message, 'Vul de tabel in of kies een andere staffelvorm.'));
}

function checkCurrentScale(findings: PlacedFindings): void {
  const current = findings.parts.tables.get('HuidigeStaffel');
  if (!current || current.rows.length === 0 || !isWhole(findings, 'HuidigeStaffel')) return;
  if (hasPremium(findings, 'HuidigeStaffel')) return;
  const message = 'Alle premies van de huidige staffel zijn 0%.';
  findings.atTable('HuidigeStaffel', error('VALUE_CONFLICT', message, 'Vul de premies van de huidige regeling in.'));
}

/** Where the ambition is a mere shape its fields are only needed when it is chosen. */
function checkAmbition(findings: PlacedFindings): void {
  if (findings.value('nieuw_staffelvorm') !== 'ambition') return;
  const { register, wrong } = findings.parts;
  for (const name of ['ambitie_opbouwpercentage', 'ambitie_rekenrente']) {
    const { field } = register.field(name);
    if (field.required || wrong.has(name) || findings.value(name) !== null) continue;
    const message = 'De staffelvorm is ambitie, maar deze cel is nog leeg.';
    findings.at(name, error('FIELD_EMPTY', message, `${fillIn(field)} Of kies een andere staffelvorm.`));
  }
}

/** Whether the scales are there on which the calculation is to rest. */
export function checkShapes(findings: PlacedFindings): void {
  checkOwnShape(findings);
  checkCurrentScale(findings);
  checkAmbition(findings);
}
