import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { schemeKinds } from '#core/scheme-kind.ts';
import type { WhatIfChoices } from '#core/what-if-choices.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import type { ScreenResult } from '#output/screen/screen-result.ts';
import { type TemplateFilling, templateWorkbook } from '#input/template/template.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import { processVariant } from '#server/calculation/process-variant.ts';
import { fillingWith } from '#test/xlsx/filled-template.ts';

const settings = { houseStyle: defaultHouseStyle, programVersion: '9.9.9' };

const unpacked = (bytes: Uint8Array) => JSON.parse(gunzipSync(bytes).toString('utf8')) as ScreenResult;

async function finished(filling: TemplateFilling, kind: (typeof schemeKinds)[number]) {
  const processed = await processDossier(await templateWorkbook(kind, filling), settings);
  if (processed.outcome !== 'finished') throw new Error('the file has errors');
  return processed;
}

const noStamp = { programVersion: '', inputSha256: '' };

/** Without what tells which file it was. */
const contents = (result: ScreenResult): ScreenResult => ({ ...result, stamp: noStamp });

it.each(schemeKinds)('a variant from %s is what a file with its choices gives', async (kind) => {
  const choices: WhatIfChoices = {
    premium: { is: 'flat', rate: 0.18 },
    compensationMethod: 'premiumDifference',
    horizon: { kind: 'years', years: 7 },
    wageGrowth: 0.03,
  };
  const values = {
    gekozen_alternatief: 'eigen vlakke premie',
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

it('a variant in which nobody can be compensated is told so', async () => {
  const { whatIfInput } = await finished(fillingWith({ compensatie_tot_leeftijd: 50 }), 'dcToDc');
  const variant = await processVariant({ input: whatIfInput, choices: { compensationFromAge: 51 }, settings });
  expect(variant).toEqual({ outcome: 'refused', reason: statusReasons.agesCrossed });
});
