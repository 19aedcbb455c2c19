import { describe, expect, test } from 'vitest';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import { splitPartNames } from '#core/result/pension-split.ts';
import { pensionSplitSection } from '#output/topics/people/pension-split-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { pensionSplitTable } from '#output/topics/people/pension-split-table.ts';
import { justificationParts } from '#output/topics/basis/justification-parts.ts';
import { isCell } from '#output/model/table.ts';
import { groupedResult } from '#output/files/without-people/grouped-result.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const own = {
  lifecycle: [
    { yearsToPension: 0, equityWeight: 0.2 },
    { yearsToPension: 15, equityWeight: 0.8 },
  ],
  investmentCost: 0.009,
  existingCapital: 'stays',
} as const;

function contentOf(count: number, change: (input: PremiumDossierInput) => DossierInput): OutputContent {
  const input = change(exampleInput(exampleParticipants(count)));
  const content = exampleContent(1);
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
}

const sectionOf = ({ dossier: { input }, result }: OutputContent) => pensionSplitSection({ input, result });

const twoProducts = contentOf(25, (input) => ({ ...input, current: { ...input.current, product: own } }));

describe('from what pensions change', () => {
  test('adds up to the change of each premium, in total and per cohort', () => {
    const { result } = twoProducts;
    const unchanged = alternativeOf(result, 'unchanged');
    for (const { pensionSplit, pension, cohorts } of premiumAlternatives(result)) {
      const sum = splitPartNames.reduce((total, part) => total + pensionSplit!.total[part], 0);
      expect(sum).toBeCloseTo(pension - unchanged.pension, 6);
      expect(pensionSplit!.total.pensionAge).toBe(0);
      expect(pensionSplit!.total.investmentCost).toBeGreaterThan(0);
      expect(pensionSplit!.total.mix).toBeGreaterThan(0);
      for (const [place, cohort] of pensionSplit!.cohorts.entries()) {
        const ofCohort = splitPartNames.reduce((total, part) => total + cohort[part], 0);
        expect(ofCohort).toBeCloseTo(cohorts[place]!.pension - unchanged.cohorts[place]!.pension, 6);
      }
    }
  });

  test('is told without the causes that do not play', () => {
    const section = sectionOf(twoProducts)!;
    expect(section.conclusion).toMatch(/krijgen de deelnemers samen .* pensioen per jaar$/);
    const { columns, rows } = section.exhibits[0]!.table!.model;
    expect(columns.map(({ head }) => head)).toEqual([
      'Alternatief',
      'Nu',
      'Premie',
      'Beleggingskosten',
      'Beleggingsmix',
      'Straks',
    ]);
    expect(rows).toHaveLength(premiumAlternatives(twoProducts.result).length);
    const front = headlineOf(twoProducts.result)!;
    const { series } = section.exhibits[0]!.chart!.model as { series: readonly { values: readonly number[] }[] };
    expect(series[0]!.values[0]).toBe(Math.round(front.pensionSplit!.total.premium));
  });

  test('has a column of the pension age where that differs', () => {
    const later = contentOf(25, (input) => ({ ...input, next: { ...input.next, pensionAgeInMonths: 69 * 12 } }));
    const { columns } = sectionOf(later)!.exhibits[0]!.table!.model;
    expect(columns.map(({ head }) => head)).toContain('Pensioenleeftijd');
  });

  test('is left out where the premium alone differs, and for a small group', () => {
    expect(sectionOf(contentOf(25, (input) => input))).toBeNull();
    expect(pensionSplitTable(contentOf(25, (input) => input)).rows).toEqual([]);
    const few = contentOf(9, (input) => ({ ...input, current: { ...input.current, product: own } }));
    expect(sectionOf(few)).toBeNull();
  });

  test('has a row in the workbook for everybody and for each cohort, whose last cell sums the others', () => {
    const { columns, rows } = pensionSplitTable(twoProducts);
    const { result } = twoProducts;
    expect(rows).toHaveLength(premiumAlternatives(result).length * (1 + result.cohorts.length));
    const [last] = rows[0]!.slice(-1);
    expect(columns).toHaveLength(rows[0]!.length);
    if (!isCell(last)) throw new Error('the last cell is no formula');
    expect(last.formulaAt?.({ row: 7, firstRowOf: () => 1, columnOf: () => '' })).toBe('SUM(D7:H7)');
    expect(last.content).toBeCloseTo(premiumAlternatives(result)[0]!.pension, 6);
  });

  test('stands beside what becomes of the capital of now, in the agreements of the calculation', () => {
    const agreements = (content: OutputContent): string => JSON.stringify(justificationParts(content));
    expect(agreements(twoProducts)).toContain('blijft zo belegd');
    expect(agreements(contentOf(25, (input) => input))).not.toContain('belegt anders of tegen andere kosten');
  });

  test('is summed over the groups in which an employer sees participants', () => {
    const { result } = twoProducts;
    const [first, ...others] = [...result.cohorts.keys()];
    const groups = [
      { fromAge: 15, toAge: 19, count: 1, cohorts: [first!] },
      { fromAge: 20, toAge: 70, count: 24, cohorts: others },
    ] as unknown as Parameters<typeof groupedResult>[1];
    const grouped = groupedResult(result, groups);
    const split = premiumAlternatives(grouped)[0]!.pensionSplit!;
    expect(split.cohorts).toHaveLength(2);
    expect(split.cohorts[0]!.premium + split.cohorts[1]!.premium).toBeCloseTo(split.total.premium, 6);
  });
});
