import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TemplateType } from '#api/dossiers.ts';
import type { MakeTemplate } from '#server/dossiers/template-route.ts';
import type { ExampleFile } from '#server/example-employer.ts';
import { exampleName } from '#server/example/example-name.ts';

interface OwnWorkbooks {
  readonly makeTemplate: MakeTemplate;
  readonly exampleDossier: () => Promise<ExampleFile>;
}

/**
 * The workbooks that this program writes by itself, as the build made them. Where there is no build they are made here:
 * what writes them is loaded then only, because it takes seconds and hundreds of megabytes.
 */
export function ownWorkbooks(buildDirectory: string): OwnWorkbooks {
  const folder = join(buildDirectory, 'calculation');
  return {
    makeTemplate: (type) => builtOr(join(folder, 'templates', `${type}.xlsx`), () => madeTemplate(type)),
    exampleDossier: async () => ({
      name: exampleName,
      bytes: await builtOr(join(folder, 'warm-up.xlsx'), madeExample),
    }),
  };
}

async function builtOr(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return existsSync(path) ? readFile(path) : make();
}

async function madeTemplate(type: TemplateType): Promise<Uint8Array> {
  const { templateWorkbook } = await import('#input/template/template.ts');
  return templateWorkbook(type);
}

async function madeExample(): Promise<Uint8Array> {
  const { exampleDossier } = await import('#server/example/example-dossier.ts');
  return (await exampleDossier()).bytes;
}
