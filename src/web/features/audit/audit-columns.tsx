import { createColumnHelper } from '@tanstack/react-table';
import { auditActions, type AuditAction } from '#api/audit-actions.ts';
import type { AuditEntry } from '#api/audit-log.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';

const helper = createColumnHelper<ListFeatures, AuditEntry>();

/** What was done, in the language of the screen; an action of another version in the words of the server. */
const actionText = ({ auditLog }: Catalogue, { action, actionText: sent }: AuditEntry): string =>
  action in auditActions ? auditLog.actions[action as AuditAction] : sent;

/** The provider sees whose organisation it was; an adviser knows. */
export function auditColumns(texts: Catalogue, isProvider: boolean): ListColumns<AuditEntry> {
  const { auditLog, formats } = texts;
  const enableSorting = false;
  return helper.columns([
    helper.accessor('happenedOn', {
      enableSorting,
      meta: { label: auditLog.happenedOn, width: 'lg:w-40' },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formats.moment(getValue())}</time>,
    }),
    helper.accessor('action', {
      enableSorting,
      meta: { label: auditLog.action, isRowHeading: true },
      cell: ({ row }) => <span className="font-semibold">{actionText(texts, row.original)}</span>,
    }),
    helper.accessor('object', {
      enableSorting,
      meta: { label: auditLog.object },
      cell: ({ getValue }) => (
        <span className="break-words">
          {getValue() ?? <span className="text-ink-soft">{isProvider ? auditLog.notShown : '–'}</span>}
        </span>
      ),
    }),
    helper.accessor('holder', {
      enableSorting,
      meta: { label: auditLog.holder, width: 'lg:w-44' },
      cell: ({ getValue }) => (
        <span className="break-words">{getValue() ?? <span className="text-ink-soft">{auditLog.notShown}</span>}</span>
      ),
    }),
    ...(isProvider
      ? [
          helper.accessor('organisation', {
            enableSorting,
            meta: { label: auditLog.organisation, width: 'lg:w-44' },
            cell: ({ getValue }) => <span className="break-words">{getValue()}</span>,
          }),
        ]
      : []),
    helper.accessor('address', {
      enableSorting,
      meta: { label: auditLog.address, width: 'lg:w-36' },
      cell: ({ getValue }) => <span className="break-all">{getValue() ?? '–'}</span>,
    }),
  ]);
}
