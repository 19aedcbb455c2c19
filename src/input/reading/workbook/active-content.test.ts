import { describe, expect, test } from 'vitest';
import { readWorkbook, readWorkbookValues } from '#input/reading/workbook/read-workbook.ts';
import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { hostileFiles } from '#test/xlsx/hostile-files.ts';

const made = (name: string): Uint8Array => {
  const file = hostileFiles.find((item) => item.name === name);
  if (!file) throw new Error(`there is no file ${name}`);
  return file.make();
};

const refusalOf = (name: string): readonly string[] => {
  try {
    readWorkbook(made(name), nodePlatform);
  } catch (error) {
    if (error instanceof UnreadableWorkbookError) return [error.message, error.remedy];
    throw error;
  }
  throw new Error('the file was read');
};

describe('a workbook with active content', () => {
  test.each([
    [
      'an embedded object',
      'Het bestand bevat een ingesloten of gekoppeld object (OLE), zoals een document of een e-mail. Het hoort bij blad Blad.',
      'Verwijder het object in Excel, sla het bestand op en upload het opnieuw.',
    ],
    [
      'a link to a program (DDE)',
      'Het bestand bevat een koppeling met een ander programma (DDE of OLE).',
      'Verbreek de koppeling in Excel (Gegevens > Koppelingen bewerken), sla het bestand op en upload het opnieuw.',
    ],
    [
      'a formula that asks a website',
      'Het bestand bevat een formule die gegevens van buiten het bestand haalt of een ander programma start. Deze staat in cel A1 van blad Blad.',
      'Vervang de formule in Excel door haar waarde, sla het bestand op en upload het opnieuw.',
    ],
    [
      'a shape with a macro in another file',
      'Het bestand bevat een knop die een macro in een ander bestand start. Het hoort bij blad Blad.',
      'Verwijder de knop in Excel, sla het bestand op en upload het opnieuw.',
    ],
  ])('is refused with what it is, where, and what to do: %s', (name, message, remedy) => {
    expect(refusalOf(name)).toEqual([message, remedy]);
  });

  test('is read where only its values are taken, as from lists of other programs', () => {
    expect(() => readWorkbook(made('a query'), nodePlatform)).toThrow(UnreadableWorkbookError);
    expect(readWorkbookValues(made('a query'), nodePlatform).sheets).toHaveLength(1);
  });
});
