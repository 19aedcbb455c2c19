import { expect, test } from 'vitest';
import { costDifferencesSection } from '#output/topics/cost/cost-differences-section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { amount } from '#office/document/dutch-format.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

const subjectOf = ({ dossier, result }: OutputContent): ConclusionSubject => ({ input: dossier.input, result });

test('a column for each choice is its difference with now in thirty years, which the title tells', async () => {
  const subject = subjectOf(await calculatedContent());
  const section = costDifferencesSection(subject);
  expect(section.exhibits[0]?.chart?.model.series.map(({ values }) => values)).toEqual(
    subject.result.choices.map(({ difference }) => [Math.round(difference.thirtyYears)]),
  );
  expect(spaced(section.conclusion)).toBe('Naast nu kost in 30 jaar A 1% meer en B 14% meer');
});

test('from average pay the bridge from the premium of now is told as well', () => {
  const table = costDifferencesSection(subjectOf(averagePayContent('scheme', 40))).exhibits[1]?.table?.model;
  expect(table?.columns.map(({ head }) => head)).toEqual(['Onderdeel', 'Nu', 'Straks', 'Verschil']);
  expect(table?.rows.at(-1)?.[0]).toBe('Werkgeverslast');
});

test('the bridge leaves compensation out, and says so beside a table that has it', async () => {
  const { exhibits } = costDifferencesSection(subjectOf(await calculatedContent(guaranteeExample, 'dbToDc')));
  expect(spaced(exhibits[1]?.table?.text ?? '')).toContain(
    'In 2028 betaalt u zonder compensatie en eenmalige kosten € 6.723 minder dan nu',
  );
});

test('nothing is drawn of one choice alone', () => {
  const subject = subjectOf(averagePayContent('scheme', 40));
  expect(subject.result.choices).toHaveLength(1);
  expect(costDifferencesSection(subject).exhibits[0]?.chart).toBeNull();
});

test('of one choice the table ends in the numbers of its title, and its parts add up to them', async () => {
  const { dossier, result } = await calculatedContent(guaranteeExample, 'dbToDc');
  const [exhibit] = costDifferencesSection({ input: dossier.input, result }).exhibits;
  const rows = exhibit?.table?.model.rows ?? [];
  const [first, thirty] = rows.slice(-2);
  const { cost, difference } = result.choices[0]!;
  expect(first).toEqual([
    'Kosten in 2028',
    amount(result.now.cost.firstYear),
    amount(cost.firstYear),
    signedAmount(difference.firstYear),
  ]);
  expect(thirty?.[3]).toBe(signedAmount(difference.thirtyYears));
  expect(rows.map(([name]) => name)).toContain('Compensatie');
  const whole = (text = ''): number => Number(text.replaceAll(/[^\d−]/gu, '').replace('−', '-'));
  const parts = rows.slice(0, -2).reduce((sum, [, , later]) => sum + whole(later), 0);
  expect(Math.abs(parts - cost.firstYear)).toBeLessThan(rows.length);
});
