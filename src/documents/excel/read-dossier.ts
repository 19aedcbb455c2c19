import type { EnteredValue, ReadDossier } from '#contract/dossier-file.ts';
import { dossierFacts } from '#contract/fields/dossier-facts.ts';
import { dossierInput } from '#contract/fields/dossier-input.ts';
import type { DossierValues } from '#contract/fields/dossier-values.ts';
import { type FieldRegister, registers } from '#contract/fields/register.ts';
import type { Finding } from '#contract/findings.ts';
import type { SchemeKind } from '#core/dossier.ts';
import { CellReader } from '#documents/excel/dossier/cell-reader.ts';
import { crossCheck } from '#documents/excel/dossier/cross-checks.ts';
import { FieldPlaces } from '#documents/excel/dossier/field-places.ts';
import { FieldValueReader } from '#documents/excel/dossier/field-values.ts';
import { FindingList } from '#documents/excel/dossier/finding-list.ts';
import { ParticipantListReader } from '#documents/excel/dossier/participant-list.ts';
import { PlacedFindings } from '#documents/excel/dossier/placed-findings.ts';
import { SmallTableReader, type TableValues } from '#documents/excel/dossier/small-table.ts';
import { readableKind } from '#documents/excel/dossier/template-kind.ts';
import type { Workbook } from '#documents/excel/workbook.ts';

export interface DossierReading {
  /** Null when there is an error among the findings. */
  readonly dossier: ReadDossier | null;
  /** Errors and warnings, errors first. */
  readonly findings: readonly Finding[];
}

type SmallTables = ReadonlyMap<string, TableValues>;

const smallTables = (workbook: Workbook, register: FieldRegister, cells: CellReader): SmallTables =>
  new Map(
    register.sheets.flatMap((sheet) =>
      sheet.tables
        .filter((table) => table !== register.participants)
        .map((table) => [table.name, new SmallTableReader(table, cells).read(workbook, sheet)] as const),
    ),
  );

/** Every cell has been checked against its description, so the records have the types that follow from it. */
const dossierValues = (
  kind: SchemeKind,
  values: ReadonlyMap<string, EnteredValue>,
  tables: SmallTables,
): DossierValues =>
  ({
    kind,
    values: Object.fromEntries(values),
    tables: Object.fromEntries([...tables].map(([name, table]) => [name, table.rows])),
  }) as unknown as DossierValues;

/**
 * Reads a dossier from an input template as someone filled it in. Everything that is wrong or remarkable is found at once;
 * nothing of the workbook is trusted.
 */
export function readDossier(
  workbook: Workbook,
  options: { readonly onRows?: (rows: number) => void } = {},
): DossierReading {
  const findings = new FindingList();
  const places = new FieldPlaces(workbook);
  const kind = readableKind(places, findings);
  if (kind === null) return { dossier: null, findings: findings.findings() };
  const register = registers[kind];
  const cells = new CellReader(findings, workbook.date1904);
  const { values, entered, wrong } = new FieldValueReader(workbook, places, cells).read(register);
  const tables = smallTables(workbook, register, cells);
  const list = new ParticipantListReader(register.participants, cells, options.onRows ?? (() => {})).read(workbook);
  crossCheck(new PlacedFindings({ register, values, wrong, tables, list }, places, findings));
  const found = findings.findings();
  if (findings.hasErrors) return { dossier: null, findings: found };
  const typed = dossierValues(kind, values, tables);
  const dossier: ReadDossier = {
    input: dossierInput(typed, list.participants),
    facts: dossierFacts(typed),
    fields: entered,
    tables: [...tables.values()].map((table) => table.entered),
    remarks: list.remarks,
    warnings: found,
  };
  return { dossier, findings: found };
}
