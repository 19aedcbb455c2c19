import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditLogSchema } from '#api/audit-log.ts';
import { apiPaths } from '#api/paths.ts';
import { filterQuery, type AuditFilters } from '#web/features/audit/audit-filters.ts';
import { downloadedFile } from '#web/lib/api-client.ts';
import { dataQuery } from '#web/lib/api-data.ts';

interface AuditPage {
  readonly filters: AuditFilters;
  /** Counted from zero. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

export const auditLogQuery = ({ filters, pageIndex, pageSize }: AuditPage) => {
  const query = filterQuery(filters);
  query.set('page', String(pageIndex + 1));
  query.set('size', String(pageSize));
  return queryOptions({
    ...dataQuery(['audit-log', query.toString()], `${apiPaths.auditLog}?${query}`, auditLogSchema),
    // The page before stays until the next is there.
    placeholderData: keepPreviousData,
  });
};

export const auditLogFile = (filters: AuditFilters): Promise<Blob> =>
  downloadedFile(`${apiPaths.auditLogExport}?${filterQuery(filters)}`);
