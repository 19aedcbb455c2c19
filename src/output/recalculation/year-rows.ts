import { januariesAfter } from '#core/calendar/months.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import { headerRow, headingRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import { type Products, productsOf } from '#core/projection/products.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

interface YearColumn {
  readonly header: string;
  readonly format: NumberFormat;
  /** `year` is the cell with the calendar year. */
  readonly formula: (year: string) => string;
}

/** First month of a calendar year, counted from 1 for the first month of the participant. */
const firstMonth = (year: string): string => `MAX(1,12*(${year}-YEAR(peildatum))-MONTH(peildatum)+2)`;
const lastMonth = (year: string): string => `MIN(looptijd,12*(${year}-YEAR(peildatum))-MONTH(peildatum)+13)`;

const atStart = (header: string, format: NumberFormat, name: string): YearColumn => ({
  header,
  format,
  formula: (year) => `INDEX(${name},${firstMonth(year)},1)`,
});
const atEnd = (header: string, name: string): YearColumn => ({
  header,
  format: 'euroCents',
  formula: (year) => `INDEX(${name},${lastMonth(year)},1)`,
});
const total = (header: string, name: string): YearColumn => ({
  header,
  format: 'euroCents',
  formula: (year) => `SUMIFS(${name},maand_jaar,${year})`,
});

/** Of each capital that grows by itself. */
const returnsOf = (products: Products): readonly YearColumn[] =>
  products === 'stays'
    ? [
        atStart('Rendement huidige regeling', 'percentEntered', 'maand_rendement_huidig'),
        atStart('Rendement nieuwe regeling', 'percentEntered', 'maand_rendement'),
      ]
    : [atStart('Rendement', 'percentEntered', 'maand_rendement')];

const columns = (isPremiumScheme: boolean, products: Products): readonly YearColumn[] => [
  atStart('Leeftijd', 'year', 'maand_leeftijd'),
  atStart('Salaris fulltime', 'euroCents', 'maand_salaris'),
  atStart('Pensioengrondslag', 'euroCents', 'maand_grondslag'),
  atStart('Premie %', 'percentEntered', 'maand_premie_percentage'),
  total('Premie', 'maand_premie'),
  total('Eigen bijdrage', 'maand_eigen_bijdrage'),
  total('Werkgeverslast', 'maand_werkgeverslast'),
  total('Inleg', 'maand_inleg'),
  ...returnsOf(products),
  atEnd('Kapitaal einde', 'maand_kapitaal'),
  ...(isPremiumScheme
    ? []
    : [total('Opbouw pensioen', 'maand_opbouw'), atEnd('Opgebouwd pensioen einde', 'maand_opgebouwd')]),
];

/** Rows of the heading, a sentence and the header. */
export const rowsAboveYears = 3;

/** The months summed per calendar year; `start` is the sheet's row of the first of these rows. */
export function yearRows({ content, months }: Recalculation, start: number): readonly PlannedRow[] {
  const { input } = content.dossier;
  const { current, valuationDate } = input;
  const shown = columns(current.kind === 'premium', productsOf(input));
  const first = start + rowsAboveYears;
  const count = januariesAfter(valuationDate, months - 1) + 1;
  const yearRow = (row: number): PlannedRow => {
    const before = `A${row - 1}`;
    const year =
      row === first
        ? 'YEAR(peildatum)'
        : `IF(${before}="","",IF(${before}<YEAR(EDATE(peildatum,looptijd-1)),${before}+1,""))`;
    return [
      { content: null, look: 'note', format: 'year', isRight: false, formula: year },
      ...shown.map(({ format, formula }) => ({
        ...valueCell(null, format),
        look: 'text' as const,
        isRight: true,
        formula: `IF($A${row}="","",${formula(`$A${row}`)})`,
      })),
    ];
  };
  return [
    headingRow('Verloop per jaar'),
    sentenceRow(
      'Samengevat uit Narekenen maanden. Leeftijd, salaris, grondslag, premie % en rendement: van de eerste maand van het jaar. Bedragen: som over de maanden van het jaar. Einde: na de laatste maand.',
    ),
    headerRow(['Jaar', ...shown.map(({ header }) => header)], 1),
    ...Array.from({ length: count }, (_, index) => yearRow(first + index)),
  ];
}
