import { createColumnHelper } from '@tanstack/react-table';
import { CircleCheck, CirclePause, Gauge, KeyRound, Pencil } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import type { Organisation } from '#api/organisations.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';
import { actionsColumn, RowActions, RowButton, RowState } from '#web/ui/table/row-parts.tsx';

/** What can be done with an organisation in a window of its own. */
export interface OrganisationChanges {
  readonly edit: (organisation: Organisation) => void;
  readonly limit: (organisation: Organisation) => void;
}

const helper = createColumnHelper<ListFeatures, Organisation>();

export function organisationColumns(
  { organisations, formats }: Catalogue,
  changes: OrganisationChanges,
): ListColumns<Organisation> {
  return helper.columns([
    helper.accessor('name', {
      meta: { label: organisations.name, isRowHeading: true },
      sortFn: (a, b) => formats.inOrder(a.original.name, b.original.name),
      cell: ({ row: { original } }) => <OrganisationName organisation={original} />,
    }),
    helper.accessor('isActive', {
      meta: { label: organisations.state, width: 'lg:w-32' },
      sortFn: (a, b) => Number(b.original.isActive) - Number(a.original.isActive),
      cell: ({ getValue }) => <OrganisationState isActive={getValue()} />,
    }),
    helper.accessor('activeCodes', {
      meta: { label: organisations.activeCodes, width: 'lg:w-34', alignEnd: true },
      sortFn: (a, b) => a.original.activeCodes - b.original.activeCodes,
      cell: ({ getValue }) => formats.wholeNumber(getValue()),
    }),
    helper.accessor((organisation) => organisation.lastSignInOn ?? '', {
      id: 'lastSignInOn',
      meta: { label: organisations.lastSignIn, width: 'lg:w-44' },
      sortFn: (a, b) => (a.original.lastSignInOn ?? '').localeCompare(b.original.lastSignInOn ?? ''),
      cell: ({ row: { original } }) =>
        original.lastSignInOn ? (
          formats.moment(original.lastSignInOn)
        ) : (
          <span className="text-ink-soft">{organisations.never}</span>
        ),
    }),
    helper.accessor('createdOn', {
      meta: { label: organisations.createdOn, width: 'lg:w-32' },
      sortFn: (a, b) => a.original.createdOn.localeCompare(b.original.createdOn),
      cell: ({ getValue }) => formats.day(getValue()),
    }),
    helper.display({
      ...actionsColumn(organisations.actions, 'lg:w-56'),
      cell: ({ row: { original } }) => <OrganisationActions organisation={original} changes={changes} />,
    }),
  ]);
}

interface OrganisationProps {
  readonly organisation: Organisation;
}

function OrganisationName({ organisation: { id, name, isOwn } }: OrganisationProps) {
  const { organisations } = useTexts();
  return (
    <div>
      <Link
        to={screenPaths.organisationCodesOf(id)}
        className="inline-flex min-h-6 items-center rounded-sm font-semibold text-ink hover:text-brand hover:underline"
      >
        {name}
      </Link>
      {isOwn ? <span className="block text-xs text-ink-soft">{organisations.own}</span> : null}
    </div>
  );
}

function OrganisationState({ isActive }: Pick<Organisation, 'isActive'>) {
  const { organisations } = useTexts();
  const Icon = isActive ? CircleCheck : CirclePause;
  return (
    <RowState icon={Icon} look={isActive ? 'text-good' : 'text-warn'}>
      {isActive ? organisations.active : organisations.inactive}
    </RowState>
  );
}

function OrganisationActions({
  organisation,
  changes: { edit, limit },
}: OrganisationProps & { readonly changes: OrganisationChanges }) {
  const { organisations, limits } = useTexts();
  const { id, name } = organisation;
  return (
    <RowActions>
      <ButtonLink
        to={screenPaths.organisationCodesOf(id)}
        look="secondary"
        size="small"
        aria-label={organisations.codesOf(name)}
      >
        <KeyRound aria-hidden size={16} />
        {organisations.codes}
      </ButtonLink>
      <RowButton icon={Gauge} title={limits.open} name={limits.openOf(name)} onClick={() => limit(organisation)} />
      <RowButton
        icon={Pencil}
        title={organisations.edit}
        name={organisations.editOf(name)}
        onClick={() => edit(organisation)}
      />
    </RowActions>
  );
}
