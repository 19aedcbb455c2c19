import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { CodeList, type OpenCodeModal } from '#web/features/access/code-list.tsx';
import { IssueButton } from '#web/features/access/issue-button.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { organisationListQuery } from '#web/lib/organisation-list.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** For the provider: the codes of one organisation. */
export function OrganisationCodesPage() {
  const { general, codes } = useTexts();
  const { organisationId = '' } = useParams();
  const place = useMemo(() => ({ organisationId }), [organisationId]);
  const { data: organisations } = useQuery(organisationListQuery);
  const name = organisations?.find(({ id }) => id === organisationId)?.name;
  const [modal, setModal] = useState<OpenCodeModal>({ kind: 'none' });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeading
        heading={
          <>
            {codes.title} <span className="text-brand max-sm:block">{name ?? '\u00a0'}</span>
          </>
        }
        title={codes.titleOf(name ?? '')}
        description={codes.descriptionProvider}
        manual="beheer"
        breadcrumbs={[{ label: general.organisations, to: screenPaths.organisations }, { label: name ?? codes.title }]}
        actions={<IssueButton onClick={() => setModal({ kind: 'issue' })} />}
        headingRef={heading}
      />
      <CodeList place={place} modal={modal} onModal={setModal} heading={heading} />
    </>
  );
}
