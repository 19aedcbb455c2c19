import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { registers } from '#input/fields/register.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

const filled = (values: Readonly<Record<string, EnteredValue>>, tables: TemplateFilling['tables'] = {}) =>
  filledWorkbook(fillingWith(values, tables));
const reading = async (...filling: Parameters<typeof filled>) => readDossier(await filled(...filling));
const brief = ({ findings }: Awaited<ReturnType<typeof reading>>) =>
  findings.map(({ severity, code, field }) => `${severity} ${code} ${field ?? '-'}`);
/** The step from a kept scale to a flat premium, when the transition is over. */
const later = {
  soort_wijziging: 'wijziging na eerbiedigende werking',
  transitiedatum: day(2029, 1, 1),
  einddatum_contract: null,
};

describe('what the law asks of the past', () => {
  test.each([
    ['premieregeling met staffel', 'premiumWithScale'],
    ['verzekerde regeling met leeftijdsafhankelijke premie', 'insuredWithAgeDependentPremium'],
    ['doorsneepremie', 'averagePremium'],
    ['nog geen regeling', 'noScheme'],
    ['onbekend', 'unknown'],
  ])('%s on 30 June 2023 is %s', async (text, value) => {
    expect((await reading({ regeling_op_30_juni_2023: text })).dossier?.input.schemeOn30June2023).toBe(value);
  });

  test.each(['nog geen regeling', 'doorsneepremie'])(
    'with %s left nothing to keep, and so to change later',
    async (text) => {
      const read = await reading({
        ...later,
        regeling_op_30_juni_2023: text,
      });
      expect(brief(read)).toEqual(['error VALUE_CONFLICT Soort wijziging']);
      expect(read.findings[0]?.message).toContain(`staat ${text}`);
    },
  );

  test('a scale with one percentage was no scale that was kept, and cannot be changed later', async () => {
    const level = await reading(later, {
      HuidigeStaffel: [
        [15, 0.2],
        [45, 0.2],
      ],
    });
    expect(brief(level)).toEqual(['error VALUE_CONFLICT Soort wijziging']);
    expect(level.findings[0]?.message).toContain('Dat is een vlakke premie');
    expect((await reading(later)).dossier?.input.change).toBe('afterGrandfathering');
  });

  test.each([
    [day(2027, 12, 1), ['error VALUE_CONFLICT Soort wijziging']],
    [day(2028, 1, 1), []],
  ])('a later change is there from 1 January 2028 (art. 220e lid 3): %j', async (transition, found) => {
    const read = await reading({ ...later, transitiedatum: transition });
    expect(brief(read)).toEqual(found);
    for (const { message } of read.findings) expect(message).toContain('pas vanaf 01-01-2028 (art. 220e lid 3 PW)');
  });

  test('must be filled in: nothing is taken for granted', async () => {
    const empty = await reading({ regeling_op_30_juni_2023: null });
    expect(brief(empty)).toEqual(['error FIELD_EMPTY Soort regeling op 30 juni 2023']);
    expect(empty.dossier).toBeNull();
  });
});

describe('what is chosen', () => {
  test('a later step after a kept scale exists from a premium scheme only', async () => {
    const { dossier } = await reading(later);
    expect(dossier?.input.change).toBe('afterGrandfathering');
    const kinds = schemeKinds.filter((kind) =>
      registers[kind].fields.some(({ field }) => field.name === 'soort_wijziging'),
    );
    expect(kinds).toEqual(['dcToDc']);
  });

  test('a contract with a risk-sharing reserve, a goal with entrants and the value of premiums are read', async () => {
    const { dossier } = await reading({
      nieuw_contract: 'flexibele premieregeling met risicodelingsreserve',
      doel_groep: 'met nieuwe deelnemers',
      doel_maat: 'waarde van de premies',
    });
    expect(dossier?.input.next.contract).toBe('flexibleWithReserve');
    expect(dossier?.input.goal).toMatchObject({ group: 'withEntrants', measure: 'premiumValue' });
  });

  test('average pay has no value of premiums per person to keep equal', async () => {
    const values = { doel_maat: 'waarde van de premies' };
    const { findings } = readDossier(await filledWorkbook(fillingWith(values, {}, 'dbToDc'), 'dbToDc'));
    expect(findings.map(({ code }) => code)).toEqual(['VALUE_UNKNOWN_CHOICE']);
  });

  test('the basis of compensation follows that of equal pension, unless it is chosen', async () => {
    const basis = async (values: Readonly<Record<string, EnteredValue>>) =>
      (await reading(values)).dossier?.input.compensation.basis;
    expect(await basis({ profijt_basis: 'risicovrij' })).toBe('riskFree');
    expect(await basis({ profijt_basis: 'risicovrij', compensatie_basis: 'verwacht' })).toBe('expected');
  });
});

describe('who is compensated, and by what', () => {
  const ages = { compensatie_vanaf_leeftijd: 60, compensatie_tot_leeftijd: 50 };

  test('ages that nobody can have are refused', async () => {
    expect(brief(await reading(ages))).toEqual(['error VALUE_CONFLICT Compensatie tot en met leeftijd']);
  });

  test('without compensation nobody minds its ages', async () => {
    const without = { ...ages, compensatie_methode: 'geen' };
    expect(brief(await reading(without))).toEqual([]);
  });

  test.each([
    ['compensatie_drempel', 1.5],
    ['compensatie_maximum', -0.01],
  ])('%s of %d is refused', async (name, value) => {
    const { dossier, findings } = await reading({ [name]: value });
    expect(dossier).toBeNull();
    expect(findings.map(({ severity }) => severity)).toEqual(['error']);
  });

  test('an own table gives rates by age, and is needed for that method only', async () => {
    const values = { compensatie_methode: 'eigen tabel' };
    expect(brief(await reading(values))).toEqual(['error TABLE_EMPTY Afgesproken compensatie per leeftijd']);
    const rows = [
      [45, 0.02],
      [55, 0.04],
    ];
    const { dossier } = await reading(values, { CompensatieTabel: rows });
    expect(dossier?.input.compensation).toMatchObject({
      method: 'ownTable',
      ownTable: [
        { fromAge: 45, rate: 0.02 },
        { fromAge: 55, rate: 0.04 },
      ],
    });
  });

  test('the ages of the own table must rise', async () => {
    const rows = [
      [55, 0.04],
      [45, 0.02],
    ];
    const refused = await reading({ compensatie_methode: 'eigen tabel' }, { CompensatieTabel: rows });
    expect(brief(refused)).toEqual(['error SCALE_NOT_RISING Vanaf leeftijd']);
  });
});
