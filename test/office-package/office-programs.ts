import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const limits = { timeout: 540_000, maxBuffer: 64 * 1024 * 1024 };

/** A folder for files that other programs read and write; removed by `close`. */
export interface OfficePrograms {
  readonly folder: string;
  /** Opens a file in LibreOffice and saves it in another format. */
  converted(name: string, bytes: Uint8Array, format: Format): Promise<Uint8Array>;
  /** All text of the pages, in columns as printed. */
  printedText(name: string, bytes: Uint8Array): Promise<string>;
  /** What a Python program with openpyxl prints as JSON about the file. */
  seenByOpenpyxl(name: string, bytes: Uint8Array, program: string): Promise<unknown>;
  close(): Promise<void>;
}

type Format = 'pdf' | 'xlsx';

interface Order {
  readonly path: string;
  readonly format: Format;
  readonly done: (error?: unknown) => void;
}

export async function startedOffice(): Promise<OfficePrograms> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  const out = join(folder, 'out');
  const convert = conversions(join(folder, 'profile'), out);
  let files = 0;
  const placed = async (name: string, bytes: Uint8Array): Promise<string> => {
    files += 1;
    const path = join(folder, `${files}-${name}`);
    await writeFile(path, bytes);
    return path;
  };
  const converted: OfficePrograms['converted'] = async (name, bytes, format) => {
    const path = await placed(name, bytes);
    await convert(path, format);
    return readFile(join(out, basename(path).replace(/\.\w+$/, `.${format}`)));
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

/**
 * Conversions by LibreOffice, which takes longer to start than to convert a file: what is asked for while it is busy
 * goes with its next start, all files of one format together.
 */
function conversions(profile: string, out: string): (path: string, format: Format) => Promise<void> {
  let orders: Order[] = [];
  let isBusy = false;
  const work = async (): Promise<void> => {
    isBusy = true;
    for (let first = orders[0]; first !== undefined; first = orders[0]) {
      const { format } = first;
      const batch = orders.filter((order) => order.format === format);
      orders = orders.filter((order) => order.format !== format);
      const words = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', format, '--outdir', out];
      const error: unknown = await run('soffice', [...words, ...batch.map(({ path }) => path)], limits).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      for (const { done } of batch) done(error);
    }
    isBusy = false;
  };
  return (path, format) =>
    new Promise((resolve, reject) => {
      const done = (error?: unknown) => (error === undefined ? resolve() : reject(error));
      orders.push({ path, format, done });
      if (!isBusy) void work();
    });
}
