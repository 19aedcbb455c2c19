import { isRequiredBy, requiringConditions, type Conditional } from '#input/fields/field.ts';
import { fillIn, error } from '#input/reading/cells/problem.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';

/** Whether every row of a table could be read. */
function isWhole({ parts }: PlacedFindings, name: string): boolean {
  const table = parts.tables.get(name);
  return table?.rows.length === table?.entered.rows.length;
}

const hasPremium = ({ parts }: PlacedFindings, name: string): boolean =>
  parts.tables.get(name)?.rows.some((row) => typeof row['rate'] === 'number' && row['rate'] > 0) ?? false;

/** The choices by which something is needed, as in: de keuze ambitie (Vorm van de progressieve staffel). */
function madeChoices(item: Conditional, findings: PlacedFindings): string {
  const shown = (requiringConditions(item) ?? []).map(({ field: name }) => {
    const { field } = findings.parts.register.field(name);
    const choice = field.type === 'choice' ? field.choices.find(({ value }) => value === findings.value(name)) : null;
    return `de keuze ${choice?.text ?? ''} (${field.label})`;
  });
  return shown.join(' en ');
}

const isRequiredNow = (item: Conditional, findings: PlacedFindings): boolean =>
  isRequiredBy(item, (name) => findings.value(name));

/** Tables that are needed after a choice that was made. */
function checkNeededTables(findings: PlacedFindings): void {
  for (const table of findings.parts.register.tables) {
    if (!isRequiredNow(table, findings)) continue;
    if (!isWhole(findings, table.name) || hasPremium(findings, table.name)) continue;
    const message = `De tabel ${table.title} is nodig bij ${madeChoices(table, findings)}, maar bevat geen percentage boven 0%.`;
    findings.atTable(table.name, error('TABLE_EMPTY', message, 'Vul de tabel in of maak een andere keuze.'));
  }
}

function checkCurrentScale(findings: PlacedFindings): void {
  const current = findings.parts.tables.get('HuidigeStaffel');
  if (!current || current.rows.length === 0 || !isWhole(findings, 'HuidigeStaffel')) return;
  if (hasPremium(findings, 'HuidigeStaffel')) return;
  if (findings.value('regeling_op_30_juni_2023') === 'noScheme') return checkFirstScheme(findings);
  const message = 'Alle premies van de huidige staffel zijn 0%.';
  findings.atTable('HuidigeStaffel', error('VALUE_CONFLICT', message, 'Vul de premies van de huidige regeling in.'));
}

/** Beside no premium now there is nothing to keep equal: the premium of a first scheme is what the adviser proposes. */
function checkFirstScheme(findings: PlacedFindings): void {
  const name = 'eigen_vlakke_premie';
  if (findings.parts.wrong.has(name) || findings.value(name) !== null) return;
  const message =
    'Er was nog geen regeling en de huidige premies zijn 0%. Er zijn dus geen kosten of pensioenen om gelijk te houden: de premie moet u zelf kiezen.';
  findings.at(name, error('FIELD_EMPTY', message, fillIn(findings.parts.register.field(name).field)));
}

/** A scale is chosen by name or typed: with both nobody knows which one holds. */
function checkOneScale(findings: PlacedFindings): void {
  const chosen = findings.value('huidig_staffel');
  if (chosen === null || chosen === 'own') return;
  const table = findings.parts.tables.get('HuidigeStaffel');
  if (table === undefined || table.isNamed || table.entered.rows.length === 0) return;
  const message = 'Er is een staffel bij naam gekozen, en de tabel Huidige staffel is ook ingevuld.';
  const remedy = 'Maak de tabel leeg, of kies bij Soort staffel: eigen staffel.';
  findings.at('huidig_staffel', error('VALUE_CONFLICT', message, remedy));
}

/** Fields that are needed after a choice that was made. */
function checkNeededFields(findings: PlacedFindings): void {
  const { register, wrong } = findings.parts;
  for (const { field } of register.fields) {
    if (!isRequiredNow(field, findings) || wrong.has(field.name) || findings.value(field.name) !== null) continue;
    const message = `Deze cel is verplicht bij ${madeChoices(field, findings)} en nog leeg.`;
    const remedy = `${fillIn(field)} Of maak een andere keuze.`;
    findings.at(field.name, error('FIELD_EMPTY', message, remedy));
  }
}

/** Whether the scales are there on which the calculation is to rest. */
export function checkShapes(findings: PlacedFindings): void {
  checkNeededTables(findings);
  checkCurrentScale(findings);
  checkOneScale(findings);
  checkNeededFields(findings);
}
