import { z } from 'zod';
import { type TemplateType, templateTypeSchema } from '#api/dossiers.ts';
import { apiPaths } from '#api/paths.ts';
import type { TemplateFilling } from '#input/template/filling.ts';
import { mayUseDossiers } from '#server/platform/access.ts';
import { downloadHeaders } from '#server/dossiers/download.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';

export type OfficeOfTemplate = NonNullable<TemplateFilling['office']>;

/** Makes an input workbook of a kind, filled with the standards of an office where one is given. */
type MakeTemplate = (type: TemplateType, office?: OfficeOfTemplate) => Promise<Uint8Array>;

/** The input workbooks that people download: the same for everybody of an office. */
export interface OfferedWorkbooks {
  readonly makeTemplate: MakeTemplate;
  /** Filled in with an invented dossier. */
  readonly makeExample: (type: TemplateType) => Promise<Uint8Array>;
}

export interface TemplateParts extends OfferedWorkbooks {
  readonly database: Database;
  /** The standards that an organisation wants in its templates, with their version; null: those of the program. */
  readonly officeFilling: (
    tx: Tx,
    person: Person,
  ) => Promise<{ readonly version: number; readonly office: OfficeOfTemplate } | null>;
}

/** Costly to make: what was made last is kept, by the type and for whom it was made. */
const mostKept = 30;

export function templateRoutes(app: App, parts: TemplateParts): void {
  const { database, officeFilling, makeTemplate, makeExample } = parts;
  workbookRoute(app, apiPaths.template, 'Template', async (type, person) => {
    const own = await database.as(person, (tx) => officeFilling(tx, person));
    if (own === null) return { key: type, make: () => makeTemplate(type) };
    const key = JSON.stringify([type, person.organisationId, own.version, person.organisationName]);
    return { key, make: () => makeTemplate(type, own.office) };
  });
  workbookRoute(app, apiPaths.filledTemplate, 'Voorbeeld', (type) =>
    Promise.resolve({ key: type, make: () => makeExample(type) }),
  );
}

/** How a workbook is made, and by what it is known once it was. */
interface Asked {
  readonly key: string;
  readonly make: () => Promise<Uint8Array>;
}

function workbookRoute(
  app: App,
  url: string,
  name: string,
  asked: (type: TemplateType, person: Person) => Promise<Asked>,
): void {
  const made = new Map<string, Promise<Uint8Array>>();

  app.route({
    method: 'GET',
    url,
    config: { access: mayUseDossiers },
    schema: { params: z.object({ templateType: templateTypeSchema }) },
    handler: async (request, reply) => {
      const { templateType } = request.params;
      const { key, make } = await asked(templateType, request.person);
      const workbook = made.get(key) ?? make();
      made.delete(key);
      made.set(key, workbook);
      for (const oldest of [...made.keys()].slice(0, -mostKept)) made.delete(oldest);
      // One that could not be made is tried again at the next request.
      workbook.catch(() => made.delete(key));
      const bytes = await workbook;
      const headers = downloadHeaders('inputFile', `${name}_${templateType}.xlsx`);
      return reply.headers(headers).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
}
