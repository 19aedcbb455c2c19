import { auditActions, type AuditAction } from '#api/audit-actions.ts';
import type { AuditEntry } from '#api/audit-log.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import type { ListColumns } from '#web/ui/table/features.ts';
import { orQuietly } from '#web/ui/table/row-parts.tsx';

/** What was done, in the language of the screen; an action of another version in the words of the server. */
const actionText = ({ auditLog }: Catalogue, { action, actionText: sent }: AuditEntry): string =>
  action in auditActions ? auditLog.actions[action as AuditAction] : sent;

/** The provider sees whose organisation it was; an adviser knows. None can be sorted: the server gives the newest first. */
export function auditColumns(texts: Catalogue, isProvider: boolean): ListColumns<AuditEntry> {
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
