import { findingKinds } from '#input/findings/finding-kinds.ts';
import { registers } from '#input/fields/register.ts';
import { type Finding, findingTotal } from '#input/findings/findings.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import type { ExhibitTable } from '#output/model/section.ts';

/** Sheets that hold nothing of single participants: what was found there can be told in full. */
const tellable: ReadonlySet<string | null> = new Set(
  registers.dcToDc.sheets
    .filter(({ tables }) => tables.every(({ name }) => name !== 'Deelnemers'))
    .map(({ name }) => name),
);

const placeOf = ({ sheet, field }: Finding): string =>
  [sheet ?? 'Bestand', field].filter((part) => part !== null).join(', ');

/** The name of a column that the template does not know may be anything. */
const columnOf = (finding: Finding): Finding =>
  finding.code === 'COLUMN_UNKNOWN' ? { ...finding, field: null } : finding;

/** Of participants only how often something was found: who it is about stands in the workbook. */
function countedRows(findings: readonly Finding[]): readonly (readonly string[])[] {
  const kinds = Map.groupBy(findings.map(columnOf), (finding) => `${placeOf(finding)}\n${finding.code}`);
  return [...kinds.values()].map((same) => {
    const [first] = same;
    const total = findingTotal(same);
    const kind = first === undefined ? '' : findingKinds[first.code];
    return [first === undefined ? '' : placeOf(first), `${capitalised(kind)} (${wholeNumber(total)} keer)`];
  });
}

/** What stood out in the input file, without anything of a single participant; null where nothing did. */
export function inputWarningsTable(warnings: readonly Finding[]): ExhibitTable | null {
  if (warnings.length === 0) return null;
  const { told = [], counted = [] } = Object.groupBy(warnings, ({ sheet }) =>
    tellable.has(sheet) ? 'told' : 'counted',
  );
  return {
    columns: [
      { head: 'Waar', share: 30, align: 'left' },
      { head: 'Wat valt op', share: 70, align: 'left' },
    ],
    rows: [
      ...told.map((finding) => [placeOf(finding), `${finding.message} ${finding.remedy}`]),
      ...countedRows(counted),
    ],
    emphasised: [],
    barred: [],
  };
}
