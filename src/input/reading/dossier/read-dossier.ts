import type { EnteredValue, ReadDossier, DossierFacts } from '#input/fields/dossier-file.ts';
import { dossierInput } from '#input/fields/dossier-input.ts';
import { versionOf } from '#input/fields/templates.ts';
import type { Process } from '#input/fields/process.ts';
import type { DossierValues } from '#input/fields/values.ts';
import { type FieldRegister, registerOf, registers } from '#input/fields/register.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { doubtAfter } from '#input/reading/cells/problem.ts';
import { type DossierOverview, dossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import { crossCheck } from '#input/reading/checks/cross-checks.ts';
import { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { type GivenValues, refuseUnknown } from '#input/reading/dossier/given-values.ts';
import { FieldValueReader } from '#input/reading/dossier/field-values.ts';
import { FindingList } from '#input/reading/cells/finding-list.ts';
import { ParticipantListReader } from '#input/reading/participants/participant-list.ts';
import { refuseCitizenNumbers } from '#input/reading/participants/participant-columns.ts';
import { OfficeStandards } from '#input/reading/dossier/office-standards.ts';
import { askWhetherAsNow, withRiskAsNow } from '#input/reading/dossier/as-now.ts';
import { warnOfRetired } from '#input/reading/dossier/retired-values.ts';
import { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { SmallTableReader, type TableValues } from '#input/reading/tables/small-table.ts';
import { readableKind, versionOfTemplate } from '#input/reading/dossier/template-kind.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import type { SurvivorCover } from '#core/dossier/dossier.ts';
import { officialScales } from '#input/fields/official-scales.ts';

const scaleTable = 'HuidigeStaffel';

/** As many decimals as the smallest rounding of a premium has. */
const rounded = (rate: number): number => Math.round(rate * 1e6) / 1e6;

/**
 * The tables of a dossier, with the scale that it names in the place of the table that it left empty: all that follows
 * looks at rows. A table that was filled stays, and is a finding.
 */
function withOfficialScale(
  tables: ReadonlyMap<string, TableValues>,
  values: ReadonlyMap<string, EnteredValue>,
): ReadonlyMap<string, TableValues> {
  const scale = officialScales.find(({ value }) => value === values.get('huidig_staffel'));
  const typed = tables.get(scaleTable);
  if (scale === undefined || typed === undefined || typed.entered.rows.length > 0) return tables;
  const share = values.get('huidig_staffel_deel');
  const rows = scale.rows.map(({ fromAge, rate }) => ({
    fromAge,
    rate: rounded(rate * (typeof share === 'number' ? share : 1)),
  }));
  const entered = { ...typed.entered, rows: rows.map(({ fromAge, rate }) => [fromAge, rate]) };
  return new Map([...tables, [scaleTable, { ...typed, rows, rowNumbers: [], entered, isNamed: true }]]);
}

type Values = DossierValues['values'];

function currentSurvivor(values: Values): SurvivorCover {
  return {
    partner: values.huidig_partnerpensioen_dekking,
    orphan: values.huidig_wezenpensioen_dekking,
    anwGap: values.huidig_anw_hiaat,
  };
}

const process = (values: Values): Process => ({
  representation: values.medezeggenschap,
  amendmentClause: values.wijzigingsbeding,
  provider: values.uitvoerder_soort,
  agreed: {
    intention: values.planning_voorgenomen_besluit,
    offers: values.planning_offertes,
    request: values.planning_verzoek,
    answer: values.planning_instemming,
    decision: values.planning_besluit,
    contract: values.planning_contract,
    plan: values.planning_transitieplan,
    notice: values.planning_bericht,
  },
});

/** What workbook and report show besides, from the values of the workbook. */
function dossierFacts({ values }: DossierValues): DossierFacts {
  return {
    employerName: values.werkgever_naam,
    employerKvk: values.werkgever_kvk,
    schemeName: values.regeling_naam,
    provider: values.uitvoerder,
    newProvider: values.nieuwe_uitvoerder,
    adviser: values.adviseur,
    contractEnd: values.einddatum_contract,
    process: process(values),
    currentSurvivor: currentSurvivor(values),
    ...('opgebouwde_aanspraken' in values && values.opgebouwde_aanspraken === 'transferred'
      ? { isAccruedTransferred: true as const }
      : {}),
  };
}

export interface DossierReading {
  /** Null when there is an error among the findings. */
  readonly dossier: ReadDossier | null;
  /** Null when the kind of the template is not known. */
  readonly overview: DossierOverview | null;
  /** Errors and warnings, errors first. */
  readonly findings: readonly Finding[];
  /** Takes what is found later about the same cells; null when the kind of the template is not known. */
  readonly placed: PlacedFindings | null;
}

export interface ReadOptions {
  readonly onRows?: (rows: number) => void;
  /** Hold instead of what the file says. */
  readonly given?: GivenValues;
}

type SmallTables = ReadonlyMap<string, TableValues>;

const smallTables = (
  workbook: Workbook,
  register: FieldRegister,
  cells: CellReader,
  values: ReadonlyMap<string, EnteredValue>,
): SmallTables =>
  new Map(
    register.sheets.flatMap((sheet) =>
      sheet.tables
        .filter((table) => table !== register.participants)
        .map((table) => [table.name, new SmallTableReader(table, cells, values).read(workbook, sheet)] as const),
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
export function readDossier(workbook: Workbook, options: ReadOptions = {}): DossierReading {
  const findings = new FindingList();
  const places = new FieldPlaces(workbook);
  const kind = readableKind(places, findings);
  if (kind === null) {
    refuseCitizenNumbers(registers.dcToDc.participants, workbook, findings);
    return { dossier: null, overview: null, findings: findings.findings(), placed: null };
  }
  const { given = {}, onRows = () => {} } = options;
  const fileVersion = versionOfTemplate(places);
  const version = versionOf(fileVersion);
  const register = registerOf(kind, version);
  refuseUnknown(given, register, findings);
  warnOfRetired(places, findings);
  const cells = new CellReader(findings, workbook.date1904, workbook.asksToCalculate);
  const office = new OfficeStandards(places);
  const { values, entered, wrong } = new FieldValueReader(workbook, places, cells, { office, given, version }).read(
    register,
  );
  const fields = { entered, version };
  // An answer that was not understood asks for no table.
  const answers = new Map([...values].filter(([name]) => !wrong.has(name)));
  const typedTables = smallTables(workbook, register, cells, answers);
  const tables = withRiskAsNow(withOfficialScale(typedTables, values), fields);
  const doubt = doubtAfter(values.get('toch_rekenen') === 'yes', register.field('toch_rekenen').sheet);
  const list = new ParticipantListReader(register.participants, cells, doubt, onRows).read(workbook);
  cells.reportFormulas();
  const parts = { register, values, wrong, tables, list, date1904: workbook.date1904 };
  const placed = new PlacedFindings(parts, places, findings);
  crossCheck(placed, doubt);
  askWhetherAsNow(placed, typedTables, fields);
  const overview = dossierOverview(kind, { values, wrong }, list);
  const found = findings.findings();
  if (findings.hasErrors) return { dossier: null, overview, findings: found, placed };
  const typed = dossierValues(kind, values, tables);
  const dossier: ReadDossier = {
    input: dossierInput(typed, list.participants),
    facts: dossierFacts(typed),
    fields: entered,
    tables: [...tables.values()].map((table) => office.ofTable(table.entered)),
    remarks: list.remarks,
    ...(office.terms === null ? {} : { office: office.terms }),
    templateVersion: fileVersion,
    warnings: found,
  };
  return { dossier, overview, findings: found, placed };
}
