import { unzipSync, zipSync } from 'fflate';
import type { TemplateType } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleFilling } from '#server/example/example-filling.ts';

interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const uploadFile = (name: string, bytes: Uint8Array): UploadFile => ({
  name,
  mimeType: uploadRules.mimeType,
  buffer: Buffer.from(bytes),
});

/** The filled example: calculates without findings. */
export async function correctFile(): Promise<UploadFile> {
  return uploadFile('juist.xlsx', (await exampleDossier()).bytes);
}

/** The filled example with something beside it that nothing reads, so that it is this many bytes. */
export async function correctFileOf(size: number): Promise<UploadFile> {
  const parts = unzipSync((await exampleDossier()).bytes);
  const filled = (length: number) =>
    zipSync({ ...parts, 'xl/media/filling.bin': [new Uint8Array(length), { level: 0 }] }, { mtime: '2026-01-01' });
  return uploadFile('invoer.xlsx', filled(size - filled(0).length));
}

/** The filled example of a kind. */
export async function exampleOf(kind: TemplateType): Promise<UploadFile> {
  return uploadFile(`${kind}.xlsx`, (await exampleDossier(kind)).bytes);
}

/** The example with a negative offset and a salary that is no number. */
export async function wrongFile(): Promise<UploadFile> {
  const [first = [], ...others] = exampleFilling.tables['Deelnemers'] ?? [];
  const broken = first.map((value) => (value === 58_400 ? 'onbekend' : value));
  const filling = {
    values: { ...exampleFilling.values, huidig_franchise: -1 },
    tables: { ...exampleFilling.tables, Deelnemers: [broken, ...others] },
  };
  return uploadFile('fout.xlsx', await templateWorkbook('dcToDc', filling));
}

/** The example with a salary that is unusual: calculates, with warnings. */
export async function unusualFile(): Promise<UploadFile> {
  const [first = [], ...others] = exampleFilling.tables['Deelnemers'] ?? [];
  const unusual = first.map((value) => (value === 58_400 ? 512_346 : value));
  const filling = { ...exampleFilling, tables: { ...exampleFilling.tables, Deelnemers: [unusual, ...others] } };
  return uploadFile('bijzonder.xlsx', await templateWorkbook('dcToDc', filling));
}
