import { createColumnHelper } from '@tanstack/react-table';
import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { AccessCode } from '#api/access-codes.ts';
import { IssuedCell } from '#web/features/access/issued-cell.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';
import { actionsColumn, RowState } from '#web/ui/table/row-parts.tsx';

export interface CodeActions {
  /** The provider sees advisers only, and revokes but does not extend. */
  readonly isProvider: boolean;
  readonly extend: (code: AccessCode) => void;
  readonly replace: (code: AccessCode) => void;
  readonly revoke: (code: AccessCode) => void;
  readonly reset: (code: AccessCode) => void;
}

const helper = createColumnHelper<ListFeatures, AccessCode>();

/** What a code belongs to, as this reader may know it. */
export const codeOwner = ({ codes }: Catalogue, { clientName, role }: AccessCode, isProvider: boolean): string =>
  isProvider ? codes.roles[role] : (clientName ?? codes.roles[role]);

export function codeColumns(texts: Catalogue, actions: CodeActions): ListColumns<AccessCode> {
  const { codes, formats } = texts;
  return helper.columns([
    helper.accessor('holder', {
      meta: { label: codes.holder, isRowHeading: true },
      sortFn: (a, b) => formats.inOrder(a.original.holder, b.original.holder),
      cell: ({ getValue }) => <span className="font-semibold">{getValue()}</span>,
    }),
    helper.accessor((code) => codeOwner(texts, code, actions.isProvider), {
      id: 'owner',
      meta: {
        label: actions.isProvider ? codes.role : codes.employer,
        width: actions.isProvider ? 'lg:w-32' : 'lg:w-44',
      },
      sortFn: (a, b) =>
        formats.inOrder(
          codeOwner(texts, a.original, actions.isProvider),
          codeOwner(texts, b.original, actions.isProvider),
        ),
      cell: ({ getValue }) => <span className="break-words">{getValue()}</span>,
    }),
    helper.accessor('state', {
      meta: { label: codes.state, width: 'lg:w-34' },
      sortFn: (a, b) => a.original.state.localeCompare(b.original.state),
      cell: ({ getValue }) => <CodeState state={getValue()} />,
    }),
    helper.accessor('createdOn', {
      meta: { label: codes.createdOn, width: 'lg:w-36' },
      sortFn: (a, b) => a.original.createdOn.localeCompare(b.original.createdOn),
      cell: ({ row: { original } }) => <IssuedCell code={original} />,
    }),
    helper.accessor('expiresOn', {
      meta: { label: codes.expiresOn, width: 'lg:w-28' },
      sortFn: (a, b) => a.original.expiresOn.localeCompare(b.original.expiresOn),
      cell: ({ getValue }) => formats.day(getValue()),
    }),
    helper.accessor((code) => code.lastUsedOn ?? '', {
      id: 'lastUsedOn',
      meta: { label: codes.lastUsedOn, width: 'lg:w-36' },
      sortFn: (a, b) => (a.original.lastUsedOn ?? '').localeCompare(b.original.lastUsedOn ?? ''),
      cell: ({ row: { original } }) =>
        original.lastUsedOn ? (
          formats.day(original.lastUsedOn)
        ) : (
          <span className="text-ink-soft">{codes.neverUsed}</span>
        ),
    }),
    helper.display({
      ...actionsColumn(codes.actions, 'lg:w-56'),
      cell: ({ row: { original } }) => <CodeRowActions code={original} actions={actions} />,
    }),
  ]);
}

const stateLooks = {
  active: { icon: CircleCheck, look: 'text-good' },
  expired: { icon: Clock, look: 'text-warn' },
  revoked: { icon: CircleX, look: 'text-bad' },
} as const;

function CodeState({ state }: Pick<AccessCode, 'state'>) {
  const texts = useTexts();
  const { icon: Icon, look } = stateLooks[state];
  return (
    <RowState icon={Icon} look={look}>
      {texts.codes.states[state]}
    </RowState>
  );
}

function CodeRowActions({ code, actions }: { readonly code: AccessCode; readonly actions: CodeActions }) {
  const { codes, secondFactor } = useTexts();
  if (code.state === 'revoked') return null;
  return (
    <div className="no-print flex w-full flex-wrap justify-end gap-1">
      {actions.isProvider ? null : (
        <>
          <Button
            look="secondary"
            size="small"
            aria-label={codes.extendOf(code.holder)}
            onClick={() => actions.extend(code)}
          >
            {codes.extend}
          </Button>
          {code.state === 'active' ? (
            <Button
              look="secondary"
              size="small"
              aria-label={codes.replaceOf(code.holder)}
              onClick={() => actions.replace(code)}
            >
              {codes.replace}
            </Button>
          ) : null}
        </>
      )}
      {code.hasSecondFactor ? (
        <Button
          look="erase"
          size="small"
          aria-label={secondFactor.resetOf(code.holder)}
          onClick={() => actions.reset(code)}
        >
          {secondFactor.reset}
        </Button>
      ) : null}
      <Button look="erase" size="small" aria-label={codes.revokeOf(code.holder)} onClick={() => actions.revoke(code)}>
        <Ban aria-hidden size={16} />
        {codes.revoke}
      </Button>
    </div>
  );
}
