import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import type { ParticipantKey } from '#test/xlsx/participant-cells.ts';
import { findingsOf, participant } from '#test/xlsx/read-findings.ts';

/** The participants of a file with these rows. */
async function readRows(rows: readonly (readonly EnteredValue[])[]) {
  const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })));
  return { participants: dossier?.input.participants ?? [], findings };
}

/** Rows with another value each in one column. */
const rowsWith = (column: ParticipantKey, values: readonly EnteredValue[]) =>
  values.map((value, index) =>
    participant(`P${index + 1}`, { fullTimeSalary: 52_000 + index, capital: 1000 + index, [column]: value }),
  );

describe('what people write with one meaning is read', () => {
  test('amounts with a euro sign, a dash for no cents, and blanks', async () => {
    const written = ['58.400,-', '€ 58.400', '€ 58.400,-', '58 400', '58.400,00 euro', 'EUR 58400'];
    const { participants, findings } = await readRows(rowsWith('fullTimeSalary', written));
    expect(findings).toEqual([]);
    expect(participants.map(({ fullTimeSalary }) => fullTimeSalary)).toEqual(written.map(() => 58_400));
  });

  test('sexes in words', async () => {
    const written = ['man', 'Male', 'dhr.', 'm', 'vrouw', 'FEMALE', 'F', 'mevr.', 'onbekend', 'n.v.t.', '-', null];
    const { participants, findings } = await readRows(rowsWith('sex', written));
    expect(findings).toEqual([]);
    expect(participants.map(({ sex }) => sex).join('')).toBe('MMMMVVVVXXXX');
  });

  test('months by name, years of two digits that can be of one century only, days of other systems', async () => {
    const written = ['17 mei 1980', '17-05-80', '17 May 1980', '1980-05-17 00:00:00', 19_800_517, '19800517'];
    const { participants, findings } = await readRows(rowsWith('born', written));
    expect(findings).toEqual([]);
    expect(participants.map(({ born }) => born)).toEqual(written.map(() => day(1980, 5, 17)));
  });

  test('yes and no', async () => {
    const { participants, findings } = await readRows(rowsWith('counts', ['j', 'N', 'yes', 'no', 'nvt']));
    expect(findings).toEqual([]);
    expect(participants.map(({ counts }) => counts)).toEqual([true, false, true, false, true]);
  });

  test('that there is nothing to fill in, where nothing needs to be', async () => {
    const values = {
      werkgever_kvk: 'n.v.t.',
      einddatum_contract: 'N.v.t',
      huidig_anw_hiaat: '-',
      uitvoerder: 'n.v.t.',
    };
    const { dossier, findings } = readDossier(await filledWorkbook(fillingWith(values)));
    expect(findings).toEqual([]);
    expect(dossier?.facts).toMatchObject({ employerKvk: null, contractEnd: null, provider: 'n.v.t.' });
    expect(dossier?.facts.currentSurvivor.anwGap).toBeNull();
    const { participants } = await readRows(rowsWith('capital', ['n.v.t.', '—', 'NVT']));
    expect(participants.map(({ capital }) => capital)).toEqual([0, 0, 0]);
  });
});

describe('what people write with two meanings is a finding with its remedy', () => {
  test('a year of two digits of either century', async () => {
    const [finding] = (await readRows(rowsWith('born', ['17-05-25']))).findings;
    expect(finding).toMatchObject({ code: 'VALUE_WRONG_TYPE', cell: 'B5', found: '17-05-25' });
    expect(finding?.message).toBe('Het jaartal heeft twee cijfers en kan van deze en van de vorige eeuw zijn.');
    expect(finding?.remedy).toMatch(/Typ het jaartal met vier cijfers\.$/);
  });

  test('a single date with the month first', async () => {
    const [finding] = await findingsOf({ peildatum: '01/31/2026' });
    expect(finding?.message).toBe('In deze datum staat de maand voor de dag.');
  });

  test('that there is nothing to fill in, where something must be', async () => {
    const findings = await findingsOf(
      { huidig_franchise: 'n.v.t.' },
      { Deelnemers: rowsWith('fullTimeSalary', ['nvt']) },
    );
    expect(findings.map(({ code, field, found }) => [code, field, found])).toEqual([
      ['FIELD_EMPTY', 'Franchise', 'n.v.t.'],
      ['FIELD_EMPTY', 'Fulltime jaarsalaris', 'nvt'],
    ]);
    expect(findings[0]?.message).toBe('Hier staat dat er niets is in te vullen, maar deze cel is verplicht.');
  });
});
