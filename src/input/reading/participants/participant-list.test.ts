import { describe, expect, test } from 'vitest';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { doubtAfter } from '#input/reading/cells/problem.ts';
import { FindingList } from '#input/reading/cells/finding-list.ts';
import { ParticipantListReader } from '#input/reading/participants/participant-list.ts';
import { premiumParticipants } from '#input/fields/participant-table.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { participant } from '#test/xlsx/read-findings.ts';

describe('the number of participants', () => {
  test('may be a hundred thousand in one dossier', () => {
    expect(premiumParticipants.maximumRows).toBe(100_000);
  });

  test('above what a table may hold is an error that names the limit, and the rest is not read', async () => {
    const rows = ['1', '2', '3'].map((number) => participant(number));
    const workbook = await filledWorkbook(fillingWith({}, { Deelnemers: rows }));
    const findings = new FindingList();
    const table = { ...premiumParticipants, maximumRows: 2 };
    const cells = new CellReader(findings, false);
    const list = new ParticipantListReader(table, cells, doubtAfter(false, 'Verfijning'), () => {}).read(workbook);
    expect(list.participants.map(({ number }) => number)).toEqual(['1', '2']);
    expect(findings.findings().map(({ code, message }) => [code, message])).toEqual([
      ['PARTICIPANTS_TOO_MANY', 'Er staan meer dan 2 deelnemers in het bestand.'],
    ]);
  });
});
