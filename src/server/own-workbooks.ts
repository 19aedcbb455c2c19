import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TemplateType } from '#api/dossiers.ts';
import type { OfferedWorkbooks, OfficeOfTemplate } from '#server/dossiers/template-route.ts';
import type { ExampleFile } from '#server/example-employer.ts';
import { exampleName } from '#server/example/example-name.ts';

interface OwnWorkbooks extends OfferedWorkbooks {
  readonly exampleDossier: () => Promise<ExampleFile>;
}

/**
 * The workbooks that this program writes by itself, as the build made them. Where there is no build they are made here:
 * what writes them is loaded then only, because it takes seconds and hundreds of megabytes.
 */
export function ownWorkbooks(buildDirectory: string): OwnWorkbooks {
  const folder = join(buildDirectory, 'calculation');
  const makeExample: OfferedWorkbooks['makeExample'] = (type) =>
    builtOr(join(folder, 'examples', `${type}.xlsx`), () => madeExample(type));
  return {
    makeTemplate: (type, office) =>
      office === undefined
        ? builtOr(join(folder, 'templates', `${type}.xlsx`), () => madeTemplate(type))
        : madeTemplate(type, office),
    makeExample,
    exampleDossier: async () => ({ name: exampleName, bytes: await makeExample('dcToDc') }),
  };
}

async function builtOr(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return existsSync(path) ? readFile(path) : make();
}

async function madeTemplate(type: TemplateType, office?: OfficeOfTemplate): Promise<Uint8Array> {
  const { templateWorkbook } = await import('#input/template/template.ts');
  return templateWorkbook(type, { values: {}, tables: {}, ...(office && { office }) });
}

async function madeExample(type: TemplateType): Promise<Uint8Array> {
  const { exampleDossier } = await import('#server/example/example-dossier.ts');
  return (await exampleDossier(type)).bytes;
}
