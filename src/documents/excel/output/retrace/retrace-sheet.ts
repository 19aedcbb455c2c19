import { scenarioKeys } from '#core/effects-result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { scenarioNames } from '#contract/terms/effects.ts';
import { emptyRow, headingRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import { explained, explainedHeader, explainedStep } from '#documents/excel/output/retrace/explained-row.ts';
import {
  conversionSteps,
  outcomeRows,
  verdictRight,
  verdictRows,
} from '#documents/excel/output/retrace/outcome-rows.ts';
import { parameterRows } from '#documents/excel/output/retrace/parameter-rows.ts';
import { participantRows } from '#documents/excel/output/retrace/participant-rows.ts';
import { columnReference } from '#documents/excel/output/column-reference.ts';
import { retraceHead } from '#documents/excel/output/retrace/retrace-head.ts';
import type { Retrace } from '#documents/excel/output/retrace/retrace.ts';
import { adoptedPrices, tariffKind } from '#documents/excel/output/retrace/tariff-table.ts';
import { rowsAboveYears, yearRows } from '#documents/excel/output/retrace/year-rows.ts';
import type { Choice, PlannedRow, SheetPlan } from '#documents/excel/output/sheet-plan.ts';

const head = (retrace: Retrace): readonly PlannedRow[] =>
  retraceHead({
    title: 'Narekenen',
    rebuilds:
      'Dit blad rekent premie, eigen bijdrage en pensioen van één deelnemer opnieuw uit, met formules die u kunt volgen.',
    remarks: [
      'Kies hieronder een deelnemer, een alternatief en een scenario.',
      'Nagerekend: uit de formules van dit blad en van Narekenen maanden, omrekening en tabellen. Berekening: wat op Deelnemers staat. Oordeel OK: het verschil is minder dan een halve cent.',
      'Wie een parameter op dit blad verandert, ziet wat die voor deze deelnemer doet; de berekening zelf verandert dan niet mee en het oordeel wordt afwijking.',
      'Niet nagerekend: compensatie en profijt. Die staan alleen zoals berekend op Deelnemers, Cohorten en Compensatie.',
      ...(tariffKind(retrace) === 'calculated' ? [adoptedPrices] : []),
    ],
    width: 190,
  });

const choiceRow = (label: string, content: string, name: string, meaning: string): PlannedRow =>
  explained(label, [{ ...valueCell(content, 'text', name), look: 'choice' }], `${name}: ${meaning}`);

const helpRow = (label: string, formula: string, name: string, meaning: string): PlannedRow =>
  explainedStep({ label, formula, format: 'general', name, meaning });

function choiceRows({ choice, members, alternatives }: Retrace): readonly PlannedRow[] {
  const scenario = scenarioKeys[choice.scenario] ?? 'expected';
  const alternative = alternatives[choice.alternative]?.key ?? 'unchanged';
  const kop = scenarioKeys.map((key) => (key === 'expected' ? '' : `${scenarioNames[key].toLowerCase()} `));
  return [
    headingRow('Keuze'),
    choiceRow(
      'Personeelsnummer',
      members[choice.participant]?.participant.number ?? '',
      'narekenen_personeelsnummer',
      'kies uit de lijst of typ een nummer van het blad Deelnemers',
    ),
    choiceRow(
      'Alternatief',
      alternativeNames[alternative].short,
      'narekenen_alternatief',
      'Ongewijzigd of een van de antwoorden',
    ),
    choiceRow(
      'Scenario',
      scenarioNames[scenario],
      'narekenen_scenario',
      'Verwacht, of een van de twee andere sets rendementen',
    ),
    helpRow(
      'Nummer van het alternatief',
      'MATCH(narekenen_alternatief,alternatief_namen,0)',
      'alternatief_nummer',
      'plaats op Narekenen tabellen; 1 is Ongewijzigd',
    ),
    helpRow(
      'Naam in kolomkoppen',
      'INDEX(alternatief_koppen,alternatief_nummer,1)',
      'alternatief_kop',
      'waarmee de uitkomst op Deelnemers wordt gevonden',
    ),
    helpRow(
      'Nummer van het scenario',
      'MATCH(narekenen_scenario,scenario_namen,0)',
      'scenario_nummer',
      'plaats van Pessimistisch, Verwacht en Optimistisch',
    ),
    helpRow(
      'Scenario in kolomkoppen',
      `IF(scenario_nummer=2,"${kop[1] ?? ''}",LOWER(narekenen_scenario)&" ")`,
      'scenario_kop',
      'bij Verwacht leeg',
    ),
    emptyRow,
  ];
}

function choices(results: SheetPlan, first: number): readonly Choice[] {
  const choice = (row: number, list: string, title: string, prompt: string): Choice => ({
    row,
    column: 2,
    list,
    title,
    prompt,
  });
  return [
    choice(
      first,
      columnReference(results, 1),
      'Personeelsnummer',
      'Kies een deelnemer uit de lijst, of typ het nummer.',
    ),
    choice(first + 1, 'alternatief_namen', 'Alternatief', 'Kies Ongewijzigd of een antwoord.'),
    choice(first + 2, 'scenario_namen', 'Scenario', 'Kies een set rendementen.'),
  ];
}

const conversionRows = (isPremiumScheme: boolean): readonly PlannedRow[] => [
  headingRow('Van kapitaal naar pensioen'),
  explainedHeader('Stap', 'Waarde'),
  ...conversionSteps(isPremiumScheme).map(explainedStep),
  emptyRow,
];

/** The sheet on which a reader follows one participant; `results` and `facts` are the sheets where it looks them up. */
export function retraceSheet(retrace: Retrace, results: SheetPlan, facts: SheetPlan): SheetPlan {
  const isPremiumScheme = retrace.content.dossier.input.kind === 'dcToDc';
  const opening = head(retrace);
  const rows: PlannedRow[] = [...opening, ...choiceRows(retrace)];
  const outcomeStart = rows.length + 1;
  rows.push(...outcomeRows(results, outcomeStart), ...conversionRows(isPremiumScheme));
  rows.push(...participantRows(retrace, results, facts));
  const parameterStart = rows.length + 1;
  rows.push(...parameterRows(retrace, parameterStart));
  const years = yearRows(retrace, rows.length + 1);
  const firstYear = rows.length + 1 + rowsAboveYears;
  rows.push(...years);
  return {
    name: 'Narekenen',
    widths: [44, 24, 17, 17, 17, 17, 16, 16, 16, 14, 16, 16, 18],
    orientation: 'landscape',
    frozenColumns: 0,
    rows,
    table: null,
    rowsBelow: [],
    chart: null,
    controls: {
      ranges: [
        { name: 'scenario_namen', column: 3, lastColumn: 5, firstRow: parameterStart + 1, lastRow: parameterStart + 1 },
      ],
      choices: choices(results, opening.length + 2),
      courses: [{ firstRow: firstYear, lastRow: rows.length, columns: years.at(-1)?.length ?? 1 }],
      verdicts: verdictRows(results, outcomeStart).map((row) => ({ row, column: 5, right: verdictRight })),
    },
  };
}
