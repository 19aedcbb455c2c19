import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useNavigate } from 'react-router';
import { useTexts } from '#web/i18n/language.ts';
import { missingEmployer } from '#web/lib/missing-employer.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { ClientUsage } from '#api/usage.ts';
import { clientUsageQuery } from '#web/lib/usage-queries.ts';
import { UsageCard } from '#web/ui/usage-card.tsx';
import { Download, FileText, Files, KeyRound, Trash2 } from 'lucide-react';
import { exportName, type EmployerData, employerDataAnswerSchema } from '#api/employer-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useDownload } from '#web/ui/use-download.ts';
import { type ReactNode, useState } from 'react';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import { apiPaths, filledPath } from '#api/paths.ts';
import { downloadedFile, send } from '#web/lib/api-client.ts';
import { dataQuery } from '#web/lib/api-data.ts';

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
  const ofEmployer = { ...clientUsageQuery(clientId), select: ({ employer }: ClientUsage) => employer };
  return <UsageCard description={usage.employer} of={ofEmployer} className="lg:col-span-3" />;
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

interface EraseCardProps {
  readonly clientId: string;
  readonly data: EmployerData;
}

/** Erasing an employer; the list of employers comes after it, because this page is about nobody any more. */
function EraseCard({ clientId, data }: EraseCardProps) {
  const { employerData: text } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [toErase, setToErase] = useState<EmployerData | null>(null);
  return (
    <Card title={text.eraseTitle} className="flex flex-col">
      <p className="mb-4 text-ink-soft">{text.eraseText}</p>
      <Button look="fault" icon={Trash2} className="mt-auto self-start" onClick={() => setToErase(data)}>
        {text.eraseButton}
      </Button>
      <ChangeQuestion
        subject={toErase}
        change={() => eraseEmployer(clientId)}
        onChanged={async () => {
          await navigate(screenPaths.clients, { replace: true });
          // Nothing of the employer stays in the memory of the browser either.
          queries.clear();
        }}
        onClose={() => setToErase(null)}
        failed={text.failed}
        title={text.questionTitle}
        question={({ name }) => text.question(name)}
        consequence={({ dossierCount }) => text.consequence(dossierCount)}
      />
    </Card>
  );
}

/** How much is kept of an employer. */
const employerDataQuery = (clientId: string) =>
  dataQuery(['employer-data', clientId], filledPath(apiPaths.clientData, { clientId }), employerDataAnswerSchema);

const employerArchive = (clientId: string): Promise<Blob> =>
  downloadedFile(filledPath(apiPaths.clientDataExport, { clientId }));

async function eraseEmployer(clientId: string): Promise<void> {
  await send(filledPath(apiPaths.client, { clientId }), { method: 'DELETE' });
}
