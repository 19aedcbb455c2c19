import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { houseStyleInputSchema } from '#api/house-style.ts';
import { logoRules } from '#api/logo-rules.ts';
import { problems } from '#api/problems.ts';
import type { HouseStyle, Logo } from '#office/document/house-style.ts';
import { FileFault, fileFault } from '#server/calculation/file-fault.ts';
import { RefusedLogoError } from '#server/house-style/refused-logo.ts';

/** What a file of a house style holds: what the screen asks for, and where its logo is, seen from the file. */
const styleFileSchema = houseStyleInputSchema.extend({ logo: z.string().min(1).optional() });

/** Enough for every name and line, and little enough to be read whole. */
const maximumFileSize = 64 * 1024;

/**
 * The house style in a JSON file: `name`, `primary`, `accent`, `contactLine` and `logo`, as on the screen. Throws `FileFault`,
 * which names the field and the remedy.
 */
export async function styleFile(path: string, drawLogo: (bytes: Uint8Array) => Promise<Logo>): Promise<HouseStyle> {
  const bytes = await bytesOf(path, maximumFileSize, `De huisstijl ${path} is geen bestand van hoogstens 64 kB.`);
  const { success, data, error } = styleFileSchema.safeParse(parsed(path, bytes));
  if (!success) throw new FileFault(faultsOf(path, error));
  const { logo, ...style } = data;
  return { ...style, logo: logo === undefined ? null : await logoOf(resolve(dirname(path), logo), drawLogo) };
}

async function bytesOf(path: string, maximum: number, refusal: string): Promise<Uint8Array> {
  try {
    const found = await stat(path);
    if (!found.isFile() || found.size > maximum) throw new FileFault(refusal);
    return await readFile(path);
  } catch (error) {
    if (error instanceof FileFault) throw error;
    return fileFault(`Het bestand ${path} kan niet worden gelezen`, error);
  }
}

function parsed(path: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new FileFault(`De huisstijl ${path} is geen JSON.`, { cause: error });
  }
}

/** A line per field: an unknown one is named, one that is not there too. */
function faultsOf(path: string, { issues }: z.ZodError): string {
  const lines = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: dit veld bestaat niet`;
    const field = issue.path.join('.');
    return issue.code === 'invalid_type'
      ? `${field || 'het bestand'}: ontbreekt of is geen tekst`
      : `${field}: ${issue.message}`;
  });
  return [
    `De huisstijl ${path} kan niet worden gebruikt:`,
    ...lines.map((line) => `  ${line}`),
    'Velden: name, primary en accent (kleuren als 0F4C5C), en naar wens contactLine en logo (een PNG, JPG of SVG).',
  ].join('\n');
}

async function logoOf(path: string, drawLogo: (bytes: Uint8Array) => Promise<Logo>): Promise<Logo> {
  const bytes = await bytesOf(path, logoRules.maximumFileSize, `${path}: ${problems.LOGO_TOO_LARGE.message}`);
  try {
    return await drawLogo(bytes);
  } catch (error) {
    if (error instanceof RefusedLogoError) throw new FileFault(`${path}: ${problems[error.code].message}`);
    throw error;
  }
}
