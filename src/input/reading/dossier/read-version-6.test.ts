import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { checkedDossier } from '#input/check/checked-file.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

type Numbers = Readonly<Record<string, readonly number[]>>;

/** Files that the template of version 6 made, with everything filled in, and what the program gave for them then. */
const known: readonly (readonly [string, readonly number[], Numbers])[] = [
  [
    'dcToDc',
    [917277.3340077435, 440176.7425278156],
    { A: [193504.2614482327, 5180339.265801036, 0, 23], B: [200193.54487783575, 4714433.231383423, 9, 13] },
  ],
  ['dbToDc', [5211293.864446522, 1328844.8261713614], { B: [644708.6203020571, 19444935.006711558, 25, 65] }],
];

test.each(known)('a file %s of version 6 has the outcome that it had', (kind, now, choices) => {
  const bytes = readFileSync(new URL(`../../../../test/xlsx/version-6/${kind}.xlsx`, import.meta.url));
  const { dossier, findings } = checkedDossier(readWorkbook(bytes, nodePlatform));
  expect(findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['warning FIELD_RETIRED']);
  const result = calculate(dossier!.input);
  const unchanged = result.alternatives.find(({ key }) => key === 'unchanged')!;
  const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 3) as number);
  expect([unchanged.cost, unchanged.pension]).toEqual(near(now));
  const found = result.choices.map(({ key, cost, people }) => [
    key,
    [cost.firstYear, cost.thirtyYears, people.less, people.more],
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(choices).map(([key, values]) => [key, near(values)])),
  );
});
