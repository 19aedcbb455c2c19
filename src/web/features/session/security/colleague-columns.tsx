import { createColumnHelper } from '@tanstack/react-table';
import type { ColleagueSession } from '#api/sessions.ts';
import { deviceWords, sessionWords } from '#web/features/session/security/session-words.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';
import { actionsColumn, RowActions } from '#web/ui/table/row-parts.tsx';

const helper = createColumnHelper<ListFeatures, ColleagueSession>();

export function colleagueColumns(
  texts: Catalogue,
  end: (session: ColleagueSession) => void,
): ListColumns<ColleagueSession> {
  const { codes, formats, organisationSessions, security } = texts;
  const owner = ({ clientName, role }: ColleagueSession) => clientName ?? codes.roles[role];
  return helper.columns([
    helper.accessor('holder', {
      meta: { label: organisationSessions.holder, isRowHeading: true },
      sortFn: (a, b) => formats.inOrder(a.original.holder, b.original.holder),
      cell: ({ getValue }) => <span className="font-semibold">{getValue()}</span>,
    }),
    helper.accessor(owner, {
      id: 'owner',
      meta: { label: codes.employer, width: 'lg:w-40' },
      sortFn: (a, b) => formats.inOrder(owner(a.original), owner(b.original)),
      cell: ({ getValue }) => <span className="break-words">{getValue()}</span>,
    }),
    helper.accessor((session) => deviceWords(texts, session), {
      id: 'device',
      meta: { label: security.device, width: 'lg:w-44' },
      sortFn: (a, b) => formats.inOrder(deviceWords(texts, a.original), deviceWords(texts, b.original)),
      cell: ({ getValue }) => getValue(),
    }),
    helper.accessor((session) => session.network ?? security.unknownNetwork, {
      id: 'network',
      meta: { label: security.network, width: 'lg:w-36' },
      sortFn: (a, b) => (a.original.network ?? '').localeCompare(b.original.network ?? ''),
      cell: ({ getValue }) => getValue(),
    }),
    helper.accessor('lastSeenOn', {
      meta: { label: security.lastSeenOn, width: 'lg:w-40' },
      sortFn: (a, b) => a.original.lastSeenOn.localeCompare(b.original.lastSeenOn),
      cell: ({ getValue }) => formats.moment(getValue()),
    }),
    helper.display({
      ...actionsColumn(security.actions, 'lg:w-36'),
      cell: ({ row: { original } }) =>
        original.isThis ? (
          <span className="text-sm text-ink-soft">{security.thisSession}</span>
        ) : (
          <RowActions>
            <Button
              look="erase"
              size="small"
              aria-label={security.endOf(`${original.holder}, ${sessionWords(texts, original)}`)}
              onClick={() => end(original)}
            >
              {security.end}
            </Button>
          </RowActions>
        ),
    }),
  ]);
}
