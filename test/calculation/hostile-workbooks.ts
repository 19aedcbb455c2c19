import { deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync } from 'fflate';
import { zipArchive } from '#office/package/zip-archive.ts';
import { packedBytes } from '#office/package/zip-part.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';

interface HostileWorkbook {
  readonly name: string;
  readonly make: () => Promise<Uint8Array>;
}

type Parts = Record<string, Uint8Array>;

/** Hundreds of megabytes are soon packed at the lowest level. */
const quickPacking = { ...nodePacking, deflateRaw: (content: Uint8Array) => deflateRawSync(content, { level: 1 }) };

/** The example's parts with some replaced or added. */
async function exampleParts(change: (parts: Parts) => Parts): Promise<Uint8Array> {
  const parts = unzipSync((await exampleDossier()).bytes);
  const changed = Object.entries({ ...parts, ...change(parts) });
  return zipArchive(changed.map(([name, content]) => packedBytes(name, content, quickPacking)));
}

/** The example with a sheet of too many spaces. */
const spaces = () => exampleParts(() => ({ [sheet]: Buffer.alloc(bombSize, ' ') }));

const text = (parts: Parts, name: string): string => Buffer.from(parts[name] ?? []).toString('utf8');
const sheet = 'xl/worksheets/sheet6.xml';
const workbookPart = 'xl/workbook.xml';

/** A sheet with other rows than the example's. */
const withRows = (rows: string) => (parts: Parts) => ({
  [sheet]: strToU8(text(parts, sheet).replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`)),
});

/** Well above what the gate lets in, and soon packed. */
const bombSize = 250_000_000;

/** The packed example with the unpacked size of one part changed wherever it is declared. */
function withDeclaredSize(zip: Uint8Array, name: string, size: number): Uint8Array {
  const changed = Buffer.from(zip);
  for (const [signature, sizeAt, nameAt] of [
    ['PK\u0003\u0004', 22, 30],
    ['PK\u0001\u0002', 24, 46],
  ] as const) {
    for (let at = changed.indexOf(signature, 0, 'latin1'); at >= 0; at = changed.indexOf(signature, at + 4, 'latin1')) {
      const isPart = changed.toString('latin1', at + nameAt, at + nameAt + name.length) === name;
      if (isPart) changed.writeUInt32LE(size, at + sizeAt);
    }
  }
  return changed;
}

/** An entity that would grow to a gigabyte. */
const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
  '',
);

/** Workbooks made to harm who reads them; each is the example with one thing changed. */
export const hostileWorkbooks: readonly HostileWorkbook[] = [
  {
    name: 'a sheet of far too many spaces',
    make: spaces,
  },
  {
    name: 'many spaces that say they are ten bytes',
    make: async () => withDeclaredSize(await spaces(), sheet, 10),
  },
  {
    name: 'two hundred thousand nested elements',
    make: () => exampleParts(() => ({ [sheet]: strToU8(`<worksheet>${'<a>'.repeat(200_000)}`) })),
  },
  {
    name: 'entities that multiply',
    make: () =>
      exampleParts((parts) => ({
        [workbookPart]: strToU8(
          text(parts, workbookPart).replace(
            '<workbook',
            `<!DOCTYPE workbook [<!ENTITY l0 "laughter">${laughs}]><workbook`,
          ),
        ),
      })),
  },
  {
    name: 'a single cell at the far corner',
    make: () => exampleParts(withRows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  },
  {
    name: 'a cell beyond every sheet',
    make: () => exampleParts(withRows('<row r="99999999"><c r="ZZZZ99999999"><v>1</v></c></row>')),
  },
  {
    name: 'a million and a half rows',
    make: () => exampleParts(withRows('<row><c t="inlineStr"><is><t>x</t></is></c></row>'.repeat(1_500_000))),
  },
  {
    name: 'one text of fifty megabytes',
    make: () =>
      exampleParts(withRows(`<row r="9"><c r="A9" t="inlineStr"><is><t>${'x'.repeat(50_000_000)}</t></is></c></row>`)),
  },
  {
    name: 'a macro',
    make: () => exampleParts(() => ({ 'xl/vbaProject.bin': strToU8('Sub Auto_Open()') })),
  },
  {
    name: 'a part outside its folder',
    make: () => exampleParts(() => ({ '../../../../tmp/evenwicht-escaped': strToU8('x') })),
  },
  {
    name: 'twenty thousand parts',
    make: () =>
      exampleParts(() => Object.fromEntries(Array.from({ length: 20_000 }, (_, part) => [`xl/p${part}`, strToU8('')]))),
  },
];
