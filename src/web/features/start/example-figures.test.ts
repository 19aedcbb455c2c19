import { byKey } from '#test/by-key.ts';
import { expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { exampleFigures } from '#web/features/start/example-figures.ts';

it('the figures of the landing page are those that the program calculates for the example dossier', async () => {
  const { dossier } = readDossier(readWorkbook((await exampleDossier()).bytes, nodePlatform));
  if (dossier === null) throw new Error('the example has errors');
  const result = calculate(dossier.input);
  const rates = (scale: readonly { readonly rate: number }[]) => scale.map(({ rate }) => Number(rate.toFixed(4)));
  const ends = (scale: readonly { readonly rate: number }[]) => ({
    lowest: rates(scale)[0],
    highest: rates(scale).at(-1),
  });
  const { budgetNeutralFlat, budgetNeutralProgressive, profitNeutralFlat, profitNeutralProgressive } = byKey(result);
  expect({
    currentScale: exampleFilling.tables['HuidigeStaffel'],
    pensionAge: exampleFilling.values['huidig_pensioenleeftijd'],
    participants: result.participants.length,
    budget: {
      scale: ends(budgetNeutralProgressive.practicalScale),
      flat: rates(budgetNeutralFlat.practicalScale)[0],
    },
    profit: {
      scale: ends(profitNeutralProgressive.practicalScale),
      flat: rates(profitNeutralFlat.practicalScale)[0],
    },
  }).toEqual(exampleFigures);
});
