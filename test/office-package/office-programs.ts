import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const limits = { timeout: 540_000, maxBuffer: 64 * 1024 * 1024 };

/** A folder for files that other programs read and write; removed by `close`. */
export interface OfficeDesk {
  readonly folder: string;
  /** Opens a file in LibreOffice and saves it in another format. */
  converted(name: string, bytes: Uint8Array, format: 'pdf' | 'xlsx'): Promise<Uint8Array>;
  /** All text of the pages, in columns as printed. */
  printedText(name: string, bytes: Uint8Array): Promise<string>;
  /** What a Python program with openpyxl prints as JSON about the file. */
  seenByOpenpyxl(name: string, bytes: Uint8Array, program: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function officeDesk(): Promise<OfficeDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const placed = async (name: string, bytes: Uint8Array): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  };
  const converted: OfficeDesk['converted'] = async (name, bytes, format) => {
    const [path, out] = [await placed(name, bytes), join(folder, 'out')];
    await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', out, path], limits);
    return readFile(join(out, basename(name).replace(/\.\w+$/, `.${format}`)));
  };
  return {
    folder,
    converted,
    printedText: async (name, bytes) => {
      const path = await placed(`${name}.pdf`, await converted(name, bytes, 'pdf'));
      const { stdout } = await run('pdftotext', ['-layout', path, '-'], limits);
      return stdout;
    },
    seenByOpenpyxl: async (name, bytes, program) => {
      const path = await placed(name, bytes);
      const start = 'import sys, json, openpyxl\nworkbook = openpyxl.load_workbook(sys.argv[1])\n';
      const { stdout } = await run(
        '/usr/bin/python3',
        ['-c', start + program, path, join(folder, `saved-${name}`)],
        limits,
      );
      return JSON.parse(stdout);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
