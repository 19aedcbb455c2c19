import { alternativeOf } from '#core/result/alternative-of.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import type { Cell, Table } from '#output/model/table.ts';
import { describe, expect, test } from 'vitest';
import { costsSheet } from '#output/topics/cost/costs-sheet.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

describe('the sheet on cost', () => {
  test('gives the cost of a kept scale, and what those who enter pay beside it', () => {
    const sheet = JSON.stringify(costsSheet(exampleContent(25)));
    for (const text of ['A Staffel houden', '"Premie"']) expect(sheet).toContain(text);
  });

  test('sets the cost of each year against wages and jobs, with formulas on the table of years', () => {
    const content = exampleContent(25);
    const parts = costsSheet(content).further!.map(({ table }) => table);
    const [shares, jobs] = ['LastenVanLoonsom', 'LastenPerVoltijdbaan'].map((name) =>
      parts.find((table) => table?.name === name)!,
    );
    const { years, alternatives } = content.result;
    for (const [table, of] of [
      [shares!, years.map(({ wageBill }) => wageBill)],
      [jobs!, years.map(({ fullTimeJobs }) => fullTimeJobs)],
    ] as const) {
      const [year, amount, first] = table.rows[3] as unknown as [
        number,
        number,
        { content: number; formulaAt: (at: object) => string },
      ];
      expect([year, amount]).toEqual([years[3]!.year, of[3]]);
      expect(first.content).toBeCloseTo(alternatives[0]!.years[3]!.cost / of[3]!, 12);
      expect(first.formulaAt({ row: 70, firstRowOf: () => 40, columnOf: () => '' })).toBe('B43/$B70');
    }
  });

  const sumsOf = (table: Table, label: string): readonly Cell[] =>
    table.rows.find(([first]) => (first as Cell).content === label)!.slice(1) as Cell[];

  test('has thirty years down and the choices across, with sums of ten and thirty years as formulas', () => {
    const content = exampleContent(25);
    const { table, further } = costsSheet(content);
    const years = further!.find((part) => part.table?.name === 'LastenKeuzesPerJaar')!.table!;
    const heads = ['Nu', 'A Staffel houden (niet toegestaan)', 'B Vlak voor iedereen'];
    const differences = heads.slice(1).map((head) => `${head}, verschil met nu`);
    expect(table!.columns.slice(1).map(({ header }) => header)).toEqual(heads);
    expect(years.columns.slice(1).map(({ header }) => header)).toEqual([...heads, ...differences]);
    const [, now, , B, , difference] = years.rows[2] as [number, number, number, number, unknown, Cell];
    expect(difference.content).toBeCloseTo(B - now, 9);
    expect(difference.formulaAt!({ row: 9, firstRowOf: () => 100, columnOf: () => '' })).toBe('D9-B9');
    expect(years.rows).toHaveLength(30);
    const place = { row: 9, firstRowOf: () => 100, columnOf: () => '' };
    for (const count of [10, 30])
      for (const [index, { content: sum, formulaAt }] of sumsOf(table!, `Eerste ${count} jaar opgeteld`).entries()) {
        expect(formulaAt!(place)).toBe(`SUM(${'BCD'[index]}100:${'BCD'[index]}${99 + count})`);
        const costs = years.rows.slice(0, count).map((row) => row[index + 1] as number);
        expect(sum).toBeCloseTo(
          costs.reduce((total, cost) => total + cost, 0),
          4,
        );
      }
  });

  test('has the first year and the discounted thirty years of each choice as Samenvatting has them', async () => {
    const values = { ...exampleFilling.values };
    const tables = { ...exampleFilling.tables, EenmaligeKosten: [[2028, 'Advies', 12_500, 'alle']] };
    const content = await calculatedContent({ values, tables });
    const { table, further } = costsSheet(content);
    const years = further!.find((part) => part.table?.name === 'LastenKeuzesPerJaar')!.table!;
    const { now, choices } = content.result;
    const shown = [now, ...choices].map(({ cost }) => cost);
    expect(choices.some(({ oneOff }) => oneOff.firstYear > 0)).toBe(true);
    const present = table!.rows.find(([first]) => (first as Cell).content === '30 jaar, contant')!.slice(1);
    expect(present).toEqual(shown.map(({ thirtyYears }) => thirtyYears));
    for (const [index, { firstYear }] of shown.entries()) expect(years.rows[0]![index + 1]).toBeCloseTo(firstYear, 4);
  });

  test('adds up who takes part now alone from a table of their own, beside the current scheme', () => {
    const content = exampleContent(25);
    const closed = costsSheet(content).further!.find((part) => part.table?.name === 'LastenSamen')!.table!;
    const [now] = sumsOf(closed, 'Eerste 10 jaar opgeteld');
    const costs = content.result.alternatives[0]!.years.slice(0, 10).map(({ cost }) => cost);
    expect(now!.content).toBeCloseTo(
      costs.reduce((sum, cost) => sum + cost, 0),
      4,
    );
    for (const row of closed.rows) {
      expect(row).toHaveLength(closed.columns.length);
      expect(row.slice(1).some((cell) => cell !== null)).toBe(true);
    }
  });
});

describe('one-off costs', () => {
  const contentWith = (eenmalig_meetellen: string) =>
    calculatedContent({
      values: { ...exampleFilling.values, eenmalig_meetellen },
      tables: {
        ...exampleFilling.tables,
        EenmaligeKosten: [
          [2028, 'Advies', 12_500, 'alle'],
          [2029, 'Portaal', 4000, 'B'],
        ],
      },
    });
  const partsOf = (content: Awaited<ReturnType<typeof contentWith>>) => {
    const sheet = costsSheet(content);
    const table = sheet.further!.map((part) => part.table).find((found) => found?.name === 'LastenEenmalig')!;
    const closed = sheet.further!.map((part) => part.table).find((found) => found?.name === 'LastenSamen')!;
    const [, present] = closed.rows[0]!.slice(1) as Cell[];
    const formula = present!.formulaAt!({ row: 9, firstRowOf: () => 1, columnOf: (name, head) => `${name}[${head}]` });
    return { sheet, table, formula };
  };

  test('stand apart per choice and year, with the cost over the horizon without and with them', async () => {
    for (const counts of ['nee', 'ja']) {
      const content = await contentWith(counts);
      const { table, sheet } = partsOf(content);
      expect(table.columns.map(({ header }) => header)).toEqual([
        'Keuze',
        'In 2028',
        'In 2029',
        'Opgeteld',
        'Contant',
        'Werkgeverslast zonder',
        'Werkgeverslast met',
      ]);
      const figures = table.rows.at(-1)!.map((cell) => (typeof cell === 'object' ? (cell as Cell).content : cell));
      const flat = alternativeOf(content.result, 'budgetNeutralFlat');
      const cohorts = flat.cohortCosts.reduce((sum, cost) => sum + cost, 0);
      expect(figures.slice(1, 5)).toEqual([12_500, 4000, 16_500, flat.oneOffCost]);
      expect(figures[5]).toBeCloseTo(cohorts, 4);
      expect(figures[6]).toBeCloseTo(cohorts + flat.oneOffCost, 4);
      expect(JSON.stringify(sheet).replaceAll('\u00a0', ' ')).toContain(
        '€ 12.500 in 2028 en € 4.000 in 2029 (alleen bij keuze B)',
      );
    }
  });

  test('are in the sum over the horizon and in what is said of it only where they count', async () => {
    const [apart, counted] = [await contentWith('nee'), await contentWith('ja')];
    expect(partsOf(apart).formula).not.toContain('LastenEenmalig');
    expect(partsOf(counted).formula).toContain('+SUMIFS(LastenEenmalig[Contant]');
    const [before, after] = [apart, counted].map(({ result }) => alternativeOf(result, 'budgetNeutralFlat'));
    expect(after!.exact).toBeLessThan(before!.exact);
    expect(Math.abs(after!.exactCostDifference)).toBeLessThan(1e-6);
  });
});
