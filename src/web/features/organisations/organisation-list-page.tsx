import { useQuery } from '@tanstack/react-query';
import { Building2, CircleCheck, CirclePause, Gauge, KeyRound, Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Organisation } from '#api/organisations.ts';
import { LimitsModal, OrganisationFormModal } from '#web/features/organisations/organisation-modals.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { organisationListQuery } from '#web/lib/organisation-list.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import {
  actionsColumn,
  orQuietly,
  RowActions,
  RowLink,
  RowButton,
  RowName,
  RowState,
} from '#web/ui/table/row-parts.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';

/** The window that is open, and about which organisation; null: a new one. */
interface Opened {
  readonly kind: 'form' | 'limits';
  readonly organisation: Organisation | null;
}

const initialSort = { id: 'name', desc: false };

const stateText = ({ organisations }: Catalogue, { isActive }: Organisation): string =>
  isActive ? organisations.active : organisations.inactive;

/** For the provider: which organisations there are, and the way to their codes. */
export function OrganisationListPage() {
  const texts = useTexts();
  const { general, organisations } = texts;
  const query = useQuery(organisationListQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = useMemo(() => organisationColumns(texts, setOpened), [texts]);
  const rowText = useMemo(() => (row: Organisation) => [row.name, stateText(texts, row)], [texts]);
  return (
    <ListPage
      {...useListView(columns, initialSort)}
      page={{
        title: general.organisations,
        description: organisations.description,
        manual: 'beheer',
        trail: null,
        actions: (
          <Button icon={Plus} onClick={() => setOpened({ kind: 'form', organisation: null })}>
            {organisations.add}
          </Button>
        ),
      }}
      query={query}
      rows={query.data}
      rowText={rowText}
      empty={{ icon: Building2, title: organisations.emptyTitle, text: organisations.emptyText }}
    >
      {opened?.kind === 'form' ? <OrganisationFormModal organisation={opened.organisation} onClose={close} /> : null}
      {opened?.kind === 'limits' && opened.organisation ? (
        <LimitsModal organisation={opened.organisation} onClose={close} />
      ) : null}
    </ListPage>
  );
}

function organisationColumns(texts: Catalogue, open: (opened: Opened) => void): ListColumns<Organisation> {
  const { organisations, limits, formats } = texts;
  return [
    {
      id: 'name',
      label: organisations.name,
      isRowHeading: true,
      sortBy: true,
      cell: ({ id, name, isOwn }) => (
        <RowName to={screenPaths.organisationCodesOf(id)} name={name} details={isOwn ? organisations.own : null} />
      ),
    },
    {
      id: 'isActive',
      label: organisations.state,
      width: 'lg:w-32',
      sortBy: ({ isActive }) => (isActive ? 0 : 1),
      cell: (organisation) => (
        <RowState
          icon={organisation.isActive ? CircleCheck : CirclePause}
          look={organisation.isActive ? 'text-good' : 'text-warn'}
        >
          {stateText(texts, organisation)}
        </RowState>
      ),
    },
    {
      id: 'activeCodes',
      label: organisations.activeCodes,
      width: 'lg:w-34',
      alignEnd: true,
      sortBy: true,
      cell: ({ activeCodes }) => formats.wholeNumber(activeCodes),
    },
    {
      id: 'lastSignInOn',
      label: organisations.lastSignIn,
      width: 'lg:w-44',
      sortBy: true,
      cell: ({ lastSignInOn }) => orQuietly(lastSignInOn && formats.moment(lastSignInOn), organisations.never),
    },
    {
      id: 'createdOn',
      label: organisations.createdOn,
      width: 'lg:w-32',
      sortBy: true,
      cell: ({ createdOn }) => formats.day(createdOn),
    },
    {
      ...actionsColumn(organisations.actions, 'lg:w-56'),
      cell: (organisation) => (
        <RowActions>
          <RowLink
            to={screenPaths.organisationCodesOf(organisation.id)}
            icon={KeyRound}
            name={organisations.codesOf(organisation.name)}
          >
            {organisations.codes}
          </RowLink>
          <RowButton
            icon={Gauge}
            title={limits.open}
            name={limits.openOf(organisation.name)}
            onClick={() => open({ kind: 'limits', organisation })}
          />
          <RowButton
            icon={Pencil}
            title={organisations.edit}
            name={organisations.editOf(organisation.name)}
            onClick={() => open({ kind: 'form', organisation })}
          />
        </RowActions>
      ),
    },
  ];
}
