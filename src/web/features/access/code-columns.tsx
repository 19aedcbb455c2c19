import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { AccessCode } from '#api/access-codes.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { actionsColumn, orQuietly, RowState } from '#web/ui/table/row-parts.tsx';

export interface CodeActions {
  /** The provider sees advisers only, and revokes but does not extend. */
  readonly isProvider: boolean;
  readonly act: (kind: 'extend' | 'replace' | 'revoke' | 'reset', code: AccessCode) => void;
}

/** What a code belongs to, as this reader may know it. */
export const codeOwner = ({ codes }: Catalogue, { clientName, role }: AccessCode, isProvider: boolean): string =>
  (isProvider ? null : clientName) ?? codes.roles[role];

/** In which role a code was issued. */
export const issuerText = ({ codes }: Catalogue, { issuedBy }: AccessCode): string =>
  issuedBy === null ? codes.issuerUnknown : issuedBy === 'operator' ? codes.operator : codes.roles[issuedBy];

export function codeColumns(texts: Catalogue, actions: CodeActions): ListColumns<AccessCode> {
  const { codes, formats } = texts;
  const { isProvider } = actions;
  const owner = (code: AccessCode) => codeOwner(texts, code, isProvider);
  return [
    {
      id: 'holder',
      label: codes.holder,
      isRowHeading: true,
      sortBy: true,
      cell: ({ holder }) => <span className="font-semibold">{holder}</span>,
    },
    {
      id: 'owner',
      label: isProvider ? codes.role : codes.employer,
      width: isProvider ? 'lg:w-32' : 'lg:w-44',
      sortBy: owner,
      cell: (code) => <span className="break-words">{owner(code)}</span>,
    },
    {
      id: 'state',
      label: codes.state,
      width: 'lg:w-34',
      sortBy: true,
      cell: ({ state }) => <RowState {...stateLooks[state]}>{codes.states[state]}</RowState>,
    },
    {
      id: 'createdOn',
      label: codes.createdOn,
      width: 'lg:w-36',
      sortBy: true,
      cell: (code) => (
        <span className="break-words">
          {formats.day(code.createdOn)}
          <span className="block text-sm text-ink-soft">
            {[issuerText(texts, code), code.issuerName].filter((part) => part !== null).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'expiresOn',
      label: codes.expiresOn,
      width: 'lg:w-28',
      sortBy: true,
      cell: ({ expiresOn }) => formats.day(expiresOn),
    },
    {
      id: 'lastUsedOn',
      label: codes.lastUsedOn,
      width: 'lg:w-36',
      sortBy: true,
      cell: ({ lastUsedOn }) => orQuietly(lastUsedOn && formats.day(lastUsedOn), codes.neverUsed),
    },
    {
      ...actionsColumn(codes.actions, 'lg:w-56'),
      cell: (code) => <CodeRowActions code={code} actions={actions} />,
    },
  ];
}

const stateLooks = {
  active: { icon: CircleCheck, look: 'text-good' },
  expired: { icon: Clock, look: 'text-warn' },
  revoked: { icon: CircleX, look: 'text-bad' },
} as const;

function CodeRowActions({ code, actions }: { readonly code: AccessCode; readonly actions: CodeActions }) {
  const { codes, secondFactor } = useTexts();
  const { state, holder, hasSecondFactor } = code;
  const { isProvider, act } = actions;
  if (state === 'revoked') return null;
  return (
    <div className="no-print flex w-full flex-wrap justify-end gap-1">
      {isProvider ? null : (
        <Button look="secondary" size="small" aria-label={codes.extendOf(holder)} onClick={() => act('extend', code)}>
          {codes.extend}
        </Button>
      )}
      {state === 'active' && !isProvider ? (
        <Button look="secondary" size="small" aria-label={codes.replaceOf(holder)} onClick={() => act('replace', code)}>
          {codes.replace}
        </Button>
      ) : null}
      {hasSecondFactor ? (
        <Button look="erase" size="small" aria-label={secondFactor.resetOf(holder)} onClick={() => act('reset', code)}>
          {secondFactor.reset}
        </Button>
      ) : null}
      <Button
        look="erase"
        size="small"
        icon={Ban}
        aria-label={codes.revokeOf(holder)}
        onClick={() => act('revoke', code)}
      >
        {codes.revoke}
      </Button>
    </div>
  );
}
