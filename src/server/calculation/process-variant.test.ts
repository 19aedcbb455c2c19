import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { type TemplateFilling, templateWorkbook } from '#input/template/template.ts';
import { processVariant } from '#server/calculation/process-variant.ts';
import { processedOnFew } from '#test/server/few-scenarios.ts';
import { fillingWith } from '#test/xlsx/filled-template.ts';

const settings = {
  houseStyle: defaultHouseStyle,
  programVersion: '9.9.9',
  calculationDay: { year: 2026, month: 2, day: 3 },
};

const unpacked = (bytes: Uint8Array) => JSON.parse(gunzipSync(bytes).toString('utf8')) as ScreenResult;

async function finished(filling: TemplateFilling, kind: (typeof schemeKinds)[number]) {
  const processed = await processedOnFew({ bytes: await templateWorkbook(kind, filling), settings });
  if (processed.outcome !== 'finished') throw new Error('the file has errors');
  return processed;
}

const noStamp = { programVersion: '', inputSha256: '' };

/** Without what tells which file it was, and without what there is of documents and of a workbook: a variant has none. */
const contents = (result: ScreenResult): unknown =>
  JSON.parse(
    JSON.stringify({ ...result, documents: undefined, stamp: noStamp }, (name, value: unknown) =>
      name === 'address' ? undefined : value,
    ),
  );

it.each(schemeKinds)('a variant from %s is what a file with its choices gives', async (kind) => {
  const choices: WhatIfChoices = {
    premium: { is: 'flat', rate: 0.18 },
    compensationMethod: 'premiumDifference',
    horizon: { kind: 'years', years: 7 },
    wageGrowth: 0.03,
  };
  const values = {
    gekozen_keuze: 'B',
    eigen_vlakke_premie: 0.18,
    compensatie_methode: 'premieverschil',
    doel_horizon_jaren: 7,
    loonstijging: 0.03,
  };
  const { whatIfInput } = await finished(fillingWith({}, {}, kind), kind);
  const expected = await finished(fillingWith(values, {}, kind), kind);
  const variant = await processVariant({ input: whatIfInput, choices, settings });
  if (variant.outcome !== 'finished') throw new Error(variant.reason);
  const shown = unpacked(variant.screenResult);
  expect(contents(shown)).toEqual(contents(unpacked(expected.screenResult)));
  expect(variant.keyFigures).toEqual(expected.keyFigures);
  expect(shown.front).toBe('ownFlat');
  expect(variant.card).toEqual(shown.cards.find(({ key }) => key === 'ownFlat'));
  expect(shown.stamp.programVersion).toBe('9.9.9');
});

it('a variant with a premium that the law forbids is of that premium, and says what changed', async () => {
  const { whatIfInput } = await finished(fillingWith({}), 'dcToDc');
  const choices: WhatIfChoices = { premium: { is: 'flat', rate: 0.55 }, wageGrowth: 0.03 };
  const variant = await processVariant({ input: whatIfInput, choices, settings });
  if (variant.outcome !== 'finished') throw new Error(variant.reason);
  expect(variant.card).toMatchObject({ key: 'ownFlat', premium: '55,0%', mayBeChosen: false });
  expect(variant.keyFigures.choice).toMatchObject({ lowest: 0.55, highest: 0.55, isSurelyAllowed: false });
  expect(unpacked(variant.screenResult).front).not.toBe('ownFlat');
  expect(variant.changes).toEqual([
    { label: 'Eigen vlakke premie', text: '55,0%', was: '–' },
    { label: 'Loonstijging', text: '3,0%', was: '2,4%' },
  ]);
});

it('a variant with a scale tells which', async () => {
  const { whatIfInput } = await finished(fillingWith({}), 'dcToDc');
  const choices: WhatIfChoices = { premium: { is: 'scale', factor: 0.5 } };
  const variant = await processVariant({ input: whatIfInput, choices, settings });
  if (variant.outcome !== 'finished') throw new Error(variant.reason);
  expect(variant.card?.key).toBe('ownScale');
  expect(variant.changes).toEqual([
    { label: 'Eigen staffel van de adviseur', text: '2,5% tot 10,0%, stijgt met de leeftijd', was: '–' },
  ]);
});

it('a variant in which nobody can be compensated is told so', async () => {
  const { whatIfInput } = await finished(fillingWith({ compensatie_tot_leeftijd: 50 }), 'dcToDc');
  const variant = await processVariant({ input: whatIfInput, choices: { compensationFromAge: 51 }, settings });
  expect(variant).toEqual({ outcome: 'refused', reason: statusReasons.agesCrossed });
});
