import { capitalised } from '#office/document/dutch-words.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { Finding, FindingCode } from '#input/findings/findings.ts';
import type { MarkedPlaces } from '#input/annotate/marked-places.ts';
import { findingKinds } from '#input/findings/finding-kinds.ts';
import { cellPlace, columnLetters } from '#office/sheet/cell-name.ts';

/** From so many cells of one column on, the same fault is listed together under one line. */
const fewestTogether = 4;

/** Findings that are read as one: a single one, or the same fault in many rows of one column. */
interface FindingGroup {
  readonly findings: readonly [Finding, ...Finding[]];
  /** "E"; null for a single finding. */
  readonly column: string | null;
}

const columnOf = ({ cell }: Finding): string | null => {
  const place = cell === null ? null : cellPlace(cell);
  return place ? columnLetters(place.column) : null;
};

/** A group takes the place of the first of its findings; errors before warnings. */
function findingGroups(findings: readonly Finding[]): readonly FindingGroup[] {
  const ordered = [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ];
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const [index, finding] of ordered.entries()) {
    const column = columnOf(finding);
    const { severity, code, sheet, field } = finding;
    const key = column === null ? String(index) : [severity, code, column, field, sheet].join('/');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].flatMap((group): readonly FindingGroup[] =>
    group.length >= fewestTogether
      ? [{ findings: group, column: columnOf(group[0]) }]
      : group.map((finding) => ({ findings: [finding], column: null })),
  );
}

/** Texts of the sheet with findings, the same in the user's own file and in a workbook of its own. */

export const findingsSheetName = 'Fouten';

export const findingHeaders = [
  'Soort',
  'Blad',
  'Cel',
  'Veld',
  'Gevonden',
  'Wat is er mis',
  'Herstel',
  'Status',
] as const;
export const findingWidths: readonly number[] = [16, 18, 9, 26, 22, 46, 48, 16];

export interface FindingRow {
  /** In the order of the headers, without the status. */
  readonly texts: readonly string[];
  readonly severity: Finding['severity'];
  /** Place to which the row leads: 'Blad'!C5; null when there is none, or when it is on a hidden sheet. */
  readonly target: string | null;
  /** Formula of the status of a single cell; null where there is none. */
  readonly status: string | null;
  /** Said instead, where a finding is about more than its cell. */
  readonly extent: string;
  /** Number of rows below this one that it sums up; they are folded away. */
  readonly members: number;
  readonly isMember: boolean;
}

const severityTexts: Readonly<Record<Finding['severity'], string>> = { error: 'Fout', warning: 'Waarschuwing' };

/** What stands at the header, and is about every cell below it: no formula can tell whether all of them are repaired. */
const wholeColumn: ReadonlySet<FindingCode> = new Set([
  'COLUMN_PERCENT_AS_NUMBER',
  'COLUMN_MONTH_FIRST',
  'COLUMN_PAY_LOW',
  'COLUMN_PAY_HIGH',
  'COLUMN_HOURS',
  'COLUMN_UNUSUAL',
]);

const hiddenNote = (sheet: string): string => ` Het blad ${sheet} is verborgen: maak het eerst zichtbaar.`;

function singleRow(finding: Finding, places: MarkedPlaces, isMember: boolean): FindingRow {
  const { sheet, cell, field, found, message, remedy, severity } = finding;
  const isHidden = sheet !== null && places.isHidden(sheet);
  return {
    texts: [
      severityTexts[severity],
      sheet ?? '',
      cell ?? '',
      field ?? '',
      found ?? '',
      message,
      remedy + (isHidden ? hiddenNote(sheet) : ''),
    ],
    severity,
    target: places.target(finding),
    status: places.status(finding),
    extent: wholeColumn.has(finding.code) ? 'hele kolom' : '',
    members: 0,
    isMember,
  };
}

const same = (findings: readonly Finding[], key: 'found' | 'message' | 'remedy' | 'field'): string | null => {
  const [first] = findings;
  return first && findings.every((finding) => finding[key] === first[key]) ? first[key] : null;
};

function groupMessage({ findings, column }: FindingGroup): string {
  const [first] = findings;
  const message = same(findings, 'message') ?? `${capitalised(findingKinds[first.code])}.`;
  return `${message} Dit geldt voor ${wholeNumber(findings.length)} cellen in kolom ${column}; de eerste is ${first.cell}.`;
}

function groupRow(group: FindingGroup, places: MarkedPlaces): FindingRow {
  const { findings } = group;
  const [first] = findings;
  const single = singleRow(first, places, false);
  const [kind = '', sheet = '', cell = '', field = ''] = single.texts;
  const found = same(findings, 'found') ?? (first.found === null ? '' : `${first.found} en andere waarden`);
  const remedy = same(findings, 'remedy') ?? 'Klap deze groep uit met het plusteken: per cel staat er wat u kunt doen.';
  return {
    ...single,
    texts: [kind, sheet, cell, field, found, groupMessage(group), remedy],
    status: null,
    members: findings.length,
  };
}

function groupRows(group: FindingGroup, places: MarkedPlaces): readonly FindingRow[] {
  if (group.column === null) return [singleRow(group.findings[0], places, false)];
  const members = group.findings.map((finding) => singleRow(finding, places, true));
  return [groupRow(group, places), ...members];
}

/** Errors first; the same fault in many cells of a column under one line that sums it up. */
export const findingRows = (findings: readonly Finding[], places: MarkedPlaces): readonly FindingRow[] =>
  findingGroups(findings).flatMap((group) => groupRows(group, places));
