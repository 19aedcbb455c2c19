import { monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { EmployeeContribution } from '#core/dossier/employee-contribution.ts';
import { headingRow } from '#output/model/planned-cells.ts';
import { explainedHeader, explainedValue } from '#output/recalculation/explained-row.ts';
import { type MonthColumn, type MonthRow, beforePension, inForce } from '#output/recalculation/month-columns.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import type { SearchedTable } from '#output/recalculation/searched-table.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

/** What own contributions are a part of, as the parameters name it. */
const parameters: Readonly<Record<EmployeeContribution['basis'], string>> = {
  pensionBase: 'bijdrage_grondslag',
  premium: 'bijdrage_premie',
  salary: 'bijdrage_salaris',
};

/** The steps of the own contribution to the new scheme by months since the valuation; none where it keeps its rate. */
export function contributionTables({ content }: Recalculation): readonly SearchedTable[] {
  const { next, valuationDate } = content.dossier.input;
  const { rate, steps = [] } = next.employeeContribution;
  if (steps.length === 0) return [];
  const rows = steps.map(({ from, rate: later }) => [monthsBetween(valuationDate, from), later]);
  return [
    {
      title: 'Eigen bijdrage in stappen, nieuwe regeling',
      columns: [
        ['Vanaf maand', 'eigen_bijdrage_vanaf_maand', 'year'],
        ['Percentage', 'eigen_bijdrage_percentage', 'percentEntered'],
      ],
      rows: rows[0]![0] === 0 ? rows : [[0, rate], ...rows],
    },
  ];
}

/** What employees share of the premium above a level; nothing where they share none. */
export function sharingRows({ next }: Pick<DossierInput, 'next'>): readonly PlannedRow[] {
  const { sharing } = next.employeeContribution;
  if (sharing === undefined) return [];
  return [
    headingRow('Parameters: premie delen boven een niveau, nieuwe regeling'),
    explainedHeader('Parameter', 'Waarde'),
    explainedValue(
      'Deel van de werknemer boven het niveau',
      sharing.part,
      'percentEntered',
      'nieuw_deling_deel',
      'van wat de premie erboven ligt, naast de eigen bijdrage',
    ),
    explainedValue(
      'Niveau waarboven wordt gedeeld',
      sharing.above,
      'percentEntered',
      'nieuw_deling_boven',
      'premiepercentage zonder opslag',
    ),
  ];
}

/** The step of the own contribution that holds in a month. */
const stepOf = ({ cell }: MonthRow): string =>
  `INDEX(eigen_bijdrage_percentage,MATCH(${cell('month')},eigen_bijdrage_vanaf_maand,1))`;

const meanings = {
  plain: 'Eigen bijdrage (deel van premie, grondslag of salaris) volgens de regeling die geldt.',
  steps: ' In de nieuwe regeling het percentage uit Eigen bijdrage in stappen (Narekenen tabellen).',
  sharing:
    ' In de nieuwe regeling + nieuw_deling_deel x wat de premie % boven nieuw_deling_boven ligt x grondslag / 12.',
};

/** What the employee pays in a month. */
export function contributionColumn({ next }: Pick<DossierInput, 'next'>): MonthColumn {
  const { basis, steps = [], sharing } = next.employeeContribution;
  const rate =
    (of: EmployeeContribution['basis']) =>
    (row: MonthRow): string =>
      of === basis && steps.length > 0
        ? `IF(${row.cell('scheme')}="huidig",huidig_${parameters[of]},${stepOf(row)})`
        : inForce(parameters[of])(row);
  const shared = ({ cell }: MonthRow): string =>
    `+IF(${cell('scheme')}="huidig",0,nieuw_deling_deel*MAX(0,${cell('rate')}-nieuw_deling_boven)*${cell('base')}/12)`;
  return {
    key: 'contribution',
    header: 'Eigen bijdrage',
    format: 'euroCents',
    meaning: `${meanings.plain}${steps.length > 0 ? meanings.steps : ''}${sharing ? meanings.sharing : ''}`,
    formula: beforePension(
      (row) =>
        `${rate('premium')(row)}*${row.cell('premium')}+(${rate('pensionBase')(row)}*${row.cell('base')}+${rate('salary')(row)}*${row.cell('salary')}*deelnemer_deeltijd*deelnemer_betaald_deel)/12${sharing ? shared(row) : ''}`,
    ),
    name: 'maand_eigen_bijdrage',
  };
}
