import type { VariantCompensation } from '#core/compensation-result.ts';
import type { FurtherAlternative } from '#core/further-result.ts';
import { answerKeys, type Answer, type DossierResult, type Permission } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { answerNames, furtherNames } from '#documents/excel/output/alternative-columns.ts';
import { sheetLink, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { PlannedCell, PlannedTable, TableColumn, TableRow } from '#documents/excel/output/sheet-plan.ts';

const compensationColumns: readonly TableColumn[] = [
  { header: 'Compensatie', format: 'euro' },
  { header: 'Last met compensatie', format: 'euro' },
];

const columns = (hasCompensation: boolean): readonly TableColumn[] => [
  { header: 'Alternatief', format: 'general' },
  { header: 'Exact', format: 'percentExact' },
  { header: 'Praktisch', format: 'percentTwo' },
  { header: 'Werkgeverslast', format: 'euro' },
  { header: 'Verschil werkgeverslast', format: 'euro' },
  { header: 'Verschil last in %', format: 'percentTwo' },
  ...(hasCompensation ? compensationColumns : []),
  { header: 'Pensioen', format: 'euro' },
  { header: 'Verschil pensioen', format: 'euro' },
  { header: 'Verschil pensioen in %', format: 'percentTwo' },
  { header: 'Haalbaar', format: 'general' },
  { header: 'Toegestaan', format: 'general' },
];

const permittedWords: Readonly<Record<Permission['permitted'], string>> = { yes: 'ja', no: 'nee', unknown: 'onbekend' };

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const title = (text: string): PlannedCell => ({ content: text, look: 'strong' });

/** Stands among numbers. */
const scalesLink: PlannedCell = { ...sheetLink('Staffels', 'zie Staffels'), isRight: true };

const permissionCell = (permission: Permission | null, name: string): PlannedCell | string =>
  permission === null ? 'n.v.t.' : valueCell(permittedWords[permission.permitted], 'general', `${name}_toegestaan`);

const compensationCells = (compensation: VariantCompensation | undefined): TableRow =>
  compensation ? [compensation.horizonCost, compensation.costIncluding] : [];

function answerRow(answer: Answer, result: DossierResult): TableRow {
  const name = answerNames[answer.key];
  const isFlat = answer.form === 'flat';
  return [
    title(alternativeNames[answer.key].long),
    valueCell(answer.exact, isFlat ? 'percentExact' : 'factor', `${name}_exact`),
    isFlat ? valueCell(answer.practicalScale[0]?.rate ?? 0, 'percentTwo', `${name}_afgerond`) : scalesLink,
    valueCell(answer.cost, 'euro', `${name}_kosten`),
    valueCell(answer.costDifference, 'euro', `${name}_verschil_kosten`),
    shareOf(answer.costDifference, result.unchanged.cost),
    ...compensationCells(result.compensation?.variants[answer.key]),
    result.unchanged.pension + answer.pensionDifference,
    valueCell(answer.pensionDifference, 'euro', `${name}_verschil_pensioen`),
    shareOf(answer.pensionDifference, result.unchanged.pension),
    valueCell(answer.feasible ? 'ja' : 'nee', 'general', `${name}_haalbaar`),
    permissionCell(answer.permission, name),
  ];
}

/** Given premiums are not solved for: they have no exact value, and nothing to reach. */
function furtherRow(further: FurtherAlternative, result: DossierResult): TableRow {
  const name = furtherNames[further.key];
  const { unchanged } = result;
  return [
    title(alternativeNames[further.key].long),
    null,
    further.form === 'flat' ? (further.practicalScale[0]?.rate ?? 0) : scalesLink,
    valueCell(further.cost, 'euro', `${name}_kosten`),
    further.costDifference,
    shareOf(further.costDifference, unchanged.cost),
    ...compensationCells(result.compensation?.variants[further.key]),
    valueCell(further.pension, 'euro', `${name}_pensioen`),
    further.pensionDifference,
    shareOf(further.pensionDifference, unchanged.pension),
    'n.v.t.',
    permissionCell(further.permission, name),
  ];
}

const unchangedRow = ({ unchanged, compensation }: DossierResult): TableRow => [
  title(alternativeNames.unchanged.long),
  null,
  null,
  valueCell(unchanged.cost, 'euro', 'ongewijzigd_kosten'),
  null,
  null,
  ...(compensation === null ? [] : [0, unchanged.cost]),
  valueCell(unchanged.pension, 'euro', 'ongewijzigd_pensioen'),
  null,
  null,
  null,
  null,
];

/** The current scheme, the four answers and the further alternatives, side by side. */
export const answersTable = (result: DossierResult): PlannedTable => ({
  name: 'Antwoorden',
  columns: columns(result.compensation !== null),
  rows: [
    unchangedRow(result),
    ...answerKeys.map((key) => answerRow(result.answers[key], result)),
    ...result.further.map((further) => furtherRow(further, result)),
  ],
  isStreamed: false,
});
