import { sheetOf } from '#output/model/sheet-parts.ts';
import { emptyRow, headingRow, valueCell } from '#output/model/planned-cells.ts';
import { explained, explainedHeader, explainedStep } from '#output/recalculation/explained-row.ts';
import { conversionSteps, outcomeRows, verdictRight, verdictRows } from '#output/recalculation/outcome-rows.ts';
import { parameterRows } from '#output/recalculation/parameter-rows.ts';
import { participantRows } from '#output/recalculation/participant-rows.ts';
import { columnReference } from '#output/model/column-reference.ts';
import { recalculationHead } from '#output/recalculation/recalculation-head.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import { adoptedPrices, tariffKind } from '#output/recalculation/tariff-table.ts';
import { rowsAboveYears, yearRows } from '#output/recalculation/year-rows.ts';
import type { Choice, PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';

const head = (recalculation: Recalculation): readonly PlannedRow[] =>
  recalculationHead({
    title: 'Narekenen',
    rebuilds:
      'Dit blad rekent premie, eigen bijdrage en pensioen van één deelnemer opnieuw uit, met formules die u kunt volgen.',
    remarks: [
      'Kies hieronder een deelnemer en een alternatief.',
      'Nagerekend: uit de formules van dit blad en van Narekenen maanden, omrekening en tabellen. Berekening: wat op Deelnemers staat. Oordeel OK: het verschil is minder dan een halve cent.',
      'Wie een parameter op dit blad verandert, ziet wat die voor deze deelnemer doet; de berekening zelf verandert dan niet mee en het oordeel wordt afwijking.',
      'De stappen daarachter staan op verborgen bladen: klik met rechts op een tab, kies Zichtbaar maken en dan een blad dat met Narekenen begint, Sterftekansen of Invoer deelnemers.',
      'Niet nagerekend: compensatie. Die staat alleen zoals berekend op Deelnemers en Compensatie.',
      ...(tariffKind(recalculation) === 'calculated' ? [adoptedPrices] : []),
    ],
    width: 190,
  });

const choiceRow = (label: string, content: string, name: string, meaning: string): PlannedRow =>
  explained(label, [{ ...valueCell(content, 'text', name), look: 'choice' }], `${name}: ${meaning}`);

const helpRow = (label: string, formula: string, name: string, meaning: string): PlannedRow =>
  explainedStep({ label, formula, format: 'general', name, meaning });

function choiceRows({ choice, participants, alternatives }: Recalculation): readonly PlannedRow[] {
  return [
    headingRow('Keuze'),
    choiceRow(
      'Personeelsnummer',
      participants[choice.participant]?.participant.number ?? '',
      'narekenen_personeelsnummer',
      'kies uit de lijst of typ een nummer van het blad Deelnemers',
    ),
    choiceRow(
      'Alternatief',
      alternatives[choice.alternative]?.name ?? '',
      'narekenen_alternatief',
      'Nu of een van de premies',
    ),
    helpRow(
      'Nummer van het alternatief',
      'MATCH(narekenen_alternatief,alternatief_namen,0)',
      'alternatief_nummer',
      'plaats op Narekenen tabellen; 1 is Nu',
    ),
    helpRow(
      'Naam in kolomkoppen',
      'INDEX(alternatief_koppen,alternatief_nummer,1)',
      'alternatief_kop',
      'waarmee de uitkomst op Deelnemers wordt gevonden',
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
    choice(first + 1, 'alternatief_namen', 'Alternatief', 'Kies een alternatief uit de lijst.'),
  ];
}

const conversionRows = (isPremiumScheme: boolean): readonly PlannedRow[] => [
  headingRow('Van kapitaal naar pensioen'),
  explainedHeader('Stap', 'Waarde'),
  ...conversionSteps(isPremiumScheme).map(explainedStep),
  emptyRow,
];

/** The sheet on which a reader follows one participant; `results` and `facts` are the sheets where it looks them up. */
export function recalculationSheet(recalculation: Recalculation, results: SheetPlan, facts: SheetPlan): SheetPlan {
  const isPremiumScheme = recalculation.content.dossier.input.current.kind === 'premium';
  const opening = head(recalculation);
  const rows: PlannedRow[] = [...opening, ...choiceRows(recalculation)];
  const outcomeStart = rows.length + 1;
  rows.push(...outcomeRows(results, outcomeStart), ...conversionRows(isPremiumScheme));
  rows.push(...participantRows(recalculation, results, facts));
  rows.push(...parameterRows(recalculation));
  const years = yearRows(recalculation, rows.length + 1);
  const firstYear = rows.length + 1 + rowsAboveYears;
  rows.push(...years);
  return sheetOf({
    name: 'Narekenen',
    widths: [44, 24, 17, 17, 17, 17, 16, 16, 16, 14, 16, 16, 18],
    orientation: 'landscape',
    rows,
    controls: {
      ranges: [],
      choices: choices(results, opening.length + 2),
      growingRows: [{ firstRow: firstYear, lastRow: rows.length, columns: years.at(-1)?.length ?? 1 }],
      verdicts: verdictRows(results, outcomeStart).map((row) => ({ row, column: 5, right: verdictRight })),
    },
  });
}
