import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { employerDataQuery } from '#web/features/employer-data/employer-data-calls.ts';
import { EraseCard } from '#web/features/employer-data/erase-card.tsx';
import { ExportCard } from '#web/features/employer-data/export-card.tsx';
import { EmployerUsageCard } from '#web/features/employer-data/employer-usage-card.tsx';
import { KeptCard } from '#web/features/employer-data/kept-card.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { missingEmployer } from '#web/lib/missing-employer.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** For advisers: what is kept of one employer, taking it along, and erasing it. */
export function EmployerDataPage() {
  const texts = useTexts();
  const { general, employerData: text } = texts;
  const { clientId = '' } = useParams();
  const query = useQuery(employerDataQuery(clientId));
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeading
        heading={text.title}
        title={`${text.title}${data ? ` ${data.name}` : ''}`}
        description={text.description}
        manual="alle-gegevens"
        breadcrumbs={[
          { label: general.home, to: screenPaths.start },
          { label: general.clients, to: screenPaths.clients },
          ...(data ? [{ label: data.name, to: screenPaths.clientOf(clientId) }] : []),
          { label: text.title },
        ]}
        headingRef={heading}
      />
      <QueryResult query={query} missing={missingEmployer(texts)}>
        {data ? (
          <div className="grid items-stretch gap-5 lg:grid-cols-3">
            <KeptCard data={data} />
            <ExportCard clientId={clientId} name={data.name} />
            <EraseCard clientId={clientId} data={data} heading={heading} />
            <EmployerUsageCard clientId={clientId} />
          </div>
        ) : null}
      </QueryResult>
    </>
  );
}
