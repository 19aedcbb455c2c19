import { expect, test } from 'vitest';
import { zeroCurves } from '#core/curve/register.ts';
import { lawRegister } from '#core/law/register.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { mortalityTableNames } from '#core/mortality/table-names.ts';
import { builtInSetFacts } from '#core/scenario-set/cp2022/built-in-set.ts';

test('sources cite who published a value, and not where a copy was found', () => {
  const sources = [
    ...mortalityTableNames.map((name) => mortalityTable(name).source),
    ...zeroCurves.map(({ source }) => source),
    builtInSetFacts.source,
    ...lawRegister.flatMap(({ entries }) => entries.map(({ source }) => source.text)),
  ];
  expect(sources.filter((source) => /github|repository|kopie|COVIDcases|nieuws\.nl|\bed\.nl/i.test(source))).toEqual(
    [],
  );
});
