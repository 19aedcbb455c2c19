import { describe, expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { packedText } from '#office/package/zip-part.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { examples } from '#server/example/example-dossier.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { formProblems } from '#test/office-package/print-rules.ts';
import { smallPrint } from '#test/office-package/readable-print.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';

const narrowed = (bytes: Uint8Array): Uint8Array =>
  zipArchive(
    zipParts(bytes).map((part) =>
      part.name === 'xl/worksheets/sheet2.xml'
        ? packedText(part.name, partText(part).replaceAll(/(<col [^>]*?width=")[^"]*/g, '$16'))
        : part,
    ),
  );

describe.each(schemeKinds)('the template %s', (kind) => {
  test('cuts off no text, shows every number and opens on its first sheet, empty and filled', async () => {
    expect(formProblems(await templateWorkbook(kind))).toEqual([]);
    expect(formProblems(await templateWorkbook(kind, examples[kind].filling))).toEqual([]);
  });

  test('is printed in letters that can be read, each table whole, empty and filled', async () => {
    expect(smallPrint(await templateWorkbook(kind))).toEqual([]);
    expect(smallPrint(await templateWorkbook(kind, everythingFilling(kind)))).toEqual([]);
  });

  test('prints the rows that are added to a table too: its part of the print has no last row', async () => {
    const { xml } = openedWorkbook(await templateWorkbook(kind));
    const [, areas = ''] = /name="_xlnm.Print_Area"[^>]*>([^<]*Tabellen[^<]*)</.exec(xml) ?? [];
    expect(areas.split(',').length).toBeGreaterThan(2);
    for (const area of areas.split(',')) expect(area).toMatch(/!\$[A-Z]+:\$[A-Z]+$/);
  });

  test('is found out when its columns are too narrow', async () => {
    expect(formProblems(narrowed(await templateWorkbook(kind))).join('\n')).toMatch(/Dossier!\w+ cuts off/);
  });
});
