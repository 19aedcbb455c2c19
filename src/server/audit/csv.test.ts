import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AuditEntry } from '#api/audit-log.ts';
import { auditCsv } from '#server/audit/csv.ts';

const entry: AuditEntry = {
  id: '1',
  happenedOn: '2026-11-21T12:34:56.789Z',
  organisation: 'Kantoor',
  action: 'dossier uploaded',
  actionText: 'dossier toegevoegd',
  holder: 'Jo "de" Vries',
  object: 'A;B',
  address: null,
};

/** The file of entries that come in one page. */
const csvOf = (...entries: readonly AuditEntry[]): Promise<string> =>
  text(Readable.from(auditCsv(Readable.from([entries]))));

/** Cells as a spreadsheet reads them. */
const cellsOf = (csv: string): string[] =>
  [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

it('a line says when, where, what, who, about what and from where', async () => {
  expect(await csvOf(entry)).toBe(
    '\uFEFF"Tijdstip";"Tijdstip (UTC)";"Organisatie";"Handeling";"Door";"Betreft";"Adres"\r\n' +
      '"2026-11-21 13:34:56";"2026-11-21 12:34:56";"Kantoor";"dossier toegevoegd";"Jo ""de"" Vries";"A;B";""\r\n',
  );
});

it.each([
  '=1+1',
  '+31',
  '-1',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '\r=1',
  '\n=cmd|x',
  '|x',
  '%0A=1',
  '＝1+1',
  '＋31',
  ' －1',
  '＠SUM(A1)',
])('%j is text', async (object) => {
  expect(cellsOf(await csvOf({ ...entry, object })).at(-2)).toBe(`'${object}`);
});

it('no text starts a formula, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (object, holder) => {
      const cells = cellsOf(await csvOf({ ...entry, object, holder }));
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      expect(cells.slice(-3).map((cell) => cell.replace(/^'/, ''))).toEqual(
        [holder, object, ''].map((given) => given.replace(/^'/, '')),
      );
    }),
  );
});
