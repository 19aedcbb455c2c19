import { sheetOf } from '#output/model/sheet-parts.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import { emptyRow, headerRow, headingRow, valueCell } from '#output/model/planned-cells.ts';
import { tablePart } from '#output/recalculation/mortality-sheet.ts';
import { recalculationHead } from '#output/recalculation/recalculation-head.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Cell } from '#output/model/table.ts';

/** One date on which a pension is priced; formulas without equals signs. */
interface PricedDate {
  /** Start of the defined names of this date. */
  readonly name: string;
  readonly title: string;
  readonly age: string;
  readonly year: string;
  readonly interest: string;
  readonly partner: string;
}

const dates: readonly PricedDate[] = [
  {
    name: 'omrekening_nieuw',
    title: 'Prijs op de nieuwe pensioendatum',
    age: 'INT(nieuw_pensioenleeftijd/12)',
    year: 'YEAR(EDATE(peildatum,maanden_nieuw))',
    interest: 'omrekenrente',
    partner: 'partnerpensioen_na_pensioendatum',
  },
  {
    name: 'omrekening_huidig',
    title: 'Prijs op de huidige pensioendatum, in de eigen vorm van het huidige pensioen',
    age: 'INT(huidig_pensioenleeftijd/12)',
    year: 'YEAR(EDATE(peildatum,maanden_huidig))',
    interest: '(1+omrekenrente)/(1+huidig_indexatie_na_ingang)-1',
    partner: 'huidig_partnerdeel',
  },
];

const formulaCell = (formula: string, format: NumberFormat, name?: string): Cell => ({
  ...valueCell(null, format, name),
  formula,
});

const lives = [
  { header: 'man', table: 'sterfte_man', shift: 0 },
  { header: 'vrouw', table: 'sterfte_vrouw', shift: 0 },
  { header: 'partner van de man', table: 'sterfte_vrouw', shift: -3 },
  { header: 'partner van de vrouw', table: 'sterfte_man', shift: 3 },
] as const;

/** Columns: A t, B year, C age, D-G death probabilities, H-K alive, L-Q sums of twelve months, R v^t, S-T values. */
const headers: readonly string[] = [
  'Jaren na de pensioendatum',
  'Kalenderjaar',
  'Leeftijd',
  ...lives.map(({ header }) => `Sterftekans ${header}`),
  ...lives.map(({ header }) => `In leven ${header}`),
  ...lives.map(({ header }) => `Maanden ${header}`),
  'Maanden man en partner',
  'Maanden vrouw en partner',
  'Rentefactor',
  'Waarde man',
  'Waarde vrouw',
];

const formats: readonly NumberFormat[] = [
  'year',
  'year',
  'year',
  ...Array.from({ length: 15 }, () => 'probability' as const),
  'factor',
  'factor',
];

/** Interest of this date, per month. */
const monthly = ({ name }: PricedDate): string => `(1+${name}_rente)^(-1/12)`;

/** Sum of r^j over the twelve months of a year, r what of one month is left after interest and death. */
const twelveMonths = (ratio: string): string => `IF(${ratio}=1,12,(1-(${ratio})^12)/(1-${ratio}))`;

function yearRow(date: PricedDate, row: number, isFirst: boolean): PlannedRow {
  const at = (column: number, shift = 0): string => `${columnLetters(column)}${row + shift}`;
  const death = lives.map(({ table, shift }) => {
    const age = shift === 0 ? at(3) : shift < 0 ? `${at(3)}${shift}` : `${at(3)}+${shift}`;
    const place = `INDEX(${table},MIN(${age},sterfte_laatste_leeftijd)-sterfte_eerste_leeftijd+1,MIN(${at(2)}-sterfte_eerste_jaar+1,sterfte_jaren))`;
    return `IF(${age}>sterfte_laatste_leeftijd,1,MIN(1,ervaringsfactor*${place}))`;
  });
  const alive = lives.map((_, index) => (isFirst ? '1' : `${at(8 + index, -1)}*(1-${at(4 + index, -1)})`));
  const survived = (index: number): string => `(1-${at(4 + index)})^(1/12)`;
  const sums = [
    ...lives.map((_, index) => twelveMonths(`${monthly(date)}*${survived(index)}`)),
    ...[0, 1].map((index) => twelveMonths(`${monthly(date)}*${survived(index)}*${survived(index + 2)}`)),
  ];
  const values = [0, 1].map((index) => {
    const [own, partner] = [at(8 + index), at(10 + index)];
    const [ownSum, partnerSum, jointSum] = [at(12 + index), at(14 + index), at(16 + index)];
    return `${at(18)}/12*(${own}*${ownSum}+${date.name}_partnerdeel*(${partner}*${partnerSum}-${own}*${partner}*${jointSum}))`;
  });
  const formulas = [
    isFirst ? '0' : `${at(1, -1)}+1`,
    `${date.name}_jaar+${at(1)}`,
    `${date.name}_leeftijd+${at(1)}`,
    ...death,
    ...alive,
    ...sums,
    `(1+${date.name}_rente)^(-${at(1)})`,
    ...values,
  ];
  return formulas.map((formula, index) => formulaCell(formula, formats[index] ?? 'factor'));
}

const inputRows = (date: PricedDate, first: number, last: number): readonly PlannedRow[] => {
  const row = (label: string, cell: Cell, meaning: string): PlannedRow => [
    { content: label, look: 'label' },
    cell,
    null,
    { content: meaning, look: 'text' },
  ];
  const named = (formula: string, format: NumberFormat, part: string): Cell =>
    formulaCell(formula, format, `${date.name}_${part}`);
  return [
    row('Leeftijd', named(date.age, 'year', 'leeftijd'), 'Hele jaren op de pensioendatum.'),
    row('Kalenderjaar', named(date.year, 'year', 'jaar'), 'Jaar waarin de pensioendatum valt.'),
    row('Rente', named(date.interest, 'percentExact', 'rente'), date.interest),
    row('Partnerdeel', named(date.partner, 'percentEntered', 'partnerdeel'), date.partner),
    row('Prijs man', named(`SUM(S${first}:S${last})`, 'factor', 'prijs_man'), 'Som van de kolom Waarde man.'),
    row('Prijs vrouw', named(`SUM(T${first}:T${last})`, 'factor', 'prijs_vrouw'), 'Som van de kolom Waarde vrouw.'),
    row(
      'Prijs',
      named(`(${date.name}_prijs_man+${date.name}_prijs_vrouw)/2`, 'factor', 'prijs'),
      'Gemiddelde van man en vrouw: wat EUR 1 pensioen per jaar kost.',
    ),
  ];
};

const explanation = recalculationHead({
  title: 'Narekenen omrekening',
  rebuilds:
    'Wat EUR 1 levenslang ouderdomspensioen per jaar met het gekozen partnerpensioen kost, herrekend uit sterftekansen en rente.',
  remarks: [
    'Het pensioen wordt maandelijks vooraf betaald.',
    'Sterftekans: uit het blad Sterftekansen maal de ervaringsfactor, ten hoogste 1; elk jaar een jaar ouder en een kalenderjaar later. Boven de laatste leeftijd 1.',
    'In leven: de kans om het begin van het jaar te halen. De partner van een man is drie jaar jonger, die van een vrouw drie jaar ouder.',
    'Maanden: de som over twaalf maanden van r^0 tot en met r^11, waarin r de rente van een maand maal de kans om die maand te overleven is: (1-r^12)/(1-r).',
    'Waarde: rentefactor / 12 x [ in leven x maanden + partnerdeel x ( partner x maanden partner - samen in leven x maanden samen ) ].',
  ],
  width: 220,
});

/** The sheet: for each pension date a block of inputs and prices above its rows, with defined names. */
export function conversionSheet(recalculation: Recalculation): SheetPlan {
  const { firstAge, lastAge } = tablePart(recalculation);
  const count = lastAge - firstAge + 2;
  const rows: PlannedRow[] = [...explanation];
  const ranges = dates.flatMap((date) => {
    const first = rows.length + 11;
    const last = first + count - 1;
    rows.push(headingRow(date.title), ...inputRows(date, first, last), emptyRow, headerRow(headers, 0));
    for (let row = first; row <= last; row++) rows.push(yearRow(date, row, row === first));
    rows.push(emptyRow);
    return ['leven_man', 'leven_vrouw', 'kans_man', 'kans_vrouw'].map((part, index) => ({
      name: `${date.name}_${part}`,
      column: [8, 9, 4, 5][index] ?? 0,
      firstRow: first,
      lastRow: last,
    }));
  });
  return sheetOf({
    name: 'Narekenen omrekening',
    widths: [22, 13, 10, ...headers.slice(3).map(() => 11.5)],
    orientation: 'landscape',
    rows,
    controls: { ranges, choices: [], verdicts: [] },
  });
}
