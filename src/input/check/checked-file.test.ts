import { expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { checkedFile } from '#input/check/checked-file.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleFilling } from '#server/example/example-filling.ts';

/** The example with other values, as a file that was checked. */
const checkedWith = async (values: Readonly<Record<string, EnteredValue>>) =>
  checkedFile(
    await templateWorkbook('dcToDc', { ...exampleFilling, values: { ...exampleFilling.values, ...values } }),
    nodePlatform,
  );

it('counts who is left out as the outcome does, by request and by age', async () => {
  const asked = await checkedWith({});
  const younger = await checkedWith({ nieuw_pensioenleeftijd: 60 });
  const outcomeOf = ({ dossier }: typeof asked) => calculate(dossier!.input).excluded.length;
  expect([asked.leftOut, younger.leftOut]).toEqual([outcomeOf(asked), outcomeOf(younger)]);
  expect([asked.leftOut! > 0, younger.leftOut! > asked.leftOut!]).toEqual([true, true]);
});

it('counts nobody where there is an error: nothing is calculated then', async () => {
  expect((await checkedWith({ huidig_franchise: -1 })).leftOut).toBeNull();
});
