import { expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith, withCells } from '#test/xlsx/filled-template.ts';
import { brief, participant } from '#test/xlsx/read-findings.ts';

/** Five people, of whom P5 does not count, in the rows from 5 on. */
const people = ['P1', 'P2', 'P3', 'P4', 'P5'].map((number) =>
  participant(number, { counts: number === 'P5' ? 'nee' : null }),
);

/** What is found where these rows of the participants are hidden; everybody is read. */
async function hidden(...rows: readonly number[]): Promise<readonly Finding[]> {
  const workbook = withCells(await filledWorkbook(fillingWith({}, { Deelnemers: people })), {});
  const sheets = workbook.sheets.map((sheet) =>
    sheet.name === 'Deelnemers' ? { ...sheet, hiddenRows: new Set(rows) } : sheet,
  );
  const { dossier, findings } = readDossier({ ...workbook, sheets });
  expect(dossier?.input.participants).toHaveLength(5);
  return findings;
}

test('participants in hidden rows are one question with their count and one of them', async () => {
  const findings = await hidden(6, 8);
  expect(brief(findings)).toEqual(['warning VALUE_UNUSUAL Deelnemers!A6 P2']);
  expect(findings[0]?.message).toBe(
    'Er staan 2 deelnemers in rijen die verborgen zijn, door een filter of met de hand, zoals P2, en doen mee. Horen zij erbij?',
  );
});

test('one of them is asked about by its number', async () => {
  expect((await hidden(7))[0]?.message).toMatch(/^Deelnemer P3 staat in een rij die verborgen is, /);
});

test('hidden rows of others, or of who does not count, ask nothing', async () => {
  expect(await hidden(1, 9, 40)).toEqual([]);
});
