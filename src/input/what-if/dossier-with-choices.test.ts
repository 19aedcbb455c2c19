import { describe, expect, test } from 'vitest';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { type PremiumChoice, timesShape, type WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { EnteredValue, ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

/** A dossier of which the file holds these values and tables. */
async function fileWith(
  values: Readonly<Record<string, EnteredValue>>,
  tables: TemplateFilling['tables'] = {},
): Promise<ReadDossier> {
  const { dossier } = readDossier(await filledWorkbook(fillingWith(values, tables)));
  if (dossier === null) throw new Error('the file has errors');
  return dossier;
}

/** What of a dossier follows from its fields and tables. */
const stated = ({ input, fields, tables }: ReadDossier) => ({ input, fields, tables });

const limited = { compensatie_vanaf_leeftijd: 40, compensatie_tot_leeftijd: 60, premie_toetreders: 0.2 };

describe('a dossier with other choices', () => {
  test.each<[string, WhatIfChoices, Readonly<Record<string, EnteredValue>>]>([
    [
      'premiums',
      { entrantPremium: 0.19, contribution: 0.03, rounding: 0.005 },
      {
        premie_toetreders: 0.19,
        nieuw_eigen_bijdrage: 0.03,
        afronding: 0.005,
      },
    ],
    [
      'compensation',
      {
        compensationMethod: 'premiumDifference',
        compensationTarget: 0.9,
        compensationThreshold: 0.02,
        compensationFromAge: 41,
        compensationUntilAge: 59,
        compensationForm: 'salary',
        compensationEnd: { kind: 'years', years: 12 },
      },
      {
        compensatie_methode: 'premieverschil',
        compensatie_doel: 0.9,
        compensatie_drempel: 0.02,
        compensatie_vanaf_leeftijd: 41,
        compensatie_tot_leeftijd: 59,
        compensatie_vorm: 'salaris',
        compensatie_einde: 'aantal jaren',
        compensatie_jaren: 12,
      },
    ],
    [
      'goal and expectations',
      {
        horizon: { kind: 'years', years: 8 },
        goalGroup: 'withEntrants',
        equityReturn: 0.061,
        bondReturn: 0.019,
        wageGrowth: 0.031,
        oneOffCounts: true,
      },
      {
        doel_horizon: 'aantal jaren',
        doel_horizon_jaren: 8,
        doel_groep: 'met nieuwe deelnemers',
        rendement_aandelen: 0.061,
        rendement_obligaties: 0.019,
        loonstijging: 0.031,
        eenmalig_meetellen: 'ja',
      },
    ],
    [
      'until the pension date',
      { horizon: { kind: 'pensionDate' }, compensationEnd: { kind: 'pensionDate' } },
      { doel_horizon: 'tot pensioendatum', compensatie_einde: 'pensioendatum' },
    ],
  ])('is that of a file that holds them: %s', async (_, choices, values) => {
    expect(stated(dossierWithChoices(await fileWith({}), choices))).toEqual(stated(await fileWith(values)));
  });

  test('is that of a file that holds them: limits taken away, and what is usual chosen', async () => {
    const choices: WhatIfChoices = {
      compensationFromAge: null,
      compensationUntilAge: null,
      entrantPremium: null,
      compensationMethod: 'pensionOutcome',
    };
    const before = await fileWith({ ...limited, compensatie_methode: 'geen' });
    expect(stated(dossierWithChoices(before, choices))).toEqual(stated(await fileWith({})));
  });

  test.each<[PremiumChoice, Readonly<Record<string, EnteredValue>>, PremiumKey]>([
    [{ is: 'flat', rate: 0.21 }, { gekozen_keuze: 'B', eigen_vlakke_premie: 0.21 }, 'ownFlat'],
    [
      { is: 'answer', key: 'profitNeutralFlat' },
      { gekozen_keuze: 'B', keuze_b: 'zelfde pensioen' },
      'profitNeutralFlat',
    ],
    [{ is: 'answer', key: 'budgetNeutralFlat' }, { gekozen_keuze: 'B' }, 'budgetNeutralFlat'],
  ])('has in its fields the letter of another premium: %j', async (premium, values, key) => {
    const after = dossierWithChoices(await fileWith({ gekozen_keuze: 'A' }), { premium });
    expect(after.fields).toEqual((await fileWith(values)).fields);
    expect(after.input.chosenAlternative).toBe(key);
  });

  test('has the rows of another scale', async () => {
    const before = await fileWith({});
    const rows = timesShape(before.input, 0.75).map(({ fromAge, rate }) => [fromAge, rate]);
    const after = dossierWithChoices(before, { premium: { is: 'scale', factor: 0.75 } });
    expect(rows.length).toBeGreaterThan(1);
    expect(after.tables).toEqual((await fileWith({}, { EigenStaffel: rows })).tables);
    expect(after.input.chosenAlternative).toBe('ownScale');
  });

  test('keeps the letter of a choice where another premium is not asked', async () => {
    const after = dossierWithChoices(await fileWith({ gekozen_keuze: 'A' }), { rounding: 0.005 });
    expect(stated(after)).toEqual(stated(await fileWith({ gekozen_keuze: 'A', afronding: 0.005 })));
  });

  test('is itself without choices', async () => {
    const before = await fileWith(limited);
    expect(dossierWithChoices(before, {})).toEqual(before);
  });
});
