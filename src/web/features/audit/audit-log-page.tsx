import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { auditExportMaximum, type AuditEntry } from '#api/audit-log.ts';
import { auditLogFile, auditLogQuery } from '#web/features/audit/audit-calls.ts';
import { auditColumns } from '#web/features/audit/audit-columns.tsx';
import { AuditFilterBar } from '#web/features/audit/audit-filter-bar.tsx';
import { auditFilterNames, type AuditFilterName } from '#web/features/audit/audit-filters.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { existingPageIndex } from '#web/ui/table/page-number.ts';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { useDownload } from '#web/ui/use-download.ts';

/** The server gives the newest first; no column can be sorted. */
const order = { id: 'happenedOn', desc: true };
const sortable = [order.id];
const entryKey = ({ id }: AuditEntry): string => id;

/** Who did what: of the own organisation for an adviser, of all for the provider. */
export function AuditLogPage() {
  const texts = useTexts();
  const { general, auditLog: text } = texts;
  const isProvider = useCurrentUser().role === 'provider';
  const [view, setView] = useListView(order, sortable, auditFilterNames);
  // What is typed is asked for once the reader pauses.
  const asked = useDeferredValue(view);
  const query = useQuery(auditLogQuery(asked));
  const { data } = query;
  const total = data?.total ?? 0;
  const shown = data
    ? { ...view, pageIndex: existingPageIndex(view.pageIndex, Math.ceil(total / view.pageSize)) }
    : view;
  const columns = useMemo(() => auditColumns(texts, isProvider), [texts, isProvider]);
  const filter = (name: AuditFilterName, value: string) =>
    setView((current) => ({ ...current, pageIndex: 0, filters: { ...current.filters, [name]: value } }));
  const clear = () => setView((current) => ({ ...current, pageIndex: 0, filters: {} }));
  const crumbs = isProvider ? [] : [{ label: general.settings, to: screenPaths.settings }, { label: general.auditLog }];
  return (
    <>
      <PageHeading
        title={general.auditLog}
        description={isProvider ? text.descriptionProvider : text.description}
        manual="logboek"
        breadcrumbs={crumbs}
        actions={<ExportButton filters={view.filters} />}
      />
      <QueryResult query={query}>
        <PagedList
          caption={general.auditLog}
          columns={columns}
          rows={data?.entries}
          total={total}
          rowKey={entryKey}
          view={shown}
          onView={setView}
          filters={<AuditFilterBar filters={view.filters} isProvider={isProvider} onFilter={filter} onClear={clear} />}
          nothing={text.nothing}
        />
      </QueryResult>
      {/* Below rows that are not there yet it would be pushed down by them. */}
      {data ? <p className="no-print mt-3 text-sm text-ink-soft">{text.exportHint(auditExportMaximum)}</p> : null}
    </>
  );
}

function ExportButton({ filters }: { readonly filters: Parameters<typeof auditLogFile>[0] }) {
  const { auditLog: text } = useTexts();
  const { isBusy, start } = useDownload();
  return (
    <Button look="secondary" onClick={() => start(() => auditLogFile(filters), text.fileName)}>
      {isBusy ? <Spinner /> : <Download aria-hidden size={18} />}
      {text.export}
    </Button>
  );
}
