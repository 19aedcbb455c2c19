import { expect, test } from 'vitest';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { brief, findingsOf } from '#test/xlsx/read-findings.ts';

type Rows = readonly (readonly (string | number | null)[])[];

/** The transition is on 1 January 2027, the horizon ten years. */
const oneOffs = (...EenmaligeKosten: Rows) => ({ EenmaligeKosten });
const advice = [2027, 'advies', 12_500, 'alle'];

test('one-off costs are read by year, with the choices that have them', async () => {
  const filling = fillingWith({ eenmalig_meetellen: 'ja' }, oneOffs(advice, [2029, 'portaal', 4000, 'A']));
  const { dossier, findings } = readDossier(await filledWorkbook(filling));
  expect(findings).toEqual([]);
  expect(dossier?.input.oneOffCosts).toEqual({
    rows: [
      { year: 2027, description: 'advies', amount: 12_500, of: 'all' },
      { year: 2029, description: 'portaal', amount: 4000, of: 'A' },
    ],
    counts: true,
  });
});

test('a file without any has none, and does not count them', async () => {
  const { dossier } = readDossier(await filledWorkbook());
  expect(dossier?.input.oneOffCosts).toEqual({ rows: [], counts: false });
});

test('an empty row between them says nothing', async () => {
  const { dossier, findings } = readDossier(
    await filledWorkbook(fillingWith({}, oneOffs(advice, [null, null, null, null], [2028, 'brief', 900, 'B']))),
  );
  expect(findings).toEqual([]);
  expect(dossier?.input.oneOffCosts.rows).toHaveLength(2);
});

test.each<[string, Rows, string, string]>([
  [
    'before the transition',
    [[2026, 'advies', 1000, 'alle']],
    'VALUE_CONFLICT',
    'vóór dat van de transitiedatum (2027)',
  ],
  ['past the years of which cost is shown', [[2057, 'advies', 1000, 'alle']], 'VALUE_CONFLICT', 'na 2056'],
  ['of a negative amount', [[2027, 'advies', -1000, 'alle']], 'VALUE_OUT_OF_RANGE', ''],
  ['of a choice that there is not', [[2027, 'advies', 1000, 'budget']], 'VALUE_UNKNOWN_CHOICE', ''],
  ['without an amount', [[2027, 'advies', null, 'alle']], 'FIELD_EMPTY', 'verplicht'],
  [
    'in more rows than the table holds',
    Array.from({ length: 51 }, (_, index) => [2027, `post ${index}`, 100, 'alle']),
    'VALUE_OUT_OF_RANGE',
    'meer dan 50 regels',
  ],
])('a one-off cost %s is refused', async (_, rows, code, text) => {
  const findings = await findingsOf({}, oneOffs(...rows));
  expect(findings.map((finding) => [finding.severity, finding.code])).toEqual([['error', code]]);
  expect(findings[0]!.message).toContain(text);
});

test('a long description is cut, as other free text', async () => {
  const filling = fillingWith({}, oneOffs([2027, 'a'.repeat(80), 1000, 'alle']));
  const { dossier } = readDossier(await filledWorkbook(filling));
  expect(dossier?.input.oneOffCosts.rows[0]?.description).toBe(`${'a'.repeat(59)}…`);
});

test('a row that stands there twice, and a sum above all salaries, are asked about', async () => {
  const twice = await findingsOf({}, oneOffs(advice, advice));
  expect(brief(twice)).toEqual([expect.stringMatching(/^warning VALUE_UNUSUAL Verfijning!\w+ advies$/)]);
  const [high, ...rest] = await findingsOf({}, oneOffs([2027, 'advies', 1_250_000, 'alle']));
  expect(rest).toEqual([]);
  expect(high).toMatchObject({ severity: 'warning', code: 'VALUE_UNUSUAL' });
  expect(high!.message).toContain('meer dan een jaar alle salarissen');
});

test('a cost past the horizon is asked about only where it was to count', async () => {
  const late = oneOffs([2037, 'advies', 1000, 'alle']);
  expect(await findingsOf({}, late)).toEqual([]);
  const [finding, ...rest] = await findingsOf({ eenmalig_meetellen: 'ja' }, late);
  expect(rest).toEqual([]);
  expect(finding!.message).toContain('na de horizon van de werkgeverslast (10 jaar)');
});
