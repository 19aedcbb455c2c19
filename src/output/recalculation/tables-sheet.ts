import { columnName } from '#output/language/defined-names.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { AgeStep } from '#core/dossier/scale.ts';
import type { Product } from '#core/projection/accumulation.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';
import { currentProduct, nextProduct, productsOf } from '#core/projection/products.ts';
import { emptyRow, headerRow, headingRow, valueCell } from '#output/model/planned-cells.ts';
import { contributionTables } from '#output/recalculation/own-contribution.ts';
import type { SearchedTable } from '#output/recalculation/searched-table.ts';
import { recalculationHead } from '#output/recalculation/recalculation-head.ts';
import { ageOfFlat, type Recalculation } from '#output/recalculation/recalculation.ts';
import { statePensionTables } from '#output/recalculation/state-pension-ages.ts';
import { adoptedPrices, tariffKind, tariffRows } from '#output/recalculation/tariff-table.ts';
import type { NamedRange, PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';

/** Rows by age from age 0 on, so that every age is found. */
const byAge = (steps: readonly AgeStep[]): readonly (readonly number[])[] => {
  const sorted = steps.toSorted((one, other) => one.fromAge - other.fromAge);
  const isWhole = (sorted[0]?.fromAge ?? 1) <= 0;
  return [...(isWhole ? [] : [[0, 0]]), ...sorted.map(({ fromAge, value }) => [Math.max(0, fromAge), value])];
};

/** The lowest row of a lifecycle holds for fewer years too. */
function lifecycleRows({ lifecycle }: Product): readonly (readonly number[])[] {
  const sorted = lifecycle.toSorted((one, other) => one.yearsToPension - other.yearsToPension);
  if (sorted.length === 0) return [[0, 0]];
  return sorted.map(({ yearsToPension, equityWeight }, index) => [index === 0 ? 0 : yearsToPension, equityWeight]);
}

function scaleTable({ alternatives, content }: Recalculation): SearchedTable {
  const ages = [...new Set([0, ...alternatives.flatMap(({ scale }) => scale.map(({ fromAge }) => fromAge))])];
  return {
    title: 'Premie per leeftijd (afgeronde premie)',
    columns: [
      ['Vanaf leeftijd', 'staffel_leeftijd', 'year'],
      ...alternatives.map(({ name }) => [name, null, 'percentEntered'] as const),
    ],
    rows: [
      ...ages
        .toSorted((one, other) => one - other)
        .map((age) => [age].concat(alternatives.map(({ scale }) => scaleRate(scale, age)))),
      ...(flatSinceOf(content.dossier.input) === null
        ? []
        : [[ageOfFlat].concat(alternatives.map(({ flatNow }) => flatNow ?? 0))]),
    ],
    body: 'staffel_premie',
  };
}

const lifecycleTable = (title: string, name: string, product: Product): SearchedTable => ({
  title,
  columns: [
    ['Jaren tot pensioen', `${name}_jaren`, 'year'],
    ['Aandelen', `${name}_aandelen`, 'percentEntered'],
  ],
  rows: lifecycleRows(product),
});

/** That of the new scheme, which is of both where they invest in the same. */
const lifecycleTables = (input: DossierInput): readonly SearchedTable[] => [
  lifecycleTable('Lifecycle', 'lifecycle', nextProduct(input)),
  ...(productsOf(input) === 'one'
    ? []
    : [lifecycleTable('Lifecycle van de huidige regeling', 'huidige_lifecycle', currentProduct(input))]),
];

/** The risk premiums by age of the schemes that have them. */
const riskTables = ({ content }: Recalculation): readonly SearchedTable[] =>
  (['huidig', 'nieuw'] as const).flatMap((scheme) => {
    const { riskPremiumByAge } = content.dossier.input[scheme === 'huidig' ? 'current' : 'next'];
    if (riskPremiumByAge.length === 0) return [];
    return [
      {
        title: `Risicopremie naar leeftijd, ${scheme === 'huidig' ? 'huidige' : 'nieuwe'} regeling`,
        columns: [
          ['Vanaf leeftijd', `${scheme}_risicopremie_leeftijd`, 'year'],
          ['Deel van het salaris', `${scheme}_risicopremie_deel`, 'percentEntered'],
        ],
        rows: byAge(riskPremiumByAge),
      },
    ];
  });

const searchedTables = (recalculation: Recalculation): readonly SearchedTable[] => {
  const { input } = recalculation.content.dossier;
  const { assumptions } = input;
  return [
    {
      title: 'Alternatieven',
      columns: [
        ['Nummer', null, 'year'],
        ['Alternatief', 'alternatief_namen', 'general'],
        ['In kolomkoppen', 'alternatief_koppen', 'general'],
      ],
      rows: recalculation.alternatives.map(({ key, name }, index) => [
        index + 1,
        name,
        key === 'unchanged' ? 'huidig' : columnName(key),
      ]),
    },
    scaleTable(recalculation),
    {
      title: 'Carrièrestijging',
      columns: [
        ['Vanaf leeftijd', 'carriere_leeftijd', 'year'],
        ['Stijging', 'carriere_stijging', 'percentEntered'],
      ],
      rows: byAge(assumptions.career),
    },
    {
      title: 'Uitstroom',
      columns: [
        ['Vanaf leeftijd', 'uitstroom_leeftijd', 'year'],
        ['Kans', 'uitstroom_kans', 'percentEntered'],
      ],
      rows: byAge(assumptions.exits),
    },
    ...lifecycleTables(input),
    ...riskTables(recalculation),
  ];
};

/** The rows of tables under each other, and the names of their columns. */
export function stackedTables(
  tables: readonly SearchedTable[],
  start: number,
): { readonly rows: readonly PlannedRow[]; readonly ranges: readonly NamedRange[] } {
  const rows: PlannedRow[] = [];
  const ranges: NamedRange[] = [];
  for (const { title, columns, rows: contents, body } of tables) {
    rows.push(
      headingRow(title),
      headerRow(
        columns.map(([header]) => header),
        0,
      ),
    );
    const [firstRow, lastRow] = [start + rows.length, start + rows.length + contents.length - 1];
    for (const [index, [, name]] of columns.entries()) {
      if (name !== null) ranges.push({ name, column: index + 1, firstRow, lastRow });
    }
    if (body !== undefined) ranges.push({ name: body, column: 2, lastColumn: columns.length, firstRow, lastRow });
    rows.push(...contents.map((row) => row.map((cell, index) => valueCell(cell, columns[index]?.[2] ?? 'general'))));
    rows.push(emptyRow);
  }
  return { rows, ranges };
}

/** How many columns stand in a wide window. */
const columnsBeside = 10;

/** The tables by age and by years that the months look things up in. */
export function tablesSheet(recalculation: Recalculation): SheetPlan {
  const head = recalculationHead({
    title: 'Narekenen tabellen',
    rebuilds: 'De tabellen waaruit de formules per maand de premie, de loopbaan, de uitstroom en de lifecycle halen.',
    remarks: [
      'Een regel geldt vanaf de genoemde leeftijd (of datum, maand of het aantal jaren) tot de volgende regel.',
      ...(tariffKind(recalculation) === 'calculated' ? [adoptedPrices] : []),
      ...(flatSinceOf(recalculation.content.dossier.input) === null
        ? []
        : [`Leeftijd ${ageOfFlat} van de premies: wie nu al een vlakke premie heeft.`]),
    ],
    width: 150,
  });
  const stacked = stackedTables(
    [
      ...searchedTables(recalculation),
      ...contributionTables(recalculation),
      ...statePensionTables(recalculation),
      ...tariffRows(recalculation),
    ],
    head.length + 1,
  );
  const widest = Math.max(...stacked.rows.map(({ length }) => length));
  return sheetOf({
    name: 'Narekenen tabellen',
    widths: [18, 28, ...Array.from({ length: widest - 2 }, (_, index) => (index + 2 < columnsBeside ? 16 : 13))],
    orientation: 'landscape',
    repeatedColumns: 1,
    rows: [...head, ...stacked.rows],
    controls: { ranges: stacked.ranges, choices: [], verdicts: [] },
  });
}
