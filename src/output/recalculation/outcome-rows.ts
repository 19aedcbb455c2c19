import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { emptyRow, headingRow, valueCell } from '#output/model/planned-cells.ts';
import { explained, explainedHeader, type ExplainedStep } from '#output/recalculation/explained-row.ts';
import { sheetLayout } from '#output/model/sheet-layout.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Cell } from '#output/model/table.ts';

/** The verdict when the difference is less than half a cent. */
export const verdictRight = 'OK';

interface Outcome {
  readonly label: string;
  readonly recalculated: string;
  readonly calculated: string;
  readonly name: string;
  readonly meaning: string;
}

/** The value of the chosen participant in the column of the participants' sheet with this header. */
function resultOf(results: SheetPlan, header: string): string {
  const { headerRow: head, firstTableRow, lastTableRow } = sheetLayout(results);
  const last = results.table?.columns.length ?? 1;
  const start = absoluteReference(results.name, 1, firstTableRow);
  const headers = `${absoluteReference(results.name, 1, head)}:$${columnLetters(last)}$${head}`;
  return `INDEX(${start}:$${columnLetters(last)}$${lastTableRow},deelnemer_rij,MATCH(${header},${headers},0))`;
}

const outcomes = (results: SheetPlan): readonly Outcome[] => [
  {
    label: 'Premie (maand van transitie x 12)',
    recalculated: 'INDEX(maand_premie,maanden_tot_transitie+1,1)*12',
    calculated: resultOf(results, '"Premie "&alternatief_kop'),
    name: 'narekenen_premie',
    meaning: 'Narekenen maanden, kolom Premie, maand maanden_tot_transitie, maal 12',
  },
  {
    label: 'Eigen bijdrage (maand van transitie x 12)',
    recalculated: 'INDEX(maand_eigen_bijdrage,maanden_tot_transitie+1,1)*12',
    calculated: `${resultOf(results, '"Eigen bijdrage huidig"')}+IF(alternatief_nummer=1,0,${resultOf(results, '"Verandering eigen bijdrage "&alternatief_kop')})`,
    name: 'narekenen_eigen_bijdrage',
    meaning: 'Narekenen maanden, kolom Eigen bijdrage, maand maanden_tot_transitie, maal 12',
  },
  {
    label: 'Pensioen per jaar in prijzen van de peildatum',
    recalculated: 'pensioen_in_geld_van_nu',
    calculated: resultOf(results, '"Pensioen "&alternatief_kop'),
    name: 'narekenen_pensioen',
    meaning: 'de laatste stap van Van kapitaal naar pensioen, hieronder',
  },
];

const formulaCell = (formula: string, look: Cell['look'], name?: string): Cell => ({
  ...valueCell(null, 'euroCents', name),
  formula,
  look,
});

function outcomeRow({ label, recalculated, calculated, name, meaning }: Outcome, row: number): PlannedRow {
  const cells = [
    formulaCell(recalculated, 'strong', name),
    formulaCell(calculated, 'value', `${name}_berekening`),
    // What is left of two equal sums is zero, never € -0,00.
    formulaCell(`IF(ABS(B${row}-C${row})<0.000001,0,B${row}-C${row})`, 'value', `${name}_verschil`),
    formulaCell(`IF(ABS(D${row})<0.005,"${verdictRight}","afwijking")`, 'pass', `${name}_oordeel`),
  ];
  return explained(label, cells, `${name}: ${meaning}`);
}

/** The recalculated outcomes beside those of the calculation; `start` is the sheet's row of the first of these rows. */
export function outcomeRows(results: SheetPlan, start: number): readonly PlannedRow[] {
  return [
    headingRow('Uitkomst'),
    explainedHeader('Uitkomst', 'Nagerekend', 'Berekening', 'Verschil', 'Oordeel'),
    ...outcomes(results).map((outcome, index) => outcomeRow(outcome, start + 2 + index)),
    emptyRow,
  ];
}

/** Rows of the verdicts, from the same start. */
export const verdictRows = (results: SheetPlan, start: number): readonly number[] =>
  outcomes(results).map((_, index) => start + 2 + index);

/** Prices of a pension, and what converts a value on the current pension date to the new one. */
const priceSteps: readonly ExplainedStep[] = [
  {
    label: 'Prijs van EUR 1 pensioen, nieuwe pensioendatum',
    formula: 'omrekening_nieuw_prijs',
    format: 'factor',
    name: 'prijs_nieuw',
    meaning: 'van het blad Narekenen omrekening',
  },
  {
    label: 'Prijs van EUR 1 huidig pensioen in eigen vorm',
    formula: 'omrekening_huidig_prijs',
    format: 'factor',
    name: 'prijs_huidig',
    meaning: 'van het blad Narekenen omrekening, op de huidige pensioendatum',
  },
  {
    label: 'Maanden tussen de twee pensioendatums',
    formula: 'nieuw_pensioenleeftijd-huidig_pensioenleeftijd',
    format: 'year',
    name: 'maanden_ertussen',
    meaning: 'nieuw_pensioenleeftijd - huidig_pensioenleeftijd',
  },
  {
    label: 'Kans om die maanden te overleven',
    formula: `IF(maanden_ertussen>0,${survival('huidig')},${survival('nieuw')})`,
    format: 'factor',
    name: 'kans_ertussen',
    meaning:
      'gemiddelde van man en vrouw vanaf de vroegste van de twee datums: in leven na hele jaren x (1 - sterftekans) ^ (overige maanden / 12)',
  },
  {
    label: 'Herleiding naar de nieuwe pensioendatum',
    formula:
      'IF(maanden_ertussen=0,1,IF(maanden_ertussen>0,1/((1+omrekenrente)^(-maanden_ertussen/12)*kans_ertussen),(1+omrekenrente)^(maanden_ertussen/12)*kans_ertussen))',
    format: 'factor',
    name: 'herleiding',
    meaning: 'rente en overleven tussen de twee datums; 1 als ze gelijk zijn',
  },
];

/** The steps from the capital at the pension date to a pension in today's money. */
export const conversionSteps = (isPremiumScheme: boolean): readonly ExplainedStep[] => [
  {
    label: 'Kapitaal op de pensioendatum',
    formula: 'INDEX(maand_kapitaal,maanden_doel,1)',
    format: 'euroCents',
    name: 'kapitaal_pensioendatum',
    meaning: 'Narekenen maanden, kolom Kapitaal einde, in de laatste maand voor maanden_doel',
  },
  ...(isPremiumScheme
    ? []
    : [
        {
          label: 'Opgebouwd pensioen op de huidige pensioendatum',
          formula: 'INDEX(maand_opgebouwd,maanden_huidig,1)',
          format: 'euroCents',
          name: 'opgebouwd_pensioendatum',
          meaning: 'Narekenen maanden, kolom Opgebouwd einde, in de laatste maand voor maanden_huidig',
        } as const,
      ]),
  ...priceSteps,
  {
    label: 'Waarde op de nieuwe pensioendatum',
    formula: isPremiumScheme
      ? 'kapitaal_pensioendatum*IF(alternatief_nummer=1,herleiding,1)'
      : 'kapitaal_pensioendatum+opgebouwd_pensioendatum*prijs_huidig*herleiding',
    format: 'euroCents',
    name: 'waarde_pensioendatum',
    meaning: isPremiumScheme
      ? 'kapitaal_pensioendatum, bij Nu x herleiding'
      : 'kapitaal_pensioendatum + opgebouwd_pensioendatum x prijs_huidig x herleiding',
  },
  {
    label: 'Pensioen per jaar op de pensioendatum',
    formula: 'waarde_pensioendatum/prijs_nieuw',
    format: 'euroCents',
    name: 'pensioen_nominaal',
    meaning: 'waarde_pensioendatum / prijs_nieuw',
  },
  {
    label: 'Factor naar prijzen van de peildatum',
    formula: '(1+prijsinflatie)^(-maanden_nieuw/12)',
    format: 'factor',
    name: 'inflatiefactor',
    meaning: '(1 + prijsinflatie) ^ -(maanden_nieuw / 12)',
  },
  {
    label: 'Pensioen per jaar in prijzen van de peildatum',
    formula: 'pensioen_nominaal*inflatiefactor',
    format: 'euroCents',
    name: 'pensioen_in_geld_van_nu',
    meaning: 'pensioen_nominaal x inflatiefactor',
  },
  {
    label: 'Werkgeverslast binnen de horizon, contant',
    formula: 'SUM(maand_last_contant)',
    format: 'euroCents',
    name: 'last_contant',
    meaning: 'som van de kolom Werkgeverslast contant; over alle deelnemers samen is dat het bedrag op de Samenvatting',
  },
];

/** Mean survival over the months between the pension dates, from one of them. */
function survival(date: 'huidig' | 'nieuw'): string {
  const name = `omrekening_${date}`;
  const months = 'ABS(maanden_ertussen)';
  const year = `INT(${months}/12)+1`;
  const of = (sex: 'man' | 'vrouw'): string =>
    `INDEX(${name}_leven_${sex},${year},1)*(1-INDEX(${name}_kans_${sex},${year},1))^(MOD(${months},12)/12)`;
  return `(${of('man')}+${of('vrouw')})/2`;
}
