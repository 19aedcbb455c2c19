import type { EnteredValue, ReadDossier } from '#contract/dossier-file.ts';
import { dossierFacts, dossierInput } from '#contract/fields/dossier-input.ts';
import {
  dcToDcSheets,
  type DcToDcTables,
  type DcToDcValues,
  type SheetDescription,
} from '#contract/fields/register.ts';
import type { Finding } from '#contract/findings.ts';
import { CellReader } from '#documents/excel/dossier/cell-reader.ts';
import { CrossChecks } from '#documents/excel/dossier/cross-checks.ts';
import { FieldPlaces } from '#documents/excel/dossier/field-places.ts';
import { FieldValueReader } from '#documents/excel/dossier/field-values.ts';
import { FindingList } from '#documents/excel/dossier/finding-list.ts';
import { ParticipantListReader } from '#documents/excel/dossier/participant-list.ts';
import { SmallTableReader, type TableValues } from '#documents/excel/dossier/small-table.ts';
import { isReadableTemplate } from '#documents/excel/dossier/template-kind.ts';
import type { Workbook } from '#documents/excel/workbook.ts';

export interface DossierReading {
  /** Null when there is an error among the findings. */
  readonly dossier: ReadDossier | null;
  /** Errors and warnings, errors first. */
  readonly findings: readonly Finding[];
}

type SmallTables = ReadonlyMap<string, TableValues>;

function smallTables(workbook: Workbook, cells: CellReader): SmallTables {
  const sheets: readonly SheetDescription[] = dcToDcSheets;
  return new Map(
    sheets
      .filter((sheet) => sheet.groups.length > 0)
      .flatMap((sheet) =>
        sheet.tables.map(
          (table) => [table.name, new SmallTableReader(table, cells).read(workbook, sheet.name)] as const,
        ),
      ),
  );
}

/** Every field has been checked against its description, so the record has the type that follows from it. */
const typedValues = (values: ReadonlyMap<string, EnteredValue>): DcToDcValues =>
  Object.fromEntries(values) as unknown as DcToDcValues;

/** Idem for the rows of tables. */
const typedTables = (tables: SmallTables): Omit<DcToDcTables, 'Deelnemers'> =>
  Object.fromEntries([...tables].map(([name, table]) => [name, table.rows])) as unknown as DcToDcTables;

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
  if (!isReadableTemplate(places, findings)) return { dossier: null, findings: findings.findings() };
  const cells = new CellReader(findings, workbook.date1904);
  const { values, entered } = new FieldValueReader(workbook, places, cells).read();
  const tables = smallTables(workbook, cells);
  const list = new ParticipantListReader(cells, options.onRows ?? (() => {})).read(workbook);
  new CrossChecks({ values, tables, list }, places, findings).check();
  const found = findings.findings();
  if (findings.hasErrors) return { dossier: null, findings: found };
  const typed = typedValues(values);
  const dossier: ReadDossier = {
    input: dossierInput(typed, typedTables(tables), list.participants),
    facts: dossierFacts(typed),
    fields: entered,
    tables: [...tables.values()].map((table) => table.entered),
    remarks: list.remarks,
    warnings: found,
  };
  return { dossier, findings: found };
}
