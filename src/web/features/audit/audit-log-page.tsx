import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { auditExportMaximum, auditLogSchema, type AuditEntry } from '#api/audit-log.ts';
import { AuditFilterBar } from '#web/features/audit/audit-filter-bar.tsx';
import {
  auditFilterNames,
  type AuditFilterName,
  filterQuery,
  type AuditFilters,
} from '#web/features/audit/audit-filters.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { useDownload } from '#web/ui/use-download.ts';
import { apiPaths } from '#api/paths.ts';
import { downloadedFile } from '#web/lib/api-client.ts';
import { dataQuery } from '#web/lib/api-data.ts';
import { auditActions, type AuditAction } from '#api/audit-actions.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import type { ListColumns } from '#web/ui/table/features.ts';
import { orQuietly } from '#web/ui/table/row-parts.tsx';

const order = { id: 'happenedOn', desc: true };

/** Who did what: of the own organisation for an adviser, of all for the provider. */
export function AuditLogPage() {
  const texts = useTexts();
  const { general, auditLog: text } = texts;
  const isProvider = useCurrentUser().role === 'provider';
  const columns = useMemo(() => auditColumns(texts, isProvider), [texts, isProvider]);
  const list = useListView(columns, order, auditFilterNames);
  const { view, onView } = list;
  // What is typed is asked for once the reader pauses.
  const query = useQuery(auditLogQuery(useDeferredValue(view)));
  const { data } = query;
  const { isBusy, start } = useDownload();
  const filter = (name: AuditFilterName, value: string) =>
    onView((current) => ({ ...current, pageIndex: 0, filters: { ...current.filters, [name]: value } }));
  const clear = () => onView((current) => ({ ...current, pageIndex: 0, filters: {} }));
  return (
    <ListPage
      {...list}
      page={{
        title: general.auditLog,
        description: isProvider ? text.descriptionProvider : text.description,
        manual: 'logboek',
        trail: isProvider ? null : [{ label: general.settings, to: screenPaths.settings }],
        actions: (
          <Button
            look="secondary"
            icon={Download}
            isBusy={isBusy}
            onClick={() => start(() => auditLogFile(view.filters), text.fileName)}
          >
            {text.export}
          </Button>
        ),
      }}
      query={query}
      rows={data?.entries}
      foundOnAllPages={data?.total}
      filters={{
        fields: <AuditFilterBar filters={view.filters} isProvider={isProvider} onFilter={filter} onClear={clear} />,
        nothing: text.nothing,
      }}
    >
      {/* Below rows that are not there yet it would be pushed down by them. */}
      {data ? <p className="no-print mt-3 text-sm text-ink-soft">{text.exportHint(auditExportMaximum)}</p> : null}
    </ListPage>
  );
}

interface AuditPage {
  readonly filters: AuditFilters;
  /** Counted from zero. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

const auditLogQuery = ({ filters, pageIndex, pageSize }: AuditPage) => {
  const query = filterQuery(filters);
  query.set('page', String(pageIndex + 1));
  query.set('size', String(pageSize));
  return queryOptions({
    ...dataQuery(['audit-log', query.toString()], `${apiPaths.auditLog}?${query}`, auditLogSchema),
    // The page before stays until the next is there.
    placeholderData: keepPreviousData,
  });
};

const auditLogFile = (filters: AuditFilters): Promise<Blob> =>
  downloadedFile(`${apiPaths.auditLogExport}?${filterQuery(filters)}`);

/** What was done, in the language of the screen; an action of another version in the words of the server. */
const actionText = ({ auditLog }: Catalogue, { action, actionText: sent }: AuditEntry): string =>
  action in auditActions ? auditLog.actions[action as AuditAction] : sent;

/** The provider sees whose organisation it was; an adviser knows. None can be sorted: the server gives the newest first. */
function auditColumns(texts: Catalogue, isProvider: boolean): ListColumns<AuditEntry> {
  const { auditLog, formats } = texts;
  return [
    {
      id: 'happenedOn',
      label: auditLog.happenedOn,
      width: 'lg:w-40',
      cell: ({ happenedOn }) => <time dateTime={happenedOn}>{formats.moment(happenedOn)}</time>,
    },
    {
      id: 'action',
      label: auditLog.action,
      isRowHeading: true,
      cell: (entry) => <span className="font-semibold">{actionText(texts, entry)}</span>,
    },
    {
      id: 'object',
      label: auditLog.object,
      cell: ({ object }) => (
        <span className="break-words">{orQuietly(object, isProvider ? auditLog.notShown : '–')}</span>
      ),
    },
    {
      id: 'holder',
      label: auditLog.holder,
      width: 'lg:w-44',
      cell: ({ holder }) => <span className="break-words">{orQuietly(holder, auditLog.notShown)}</span>,
    },
    ...(isProvider
      ? [
          {
            id: 'organisation',
            label: auditLog.organisation,
            width: 'lg:w-44',
            cell: ({ organisation }: AuditEntry) => <span className="break-words">{organisation}</span>,
          },
        ]
      : []),
    {
      id: 'address',
      label: auditLog.address,
      width: 'lg:w-36',
      cell: ({ address }) => <span className="break-all">{address ?? '–'}</span>,
    },
  ];
}
