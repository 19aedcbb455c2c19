import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { GivenValues } from '#input/reading/dossier/given-values.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { participantRow } from '#test/xlsx/participant-cells.ts';

const flat: GivenValues = { ingang_vlakke_premie: '01-03-2028', huidige_vlakke_premie: '22%' };
const later = {
  soort_wijziging: 'wijziging na eerbiedigende werking',
  peildatum: day(2029, 1, 1),
  transitiedatum: day(2029, 1, 1),
  einddatum_contract: null,
};
const transition = { peildatum: day(2028, 7, 1), transitiedatum: day(2028, 7, 1), einddatum_contract: null };

/** A dossier of people who were hired on these days. */
const hiredOn = async (
  days: readonly (EnteredValue | null)[],
  given: GivenValues = {},
  values: Readonly<Record<string, EnteredValue>> = later,
) =>
  readDossier(
    await filledWorkbook(
      fillingWith(values, {
        Deelnemers: days.map((hired, index) =>
          participantRow({
            number: `P${index}`,
            born: day(1980 - index, 5, 17),
            hired,
            fullTimeSalary: 50_000,
            partTime: 1,
          }),
        ),
      }),
    ),
    { given },
  );

const brief = ({ findings }: Awaited<ReturnType<typeof hiredOn>>) =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(({ severity, code, field, cell }) => `${severity} ${code} ${field} ${cell ?? '-'}`);

const long = day(2010, 1, 1);

describe('people hired since the flat premium began', () => {
  test('are known by their day of hire', async () => {
    const { dossier, findings } = await hiredOn([long, day(2028, 3, 1)], flat);
    expect(findings).toEqual([]);
    expect(dossier!.input.current).toMatchObject({ flatSince: { from: day(2028, 3, 1), rate: 0.22 } });
  });

  test('need the day and the premium both', async () => {
    const { ingang_vlakke_premie: from, huidige_vlakke_premie: rate } = flat;
    expect(brief(await hiredOn([long], { ingang_vlakke_premie: from! }))).toEqual([
      'error FIELD_EMPTY Vlakke premie nu B31',
    ]);
    expect(brief(await hiredOn([long], { huidige_vlakke_premie: rate! }))).toEqual([
      'error FIELD_EMPTY Ingang vlakke premie B30',
    ]);
  });

  test('cannot be told from others without a day of hire: one error for the column', async () => {
    const read = await hiredOn([long, null, null], flat);
    expect(brief(read)).toEqual(['error FIELD_EMPTY Datum in dienst D4']);
    expect(read.findings.map(({ message }) => message).join()).toContain(
      'Bij 2 van de 3 deelnemers is de datum in dienst leeg',
    );
  });

  test.each([
    ['a later change', later],
    ['the transition', transition],
  ])('cannot have kept the scale after 31 December 2027: %s', async (_, values) => {
    expect(brief(await hiredOn([day(2027, 12, 31), null], {}, values))).toEqual([]);
    const late = await hiredOn([long, day(2028, 1, 1), day(2028, 2, 1)], {}, values);
    expect(brief(late)).toEqual(['error VALUE_CONFLICT Datum in dienst D6']);
    expect(late.findings[0]!.message).toBe(
      'Deze deelnemer en nog 1 kwamen na 31-12-2027 in dienst en kunnen de staffel dus niet houden (art. 220e lid 1 onder b PW).',
    );
    const between = await hiredOn([long, day(2028, 1, 1), day(2028, 3, 1)], flat, values);
    expect(brief(between)).toEqual(['error VALUE_CONFLICT Datum in dienst D6']);
    expect(between.findings[0]!.message).toContain('Deze deelnemer kwam na 31-12-2027');
  });

  test('may have one percentage that everybody has', async () => {
    const read = readDossier(
      await filledWorkbook(
        fillingWith(transition, {
          HuidigeStaffel: [[20, 0.2]],
          Deelnemers: [
            participantRow({
              number: 'P',
              born: day(1980, 5, 1),
              hired: day(2028, 2, 1),
              fullTimeSalary: 50_000,
              partTime: 1,
            }),
          ],
        }),
      ),
    );
    expect(brief(read)).toEqual([]);
  });
});

describe('a first scheme of all, with premiums of 0% now', () => {
  const zero = (regeling: string, given: GivenValues) =>
    filledWorkbook(fillingWith({ regeling_op_30_juni_2023: regeling }, { HuidigeStaffel: [[20, 0]] })).then(
      (workbook) => readDossier(workbook, { given }),
    );

  test('asks the flat premium that nobody can solve', async () => {
    expect(brief(await zero('nog geen regeling', {}))).toEqual(['error FIELD_EMPTY Eigen vlakke premie B28']);
    expect(brief(await zero('nog geen regeling', { eigen_vlakke_premie: '12%' }))).toEqual([]);
  });

  test('is one only where there was no scheme yet', async () => {
    const read = await zero('premieregeling met staffel', { eigen_vlakke_premie: '12%' });
    expect(read.findings.map(({ message }) => message)).toContain('Alle premies van de huidige staffel zijn 0%.');
  });
});
