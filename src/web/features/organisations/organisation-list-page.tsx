import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Organisation } from '#api/organisations.ts';
import { organisationColumns } from '#web/features/organisations/organisation-columns.tsx';
import { LimitsModal } from '#web/features/organisations/limits-modal.tsx';
import { OrganisationFormModal } from '#web/features/organisations/organisation-form-modal.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { organisationListQuery } from '#web/lib/organisation-list.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';

type OpenModal =
  | { readonly kind: 'none' | 'add' }
  | { readonly kind: 'edit' | 'limits'; readonly organisation: Organisation };

const initialSort = { id: 'name', desc: false };
const organisationKey = ({ id }: Organisation): string => id;
const organisationText =
  ({ organisations }: Catalogue) =>
  ({ name, isActive }: Organisation): string =>
    `${name} ${isActive ? organisations.active : organisations.inactive}`;

/** For the provider: which organisations there are, and the way to their codes. */
export function OrganisationListPage() {
  const texts = useTexts();
  const { general, organisations } = texts;
  const query = useQuery(organisationListQuery);
  const { data } = query;
  const [modal, setModal] = useState<OpenModal>({ kind: 'none' });
  const close = () => setModal({ kind: 'none' });
  const rowText = useMemo(() => organisationText(texts), [texts]);
  const columns = useMemo(
    () =>
      organisationColumns(texts, {
        edit: (organisation) => setModal({ kind: 'edit', organisation }),
        limit: (organisation) => setModal({ kind: 'limits', organisation }),
      }),
    [texts],
  );
  const empty = (
    <EmptyState icon={<Building2 size={28} />} title={organisations.emptyTitle} text={organisations.emptyText} />
  );
  return (
    <>
      <PageHeading
        title={general.organisations}
        description={organisations.description}
        manual="beheer"
        actions={
          <Button onClick={() => setModal({ kind: 'add' })}>
            <Plus aria-hidden size={18} />
            {organisations.add}
          </Button>
        }
      />
      <QueryResult query={query}>
        <ListTable
          caption={general.organisations}
          columns={columns}
          rows={data}
          rowKey={organisationKey}
          rowText={rowText}
          initialSort={initialSort}
          empty={empty}
        />
      </QueryResult>
      {modal.kind === 'add' || modal.kind === 'edit' ? (
        <OrganisationFormModal organisation={modal.kind === 'edit' ? modal.organisation : null} onClose={close} />
      ) : null}
      {modal.kind === 'limits' ? <LimitsModal organisation={modal.organisation} onClose={close} /> : null}
    </>
  );
}
