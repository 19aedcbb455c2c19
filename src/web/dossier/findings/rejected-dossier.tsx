import { useQuery, queryOptions } from '@tanstack/react-query';
import { FileWarning, Upload } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { findingCounts } from '#web/dossier/findings/finding-counts.ts';
import { isKept } from '#web/dossier/kept-files.ts';
import { FindingsTable } from '#web/dossier/findings/findings-table.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError, problemText } from '#web/lib/api-error.ts';
import { newDossierState } from '#web/lib/new-dossier-asked.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { Finding } from '#input/findings/findings.ts';
import { dataQuery, keptData } from '#web/lib/api-data.ts';

/** What is kept of the findings of a dossier. */
interface KeptFindings {
  readonly calculatedOn: string;
  /** True if only their kind and place are shown: the rest is erased, or not for this reader. */
  readonly areValuesLeftOut: boolean;
  readonly findings: readonly Finding[];
}

/** The findings for which a dossier was not calculated; they stay the same, but for what is erased. */
const findingsQuery = (place: DossierPlace) =>
  queryOptions({
    ...dataQuery(
      ['findings', place.clientId, place.documentId],
      filledPath(apiPaths.documentFindings, place),
      keptData<KeptFindings>(({ findings }) => Array.isArray(findings)),
    ),
    staleTime: Infinity,
  });

interface RejectedDossierProps {
  readonly place: DossierPlace;
  readonly dossier: DossierDocument;
}

/** A dossier that was not calculated because of its file: what is wrong with it, and the ways on. */
export function RejectedDossier({ place, dossier }: RejectedDossierProps) {
  const texts = useTexts();
  const query = useQuery(findingsQuery(place));
  const { data, error } = query;
  // Of an earlier version of the program, or erased: the server says what is left to do.
  const isGone = error instanceof ApiError && error.problem !== null && error.status < 500;
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="error" announced="politely">
        {data ? <p className="font-semibold">{findingCounts(texts, data.findings)}</p> : null}
        <p className="max-w-prose">{texts.results.states.withErrors}</p>
        <WaysOn place={place} dossier={dossier} />
      </Notice>
      {data?.areValuesLeftOut ? <Notice tone="info">{texts.findings.erased}</Notice> : null}
      {isGone ? (
        <Notice tone="info">{problemText(error)}</Notice>
      ) : (
        <QueryResult query={query}>{data ? <FindingsTable findings={data.findings} /> : null}</QueryResult>
      )}
    </div>
  );
}

function WaysOn({ place, dossier }: RejectedDossierProps) {
  const { findings: text } = useTexts();
  const { isBusy, download } = useDossierDownload(place.clientId, dossier);
  return (
    <div className="no-print mt-3 flex flex-wrap gap-3">
      {isKept(dossier, 'errorFile') ? (
        <Button look="fault" size="small" onClick={() => download('errorFile')} icon={FileWarning} isBusy={isBusy}>
          {text.download}
        </Button>
      ) : null}
      <ButtonLink
        to={screenPaths.clientOf(place.clientId)}
        state={newDossierState}
        look="secondary"
        size="small"
        icon={Upload}
      >
        {text.chooseAgain}
      </ButtonLink>
    </div>
  );
}
