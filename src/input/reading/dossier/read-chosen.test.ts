import { describe, expect, test } from 'vitest';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

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

  test('is the letter where a file has a chosen alternative too, and that is said', async () => {
    const { chosen, findings } = await reading({ gekozen_keuze: 'B', gekozen_alternatief: 'profijtneutraal vlak' });
    expect(chosen.chosenAlternative).toBe('B');
    expect(findings).toEqual([['warning VALUE_CONFLICT', 'Gekozen keuze', expect.stringContaining('De keuze telt')]]);
  });

  test('is the premium that a file of version 6 chose where it has no letter', async () => {
    const { chosen } = await reading({ gekozen_alternatief: 'profijtneutraal vlak' });
    expect(chosen.chosenAlternative).toBe('profitNeutralFlat');
  });
});
