import { describe, expect, test } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { sensitivitySheet } from '#output/topics/sensitivity/sensitivity-sheet.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';

/** A guarantee at a tariff that rises with age, and an invoiced premium that is the same for everybody. */
const moving = averagePayContent('scheme', 40);
const still = averagePayContent('ambition', 40);

/** The table of the sheet: per row the figures by the head of their column. */
function tableOf(content: OutputContent): readonly Readonly<Record<string, unknown>>[] {
  const { columns, rows } = sensitivitySheet(content).table!;
  return rows.map((row) => Object.fromEntries(row.map((value, place) => [columns[place]!.header, value])));
}

const isDifference = (header: string): boolean => /\bverschil\b/i.test(header);

const rowOf = (content: OutputContent, change: string) =>
  tableOf(content).find(({ Wijziging }) => String(Wijziging).startsWith(change))!;

describe('the sensitivity to those who enter later', () => {
  test('stands on the sheet beside that of the answers and the pension', () => {
    const { rows } = moving.result.sensitivities;
    const older = rows.find(({ key }) => key === 'entrantsOlder')!;
    expect(rowOf(moving, 'Nieuwe medewerkers 5 jaar ouder')).toMatchObject({
      '30 jaar met nieuwe medewerkers exact': older.longRun!.exact,
      '30 jaar met nieuwe medewerkers verschil': older.longRun!.difference,
      'nieuwe medewerkers exact': older.entrantPremium!.exact,
      'nieuwe medewerkers verschil': older.entrantPremium!.difference,
      'budgetneutraal vlak verschil': null,
      'Verschil pensioen': null,
    });
    expect(rowOf(moving, 'Vervanging 0%')['nieuwe medewerkers exact']).toMatchObject({
      content: 'n.v.t.',
      isRight: true,
    });
    expect(rowOf(moving, 'Geen:')['nieuwe medewerkers exact']).toBe(
      moving.result.openGroup.grandfathering.entrantPremium.costNeutral!.exact,
    );
  });

  test.each([
    ['a guarantee', moving],
    ['one premium for everybody', still],
  ])('has no row or column of zeros on the sheet: %s', (_, content) => {
    const [, ...changes] = tableOf(content);
    const heads = Object.keys(changes[0]!).filter(isDifference);
    const isMoved = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) > 1e-9;
    for (const head of heads) expect(changes.some((row) => isMoved(row[head]))).toBe(true);
    for (const row of changes) expect(heads.some((head) => isMoved(row[head]))).toBe(true);
  });

  test('has no columns if nothing moves it', () => {
    expect(Object.keys(tableOf(still)[0]!).filter((head) => head.includes('nieuwe medewerkers'))).toEqual([]);
    expect(tableOf(still).map(({ Wijziging }) => Wijziging)).not.toContain('Nieuwe medewerkers 5 jaar ouder');
  });
});

describe('the sensitivity of the answers', () => {
  const sections = generatedContents('ambitionDbToDc', 10).flatMap(
    ({ dossier, result }) => sensitivitySection({ input: dossier.input, result }) ?? [],
  );

  test('speaks of premiums only where the table has them', () => {
    const told = sections.map(({ lead, exhibits }) => ({
      speaks: lead.includes('Premies: de verandering in procentpunt.'),
      has: /"(?:Budget|Profijt), vlak/.test(JSON.stringify(exhibits)),
    }));
    for (const { speaks, has } of told) expect(speaks).toBe(has);
    expect(new Set(told.map(({ has }) => has)).size).toBe(2);
  });
});
