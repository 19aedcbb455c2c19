import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { employerDataQuery, employerArchive } from '#web/features/employer-data/employer-data-calls.ts';
import { EraseCard } from '#web/features/employer-data/erase-card.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { missingEmployer } from '#web/lib/missing-employer.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { clientUsageQuery } from '#web/lib/usage-queries.ts';
import { UsageCard } from '#web/ui/usage-card.tsx';
import { Download, FileText, Files, KeyRound } from 'lucide-react';
import { exportName, type EmployerData } from '#api/employer-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useDownload } from '#web/ui/use-download.ts';
import type { ReactNode } from 'react';

/** For advisers: what is kept of one employer, taking it along, and erasing it. */
export function EmployerDataPage() {
  const texts = useTexts();
  const { general, employerData: text } = texts;
  const { clientId = '' } = useParams();
  const query = useQuery(employerDataQuery(clientId));
  const { data } = query;
  return (
    <>
      <PageHeading
        heading={text.title}
        title={`${text.title}${data ? ` ${data.name}` : ''}`}
        description={text.description}
        manual="alle-gegevens"
        trail={[
          { label: general.clients, to: screenPaths.clients },
          ...(data ? [{ label: data.name, to: screenPaths.clientOf(clientId) }] : []),
        ]}
        crumb={text.title}
      />
      <QueryResult query={query} missing={missingEmployer(texts)}>
        {data ? (
          <div className="grid items-stretch gap-5 lg:grid-cols-3">
            <KeptCard data={data} />
            <ExportCard clientId={clientId} name={data.name} />
            <EraseCard clientId={clientId} data={data} />
            <EmployerUsageCard clientId={clientId} />
          </div>
        ) : null}
      </QueryResult>
    </>
  );
}

/** What the employer uses of what an employer may. */
function EmployerUsageCard({ clientId }: { readonly clientId: string }) {
  const { usage } = useTexts();
  const query = useQuery({ ...clientUsageQuery(clientId), select: ({ employer }) => employer });
  return <UsageCard description={usage.employer} query={query} className="lg:col-span-3" />;
}

function ExportCard({ clientId, name }: { readonly clientId: string; readonly name: string }) {
  const { employerData: text } = useTexts();
  const { isBusy, start } = useDownload();
  return (
    <Card title={text.exportTitle} className="flex flex-col">
      <p className="mb-4 text-ink-soft">{text.exportText}</p>
      <Button
        className="mt-auto self-start"
        aria-disabled={isBusy}
        onClick={() => start(() => employerArchive(clientId), exportName(name))}
        icon={Download}
        isBusy={isBusy}
      >
        {text.exportButton}
      </Button>
      <output className="sr-only">{isBusy ? text.exporting : null}</output>
    </Card>
  );
}

function KeptCard({
  data: { name, dossierCount, fileCount, byteCount, holderCount },
}: {
  readonly data: EmployerData;
}) {
  const { employerData: text, formats } = useTexts();
  return (
    <Card title={text.keptTitle}>
      <p className="mb-3 font-semibold break-words">{name}</p>
      <ul className="flex flex-col gap-2">
        <Kept icon={<Files size={18} />}>{text.dossiers(dossierCount)}</Kept>
        <Kept icon={<FileText size={18} />}>
          {text.files(fileCount)}
          {fileCount > 0 ? <span className="text-ink-soft"> · {formats.fileSize(byteCount)}</span> : null}
        </Kept>
        <Kept icon={<KeyRound size={18} />}>{text.holders(holderCount)}</Kept>
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text.kept}</p>
    </Card>
  );
}

function Kept({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden className="text-brand">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
