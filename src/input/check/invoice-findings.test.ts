import { describe, expect, test } from 'vitest';
import { invoicedDossier } from '#core/invoice/invoiced-dossier.ts';
import { checkedDossier } from '#input/check/checked-file.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

type Rows = readonly (readonly EnteredValue[])[];

const costs = { huidig_risicopremie_salaris: 0.01, huidig_opslag_premie: 0.04, huidig_kosten_per_deelnemer: 90 };

const read = async (rows: Rows, values: Readonly<Record<string, EnteredValue>> = {}) =>
  checkedDossier(await filledWorkbook(fillingWith({ ...costs, ...values }, { Factuur: rows })));

const said = async (rows: Rows, values: Readonly<Record<string, EnteredValue>> = {}) =>
  (await read(rows, values)).findings.map(({ severity, message }) => `${severity}: ${message}`);

const applied = { factuur_toepassen: 'ja' };

/** What the model comes to, from a reading with some invoice. */
async function modelOf(values: Readonly<Record<string, EnteredValue>> = {}) {
  const { dossier } = await read([['huidig', 'kosten', 1]], values);
  return invoicedDossier(dossier!.input, dossier!.input.invoice!.lines, false).model.current;
}

test('an invoice stands beside the model and changes nothing unless it is applied', async () => {
  const model = await modelOf();
  const rows = [
    ['huidig', 'spaarpremie', model.premium!],
    ['huidig', 'kosten', 2 * model.costPerParticipant!],
  ];
  const { dossier, findings } = await read(rows);
  expect(findings).toEqual([]);
  expect(dossier?.input.current.costPerParticipant).toBe(90);
  expect(dossier?.input.invoice?.before).toBeNull();
});

test('an invoice that is applied scales the terms of its scheme and of its parts alone', async () => {
  const model = await modelOf();
  const rows = [
    ['huidig', 'kosten', 2 * model.costPerParticipant!],
    ['huidig', 'opslag', 0.5 * model.loading!],
  ];
  const { dossier, findings } = await read(rows, applied);
  expect(findings).toEqual([]);
  expect(dossier?.input.current).toMatchObject({
    costPerParticipant: 180,
    premiumLoading: 0.02,
    riskPremiumOnSalary: 0.01,
  });
  expect(dossier?.input.next).toMatchObject({ costPerParticipant: 60, premiumLoading: 0.04 });
  expect(dossier?.input.invoice?.before?.current).toMatchObject({ costPerParticipant: 90, premiumLoading: 0.04 });
});

test('a premium for pension more than 5% off names what to look at', async () => {
  const model = await modelOf();
  expect(await said([['huidig', 'spaarpremie', 1.049 * model.premium!]])).toEqual([]);
  const { findings } = await read([['huidig', 'spaarpremie', 0.94 * model.premium!]]);
  expect(findings.map(({ severity, code }) => [severity, code])).toEqual([['warning', 'VALUE_UNUSUAL']]);
  expect(findings[0]?.message).toContain('6,0% lager dan het model');
  expect(findings[0]?.remedy).toBe(
    'Kijk na of factuur en bestand dezelfde deelnemers, franchise, maximumsalaris, staffel en deeltijdpercentages hebben.',
  );
});

test('an invoice whose premium for pension is more than 5% off scales the rest all the same, and says so', async () => {
  const model = await modelOf();
  const rows = (premium: number) => [
    ['huidig', 'spaarpremie', premium * model.premium!],
    ['huidig', 'kosten', 2 * model.costPerParticipant!],
  ];
  const near = await read(rows(1.049), applied);
  expect([near.findings.length, near.dossier?.input.current.costPerParticipant]).toEqual([0, 180]);
  const far = await read(rows(1.06), applied);
  expect(far.findings.map(({ severity }) => severity)).toEqual(['warning']);
  expect(far.findings[0]?.message).toContain('6,0% hoger dan het model');
  expect(far.findings[0]?.message).toMatch(/Risicopremies, opslag en kosten zijn toch op de factuur geschaald\.$/);
  expect(far.dossier?.input.current.costPerParticipant).toBe(180);
});

test('rows that are there twice, below zero or of an unknown part are refused', async () => {
  const twice = await read([
    ['huidig', 'kosten', 100],
    ['nieuw', 'kosten', 100],
    ['huidig', 'kosten', 200],
  ]);
  expect(twice.findings.map(({ code, message }) => [code, message])).toEqual([
    ['VALUE_CONFLICT', 'Van de huidige regeling staat de kosten er al.'],
  ]);
  expect((await read([['huidig', 'kosten', -1]])).findings.map(({ code }) => code)).toEqual(['VALUE_OUT_OF_RANGE']);
  expect((await read([['huidig', 'provisie', 1]])).findings.map(({ code }) => code)).toEqual(['VALUE_UNKNOWN_CHOICE']);
});

test('an invoice that is applied has to hold what can be scaled', async () => {
  expect(await said([], applied)).toEqual([
    'error: Er is gekozen om de factuur toe te passen, maar de tabel Factuur of offerte is leeg.',
  ]);
  const model = await modelOf();
  expect(await said([['huidig', 'spaarpremie', model.premium!]], applied)).toEqual([
    expect.stringContaining('alleen een spaarpremie'),
  ]);
});

test('a factor above 3 is refused with the factor, and only told as a difference where nothing is applied', async () => {
  const model = await modelOf();
  const rows = [['huidig', 'kosten', 3.5 * model.costPerParticipant!]];
  expect(await said(rows)).toEqual([]);
  const [first, ...others] = await said(rows, applied);
  expect(others).toEqual([]);
  expect(first).toContain('3,50 keer zo hoog');
  expect(await said([['huidig', 'kosten', 3 * model.costPerParticipant!]], applied)).toEqual([]);
});

describe('an amount of which the model has nothing', () => {
  const none = {
    huidig_risicopremie_salaris: 0,
    huidig_opslag_premie: 0,
    huidig_kosten_per_deelnemer: 0,
    nieuw_kosten_per_deelnemer: 0,
  };
  const rows = [
    ['huidig', 'risicopremie', 1000],
    ['huidig', 'opslag', 300],
    ['huidig', 'kosten', 240],
  ];

  test('is a warning where nothing is applied', async () => {
    expect((await said(rows.slice(0, 1), none)).map((text) => text.slice(0, 8))).toEqual(['warning:']);
  });

  test('is enough where it is applied: the model has it then, and a new scheme that is as now too', async () => {
    const { dossier, findings } = await read(rows, { ...none, ...applied });
    const { lines } = dossier!.input.invoice!;
    const { current } = invoicedDossier(dossier!.input, lines, false).model;
    for (const { part, amount } of lines) expect(current[part]).toBeCloseTo(amount, 9);
    expect(dossier?.input.next).toMatchObject({
      riskPremiumOnSalary: dossier?.input.current.riskPremiumOnSalary,
      premiumLoading: dossier?.input.current.premiumLoading,
      costPerParticipant: 120,
    });
    expect(findings.map(({ severity, code, cell }) => [severity, code, cell])).toEqual([
      ['warning', 'VALUE_UNUSUAL', expect.any(String)],
      ['warning', 'VALUE_UNUSUAL', expect.any(String)],
      ['warning', 'VALUE_UNUSUAL', expect.any(String)],
    ]);
    expect(findings[2]?.message).toMatch(
      /en het model € 0\. Er is gerekend met €.120 per deelnemer, ook in de nieuwe regeling\.$/,
    );
  });

  test('leaves a new scheme alone that has an amount or a line of its own', async () => {
    const cost = rows.slice(2);
    const own = await read(cost, { ...none, ...applied, nieuw_kosten_per_deelnemer: 75 });
    expect(own.dossier?.input.next.costPerParticipant).toBe(75);
    const offered = await read([...cost, ['nieuw', 'kosten', 200]], { ...none, ...applied });
    expect(offered.dossier?.input.next.costPerParticipant).toBe(100);
  });

  test('is refused where its own field would not take it', async () => {
    const [first] = await said([['huidig', 'kosten', 20_002]], { ...none, ...applied });
    expect(first).toMatch(/^error: .*Dat zou €.10\.001 per deelnemer zijn, en ten hoogste €.10\.000 per deelnemer/);
    expect(await said([['huidig', 'kosten', 20_000]], { ...none, ...applied })).toEqual([
      expect.stringMatching(/^warning/),
    ]);
  });
});

test('premium and loading of an offer need the premium that was offered', async () => {
  const rows = [
    ['nieuw', 'opslag', 4000],
    ['nieuw', 'kosten', 90],
  ];
  expect(await said(rows)).toEqual([expect.stringContaining('error: Naast de opslag van een offerte')]);
  expect(await said(rows, { eigen_vlakke_premie: 0.22 })).toEqual([]);
});

test('a loading that makes employees pay all of a higher premium is refused', async () => {
  const shared = { nieuw_deling_deel: 1, nieuw_deling_boven: 0.1, eigen_vlakke_premie: 0.2 };
  expect(await said([['nieuw', 'opslag', 1]], shared)).toEqual([]);
  expect(await said([['nieuw', 'opslag', 0]], { ...shared, ...applied })).toEqual([
    expect.stringContaining('de werkgeverslast zou niet meer stijgen'),
  ]);
});
