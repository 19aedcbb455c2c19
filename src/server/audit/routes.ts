import { auditExportMaximum, auditExportQuerySchema, auditLogSchema, auditQuerySchema } from '#api/audit-log.ts';
import { apiPaths } from '#api/paths.ts';
import { mayReadAuditLog } from '#server/platform/access.ts';
import { auditCsv } from '#server/audit/csv.ts';
import { type NextPage, pageOfExport, pagesOf } from '#server/audit/export-pages.ts';
import { auditEntries, auditEntryCount } from '#server/audit/log-store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { inPieces } from '#server/platform/downloads/in-pieces.ts';

const config = { access: mayReadAuditLog };

export function auditRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.auditLog, {
    config: { ...config, isList: true },
    schema: { querystring: auditQuerySchema, response: { 200: auditLogSchema } },
    handler: async ({ person, query }) => {
      const { page, size, ...filter } = query;
      return {
        data: await database.as(person, async (tx) => ({
          entries: await auditEntries(tx, person, filter, { limit: size, offset: (page - 1) * size }),
          total: await auditEntryCount(tx, person, filter),
        })),
      };
    },
  });

  app.get(apiPaths.auditLogExport, {
    config: { ...config, isList: true, transfer: 'download', rateLimit: { max: 10, timeWindow: '1 minute' } },
    schema: { querystring: auditExportQuerySchema },
    // An export is written down: asking for its headers alone is none.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { person } = request;
      const filter = request.query;
      const first = await database.as(person, async (tx) => {
        const entries = await auditEntries(tx, person, filter, { limit: pageOfExport });
        const total = Math.min(auditExportMaximum, await auditEntryCount(tx, person, filter));
        await recordAct(tx, person, 'audit log exported', { name: `${total} regels` });
        return { entries, total };
      });
      const next: NextPage = (after, limit) =>
        database.as(person, (tx) => auditEntries(tx, person, filter, { after, limit }));
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="logboek.csv"',
          'content-security-policy': 'sandbox',
        })
        .send(inPieces(auditCsv(pagesOf(first, next)), request));
    },
  });
}
