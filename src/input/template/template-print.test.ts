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

  test('is printed in letters that can be read, each table whole', async () => {
    expect(smallPrint(await templateWorkbook(kind, everythingFilling(kind)))).toEqual([]);
  });

  test('prints of the sheet that can stay untouched the fields, and the tables that have rows', async () => {
    const areasOf = (bytes: Uint8Array): number =>
      (/name="_xlnm.Print_Area"[^>]*>([^<]*Verfijning[^<]*)</.exec(openedWorkbook(bytes).xml)?.[1] ?? '').split(',')
        .length;
    const [empty, filled] = [await templateWorkbook(kind), await templateWorkbook(kind, everythingFilling(kind))];
    expect(areasOf(empty)).toBe(2);
    expect(areasOf(filled)).toBeGreaterThan(3);
  });

  test('is found out when its columns are too narrow', async () => {
    expect(formProblems(narrowed(await templateWorkbook(kind))).join('\n')).toMatch(/Dossier!\w+ cuts off/);
  });
});
