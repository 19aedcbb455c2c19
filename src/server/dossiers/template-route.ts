import { z } from 'zod';
import { type TemplateType, templateTypeSchema } from '#api/dossiers.ts';
import { apiPaths } from '#api/paths.ts';
import { mayUseDossiers } from '#server/dossiers/access.ts';
import { downloadHeaders } from '#server/dossiers/download.ts';
import type { App } from '#server/platform/app-type.ts';

/** Makes an empty input workbook. */
export type MakeTemplate = (type: TemplateType) => Promise<Uint8Array>;

export function templateRoute(app: App, makeTemplate: MakeTemplate): void {
  // The same for everybody and costly to make: made once per type.
  const made = new Map<TemplateType, Promise<Uint8Array>>();

  app.route({
    method: 'GET',
    url: apiPaths.template,
    config: { access: mayUseDossiers },
    schema: { params: z.object({ templateType: templateTypeSchema }) },
    handler: async (request, reply) => {
      const { templateType } = request.params;
      const template = made.get(templateType) ?? makeTemplate(templateType);
      made.set(templateType, template);
      // A template that could not be made is tried again at the next request.
      template.catch(() => made.delete(templateType));
      const bytes = await template;
      const headers = downloadHeaders('inputFile', `Template_${templateType}.xlsx`);
      return reply.headers(headers).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
}
