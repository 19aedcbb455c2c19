import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { canonicalValues, type MortalityTableFile, mortalityTableText } from '#core/mortality/mortality-table-file.ts';
import { mortalityTableFrom } from '#core/mortality/mortality-table-from.ts';
import {
  MortalityWorkbookError,
  mortalityValues,
  type MortalityValues,
} from '#input/scenario-files/mortality-workbook.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';
import { FileFault } from '#server/calculation/file-fault.ts';
import { inputFile } from '#server/calculation/input-file.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { runCommand, tell } from '#server/calculation/run-command.ts';
import { writeWholeFile } from '#server/calculation/write-whole-file.ts';
import { callerFolder } from '#server/assembly/config.ts';

/** `npm run import-table`: makes a table file of the program from a projection table as the actuaries publish it. */

const usage = `Gebruik:
  npm run --silent import-table -- WERKMAP.xlsx --name AG2026 --edition "Prognosetafel AG2026" \\
    --source "Koninklijk Actuarieel Genootschap, ..." --published 2026-09 --licence "..." [--out BESTAND.json]

WERKMAP heeft de bladen "qx mannen JJJJ" en "qx vrouwen JJJJ": jaren in de eerste rij, leeftijden 0 t/m 120 in de eerste kolom.
Zonder --out komt het bestand in src/core/mortality/tables. Neem een nieuwe tafel daarna op in src/core/mortality/register.ts
en table-names.ts.`;

const texts = ['name', 'edition', 'source', 'published', 'licence'] as const;
type Texts = Record<(typeof texts)[number], string>;

const text = { type: 'string' } as const;
const options = { name: text, edition: text, source: text, published: text, licence: text, out: text };

async function importTable(words: readonly string[]): Promise<number> {
  const { values, positionals } = parsedWords(words);
  const [input, ...others] = positionals;
  if (input === undefined || others.length > 0) {
    tell(usage);
    return 1;
  }
  const path = resolve(callerFolder(), input);
  const file = tableFile(textsOf(values), projection(await inputFile(path)));
  const out = values.out === undefined ? ownPath(file.name) : resolve(callerFolder(), values.out);
  await writeWholeFile(out, Buffer.from(mortalityTableText(file)));
  tell(`${file.name}: jaren ${file.firstYear} t/m ${lastYear(file)}, geschreven in ${out}.`);
  return 0;
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new FileFault(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

/** All texts that say what a table is; a table without its source may not be used. */
function textsOf(values: Partial<Texts>): Texts {
  const given = texts.map((name) => [name, values[name]?.trim() ?? ''] as const);
  const missing = given.find(([, value]) => value === '');
  if (missing !== undefined) throw new FileFault(`De optie --${missing[0]} ontbreekt.\n\n${usage}`);
  return Object.fromEntries(given) as Texts;
}

function projection(bytes: Uint8Array): MortalityValues {
  try {
    return mortalityValues(readWorkbook(bytes, nodePlatform));
  } catch (error) {
    if (error instanceof UnreadableWorkbookError)
      throw new FileFault(`${error.message} ${error.remedy}`, { cause: error });
    if (error instanceof MortalityWorkbookError) throw new FileFault(error.message, { cause: error });
    throw error;
  }
}

/** The content of the table file. Made into a table once, so that nothing is written that the program would refuse. */
function tableFile(head: Texts, projected: MortalityValues): MortalityTableFile {
  const { name, edition, source, published, licence } = head;
  const checksum = createHash('sha256').update(canonicalValues(projected)).digest('hex');
  const { firstAge, firstYear, values } = projected;
  const file: MortalityTableFile = {
    name,
    edition,
    kind: 'generation',
    source,
    published,
    licence,
    firstAge,
    firstYear,
    checksum,
    values,
  };
  mortalityTableFrom(file);
  return file;
}

const lastYear = ({ firstYear, values }: MortalityTableFile): number => firstYear + (values.M[0]?.length ?? 0) - 1;

/** Place of the table among those of the program: "AG2026" is ag2026.json, "CBS-VN 2024" is cbs-vn-2024.json. */
function ownPath(name: string): string {
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`;
  return fileURLToPath(new URL(`../../core/mortality/tables/${file}`, import.meta.url));
}

await runCommand(() => importTable(process.argv.slice(2)));
