import { describe, expect, test } from 'vitest';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { ofVersion6 } from '#test/xlsx/version-6.ts';

interface Filled {
  readonly kind?: SchemeKind;
  readonly tables?: TemplateFilling['tables'];
}

async function reading(values: Readonly<Record<string, EnteredValue>>, { kind = 'dcToDc', tables = {} }: Filled = {}) {
  const { dossier, findings } = readDossier(await filledWorkbook(fillingWith(values, tables, kind), kind));
  const { chosenAlternative, keptPremium, flatFor } = dossier?.input ?? {};
  return {
    chosen: { chosenAlternative, keptPremium, flatFor },
    findings: findings.map(({ severity, code, field, message }) => [`${severity} ${code}`, field, message]),
  };
}

const unread = { chosenAlternative: undefined, keptPremium: undefined, flatFor: undefined };

describe('what was chosen', () => {
  test.each<[SchemeKind, Readonly<Record<string, EnteredValue>>, object]>([
    ['dcToDc', {}, { chosenAlternative: null, flatFor: 'sameCost' }],
    ['dcToDc', { gekozen_keuze: 'A' }, { chosenAlternative: 'A', flatFor: 'sameCost' }],
    ['dcToDc', { gekozen_keuze: 'B', keuze_b: 'zelfde pensioen' }, { chosenAlternative: 'B', flatFor: 'samePension' }],
    ['dcToDc', { gekozen_keuze: 'c', eigen_vlakke_premie: 0.31 }, { chosenAlternative: 'C', flatFor: 'sameCost' }],
    ['dbToDc', {}, { chosenAlternative: null, flatFor: 'sameCost' }],
    [
      'dbToDc',
      { gekozen_keuze: 'A', keuze_a: 'budgetneutraal' },
      { chosenAlternative: 'A', keptPremium: 'budgetNeutral', flatFor: 'sameCost' },
    ],
    [
      'ambitionDbToDc',
      { keuze_a: 'ambitie', keuze_b: 'zelfde pensioen' },
      { chosenAlternative: null, keptPremium: 'ambition', flatFor: 'samePension' },
    ],
    ['ambitionDbToDc', { keuze_a: 'nee' }, { chosenAlternative: null, flatFor: 'sameCost' }],
  ])('of a file %s with %j is read', async (kind, values, chosen) => {
    expect(await reading(values, { kind })).toEqual({ chosen, findings: [] });
  });

  test('can be an ambition only where that is the reference', async () => {
    const { findings } = await reading({ keuze_a: 'ambitie' }, { kind: 'dbToDc' });
    expect(findings.map(([code, field]) => [code, field])).toEqual([
      ['error VALUE_UNKNOWN_CHOICE', 'Keuze A: progressieve premie'],
    ]);
  });

  test('is an error where the dossier certainly has no such choice', async () => {
    const [noScale, noProposal] = await Promise.all([
      reading({ gekozen_keuze: 'A' }, { kind: 'dbToDc' }),
      reading({ gekozen_keuze: 'C' }),
    ]);
    expect(noScale.chosen).toEqual(unread);
    expect(noScale.findings).toEqual([
      ['error VALUE_CONFLICT', 'Gekozen keuze', expect.stringContaining('Keuze A is er in dit dossier niet')],
    ]);
    expect(noProposal.chosen).toEqual(unread);
    expect(noProposal.findings).toEqual([
      ['error VALUE_CONFLICT', 'Gekozen keuze', expect.stringContaining('Keuze C is uw eigen voorstel')],
    ]);
  });

  test("can be a scale of one's own", async () => {
    const tables = { EigenStaffel: [[20, 0.15]] };
    expect((await reading({ gekozen_keuze: 'C' }, { tables })).findings).toEqual([]);
  });
});

describe('what a file of version 6 chose', () => {
  const older = async (
    chosen: string,
    values: Readonly<Record<string, EnteredValue>> = {},
    { kind = 'dcToDc', tables = {} }: Filled = {},
  ) => {
    const filled = await filledWorkbook(fillingWith(values, tables, kind), kind);
    const { dossier, findings } = readDossier(ofVersion6(filled, { gekozen_alternatief: chosen }));
    return [dossier?.input.chosenAlternative, ...findings.map(({ code, field }) => `${code} ${field}`)];
  };

  test('is a premium, or its letter where it has one too', async () => {
    expect(await older('budgetneutraal progressief')).toEqual(['budgetNeutralProgressive']);
    expect(await older('profijtneutraal vlak')).toEqual(['profitNeutralFlat']);
    expect(await older('profijtneutraal vlak', { gekozen_keuze: 'B' })).toEqual(['B', 'VALUE_CONFLICT Gekozen keuze']);
  });

  test('can be the ambition only where that is the reference', async () => {
    expect(await older('ambitie', {}, { kind: 'ambitionDbToDc' })).toEqual(['ambition']);
    expect(await older('ambitie', {}, { kind: 'dbToDc' })).toEqual([
      undefined,
      'VALUE_UNKNOWN_CHOICE Gekozen alternatief',
    ]);
  });

  test('of its own must be typed', async () => {
    expect(await older('eigen vlakke premie')).toEqual([undefined, 'FIELD_EMPTY Eigen vlakke premie']);
    expect(await older('eigen vlakke premie', { eigen_vlakke_premie: 0.24 })).toEqual(['ownFlat']);
    expect(await older('eigen staffel')).toEqual([undefined, 'TABLE_EMPTY Eigen staffel van de adviseur']);
    const tables = { EigenStaffel: [[20, 0.15]] };
    expect(await older('eigen staffel', {}, { tables })).toEqual(['ownScale']);
  });
});
