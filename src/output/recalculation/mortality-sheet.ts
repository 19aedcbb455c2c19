import { monthAfter } from '#core/calendar/months.ts';
import { wholeYears } from '#core/calendar/age.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import { emptyRow, labelledRow, valueCell } from '#output/model/planned-cells.ts';
import { recalculationHead } from '#output/recalculation/recalculation-head.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import { partnerAgeDifference } from '#core/annuity/couples.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import { type Row, columnsOf } from '#output/model/table.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

/** The ages and calendar years of the table that pensions of these participants are priced with. */
interface TablePart {
  readonly firstAge: number;
  readonly lastAge: number;
  readonly firstYear: number;
  readonly years: number;
}

export function tablePart({ content, participants, table }: Recalculation): TablePart {
  const { valuationDate, current, next } = content.dossier.input;
  const youngest = Math.min(wholeYears(current.pensionAgeInMonths), wholeYears(next.pensionAgeInMonths));
  const firstAge = youngest - partnerAgeDifference;
  const dates = participants.flatMap(({ monthsInCurrent, monthsInNext }) => [monthsInCurrent, monthsInNext]);
  const [first, last] = [
    dates.reduce((one, other) => Math.min(one, other), Infinity),
    dates.reduce((one, other) => Math.max(one, other), 0),
  ].map((months) => monthAfter(valuationDate, months).year);
  if (first === undefined || last === undefined) throw new Error('nobody reaches a pension date');
  const years = table.kind === 'period' ? 1 : last - first + table.lastAge - firstAge + 1;
  return { firstAge, lastAge: table.lastAge, firstYear: first, years };
}

const parameters = (part: TablePart): readonly PlannedRow[] => [
  labelledRow('Eerste leeftijd', valueCell(part.firstAge, 'year', 'sterfte_eerste_leeftijd')),
  labelledRow('Laatste leeftijd', valueCell(part.lastAge, 'year', 'sterfte_laatste_leeftijd')),
  labelledRow('Eerste jaar', valueCell(part.firstYear, 'year', 'sterfte_eerste_jaar')),
  labelledRow('Aantal jaren', valueCell(part.years, 'year', 'sterfte_jaren')),
  emptyRow,
];

/** How many columns stand in a wide window. */
const columnsBeside = 20;

/** Width of an empty column beside a narrow table. */
const roomForTexts = 140;

/** Death probabilities as the table has them, for the sheet that prices a pension. */
export function mortalitySheet(recalculation: Recalculation): SheetPlan {
  const { table } = recalculation;
  const part = tablePart(recalculation);
  const years = Array.from({ length: part.years }, (_, index) => part.firstYear + index);
  const ages = Array.from({ length: part.lastAge - part.firstAge + 1 }, (_, index) => part.firstAge + index);
  const row = (sex: TableSex, age: number): Row => [
    sex,
    age,
    ...years.map((year) => table.probability(sex, age, year)),
  ];
  const rows = [
    ...recalculationHead({
      title: 'Sterftekansen',
      rebuilds: 'De kansen om binnen een jaar te overlijden waarmee Narekenen omrekening een pensioen herrekent.',
      remarks: [
        `${table.edition}, naar leeftijd en kalenderjaar. Alleen het deel dat voor het narekenen nodig is; zonder ervaringsfactor.`,
        `Bron: ${table.source}`,
      ],
      width: 150,
    }),
    ...parameters(part),
  ];
  // A period table has one column of probabilities: too narrow for the texts above it.
  const isNarrow = years.length < columnsBeside / 2;
  const range = (name: string, block: number) => ({
    name,
    column: 3,
    lastColumn: 2 + years.length,
    firstRow: rows.length + 2 + block * ages.length,
    lastRow: rows.length + 1 + (block + 1) * ages.length,
  });
  return sheetOf({
    name: 'Sterftekansen',
    widths: [18, 12, ...years.map(() => 12), ...(isNarrow ? [roomForTexts] : [])],
    orientation: 'landscape',
    repeatedColumns: 2,
    rows,
    table: {
      name: 'Sterftekansen',
      columns: [
        ...columnsOf({ Geslacht: 'general', Leeftijd: 'year' }),
        ...years.map((year) => ({
          header: table.kind === 'period' ? 'Elk jaar' : String(year),
          format: 'probability' as const,
        })),
      ],
      rows: (['M', 'V'] as const).flatMap((sex) => ages.map((age) => row(sex, age))),
      isStreamed: true,
    },
    controls: { ranges: [range('sterfte_man', 0), range('sterfte_vrouw', 1)], choices: [], verdicts: [] },
  });
}
