import { describe, expect, it } from 'vitest';
import { loadedCompensation } from '#cases/factory/loaded-compensation.ts';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CostByFlat } from '#core/result/choice.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { flatCostSection } from '#output/topics/compensation/flat-cost-section.ts';

/** Ten people of 55, whose compensation has a loading: a higher flat premium costs less for ten years. */
const dossier: DossierInput = {
  ...loadedCompensation,
  participants: Array.from({ length: 10 }, (_, row) =>
    Object.assign({}, plainParticipant, { number: String(row), born: { year: 1971, month: 1, day: 1 } }),
  ),
};
const subject: ConclusionSubject = { input: dossier, result: calculate(dossier) };

const withCost = (costByFlat: readonly CostByFlat[]): ConclusionSubject => ({
  ...subject,
  result: { ...subject.result, costByFlat },
});

const less = { neutral: 0, lowest: 0 };

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('cost by flat premium', () => {
  it('names the cheapest premium, the years, and what it saves beside the budget-neutral one', () => {
    const section = flatCostSection(subject)!;
    expect(plain(section.conclusion)).toBe(
      'Een vlakke premie van 20,0% kost met compensatie in 10 jaar € 30.800 minder dan 16,5%',
    );
  });

  it('says what that premium costs over the other period, and who has less pension at both', () => {
    expect(plain(flatCostSection(subject)!.lead)).toMatch(
      /^In 30 jaar kost 20,0% € [\d.]+ meer dan 16,5%\. Vóór compensatie krijgen bij 20,0% 0 van de 10 minder pensioen, bij 16,5% 10\. /,
    );
  });

  it('is drawn in two layers, with the letter of a choice at its premium', () => {
    const { model } = flatCostSection(subject)!.exhibits[0]!.chart!;
    const { series, categories } = model as ColumnChart;
    expect(series.map(({ name }) => name)).toEqual(['Premie', 'Compensatie']);
    expect(categories[0]).toBe('B 16,5%');
    expect(categories).toContain('20,0%');
    const [premium, compensation] = series.map(({ values }) => values[categories.indexOf('20,0%')]);
    expect([premium, compensation]).toEqual([800_000, 0]);
  });

  it('is left out where the cheapest premium saves at most 0.5%', () => {
    const flats = [
      { rate: 0.2, premium: 99_000, compensation: 1000 },
      { rate: 0.21, premium: 99_600, compensation: 0 },
    ];
    expect(flatCostSection(withCost([{ years: 10, flats, lowest: flats[1]!, less }]))).toBeNull();
  });

  it('is left out without compensation', () => {
    const flats = [0.2, 0.21].map((rate) => ({ rate, premium: rate * 100_000, compensation: 0 }));
    expect(flatCostSection(withCost([{ years: 10, flats, lowest: flats[0]!, less }]))).toBeNull();
    expect(flatCostSection(withCost([]))).toBeNull();
  });
});
