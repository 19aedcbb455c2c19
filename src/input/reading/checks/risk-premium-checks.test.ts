import { expect, test } from 'vitest';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { brief, findingsOf } from '#test/xlsx/read-findings.ts';
import { ofVersion6 } from '#test/xlsx/version-6.ts';

const rising = [
  [18, 0.004],
  [50, 0.021],
];

test('risk premiums by age are read, of either scheme', async () => {
  const tables = { HuidigeRisicopremie: rising, NieuweRisicopremie: [[40, 0.01]] };
  const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({}, tables)));
  expect(findings).toEqual([]);
  expect(dossier?.input.current.riskPremiumByAge).toEqual([
    { fromAge: 18, value: 0.004 },
    { fromAge: 50, value: 0.021 },
  ]);
  expect(dossier?.input.next.riskPremiumByAge).toEqual([{ fromAge: 40, value: 0.01 }]);
});

test('a percentage of the salary beside a table is told to be left out, where it was typed', async () => {
  const tables = { HuidigeRisicopremie: rising, NieuweRisicopremie: rising };
  const both = await findingsOf({ huidig_risicopremie_salaris: 0.008 }, tables);
  expect(brief(both)).toEqual([expect.stringMatching(/^warning VALUE_CONFLICT Huidige regeling!B\d+ 0,80%$/)]);
  expect(both[0]?.message).toContain('Die komen in de plaats van dit percentage');
  const apart = await findingsOf({ nieuw_risicopremie_salaris: 0.012 }, tables);
  expect(brief(apart)).toEqual([expect.stringMatching(/^warning VALUE_CONFLICT Nieuwe regeling!B\d+ 1,20%$/)]);
});

test('a table of the current scheme alone was asked about in version 6; since then it holds for the new one too', async () => {
  const tables = { HuidigeRisicopremie: rising };
  const workbook = await filledWorkbook(fillingWith({}, tables));
  const { findings } = readDossier(ofVersion6(workbook));
  expect(findings.map(({ code, field }) => [code, field])).toEqual([
    ['VALUE_UNUSUAL', 'Risicopremies naar leeftijd, nieuwe regeling'],
  ]);
  expect(readDossier(workbook).findings).toEqual([]);
});

test('ages have to rise, and a premium is no more than a quarter of the salary', async () => {
  const turned = [rising[1]!, rising[0]!];
  expect((await findingsOf({}, { NieuweRisicopremie: turned })).map(({ code }) => code)).toEqual(['SCALE_NOT_RISING']);
  const high = await findingsOf({}, { NieuweRisicopremie: [[18, 0.4]] });
  expect(high.map(({ code }) => code)).toEqual(['VALUE_OUT_OF_RANGE']);
});
