import { apiPaths } from '#api/paths.ts';
import { reportPreviewSchema } from '#api/report-preview.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { slideTextsOf } from '#output/model/slide-texts.ts';
import { newestResult } from '#server/dossiers/kept-data-store.ts';
import { mayRestyleReports } from '#server/platform/access.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Database } from '#server/platform/database/database.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

/** What the house style is shown on: the first slides of the newest report. Nobody's outcome is opened by it, so none is noted. */
export function previewRoute(app: App, { database }: { readonly database: Database }): void {
  app.get(apiPaths.reportPreview, {
    config: { access: mayRestyleReports, rateLimit: { max: 60, timeWindow: '1 minute' } },
    schema: { response: { 200: reportPreviewSchema } },
    handler: async ({ person }) => ({
      data: await database.as(person, async (tx) => {
        const newest = await newestResult(tx, person.organisationId);
        if (newest === null) return null;
        const result = JSON.parse(await unpackedJson(newest.bytes)) as ScreenResult;
        return { dossier: newest.name, texts: slideTextsOf(result) };
      }),
    }),
  });
}
