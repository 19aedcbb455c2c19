import { z } from 'zod';
import { type TemplateType, templateTypeSchema } from '#api/dossiers.ts';
import { apiPaths } from '#api/paths.ts';
import { mayUseDossiers } from '#server/dossiers/access.ts';
import { downloadHeaders } from '#server/dossiers/download.ts';
import type { App } from '#server/platform/app-type.ts';

/** Makes an input workbook of a kind. */
export type MakeTemplate = (type: TemplateType) => Promise<Uint8Array>;

/** The input workbooks that people download: the same for everybody. */
export interface OfferedWorkbooks {
  readonly makeTemplate: MakeTemplate;
  /** Filled in with an invented dossier. */
  readonly makeExample: MakeTemplate;
}

export function templateRoutes(app: App, { makeTemplate, makeExample }: OfferedWorkbooks): void {
  workbookRoute(app, apiPaths.template, 'Template', makeTemplate);
  workbookRoute(app, apiPaths.filledTemplate, 'Voorbeeld', makeExample);
}

function workbookRoute(app: App, url: string, name: string, make: MakeTemplate): void {
  // Costly to make: made once per type.
  const made = new Map<TemplateType, Promise<Uint8Array>>();

  app.route({
    method: 'GET',
    url,
    config: { access: mayUseDossiers },
    schema: { params: z.object({ templateType: templateTypeSchema }) },
    handler: async (request, reply) => {
      const { templateType } = request.params;
      const workbook = made.get(templateType) ?? make(templateType);
      made.set(templateType, workbook);
      // One that could not be made is tried again at the next request.
      workbook.catch(() => made.delete(templateType));
      const bytes = await workbook;
      const headers = downloadHeaders('inputFile', `${name}_${templateType}.xlsx`);
      return reply.headers(headers).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
}
