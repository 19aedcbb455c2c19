import { useRef, useState } from 'react';
import { CodeList, type OpenCodeModal } from '#web/features/access/code-list.tsx';
import { IssueButton } from '#web/features/access/issue-button.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

const ownEmployers = { organisationId: null };

/** For advisers: the codes of the own organisation and of its employers. */
export function CodeListPage() {
  const { general, codes } = useTexts();
  const [modal, setModal] = useState<OpenCodeModal>({ kind: 'none' });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeading
        title={codes.title}
        description={codes.description}
        manual="werkgeverstoegang"
        breadcrumbs={[{ label: general.home, to: screenPaths.start }, { label: codes.title }]}
        actions={<IssueButton onClick={() => setModal({ kind: 'issue' })} />}
        headingRef={heading}
      />
      <CodeList place={ownEmployers} modal={modal} onModal={setModal} heading={heading} />
    </>
  );
}
