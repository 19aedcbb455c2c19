import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { CompareLink } from '#web/dossier/compare-link.tsx';
import { type DossierList, dossierListKey } from '#web/dossier/dossier-calls.ts';
import { RejectedDossier } from '#web/dossier/findings/rejected-dossier.tsx';
import { ShareButton } from '#web/features/results/share-button.tsx';
import type { ShownShare } from '#web/dossier/share-calls.ts';
import { DossierLine } from '#web/features/results/dossier-line.tsx';
import { FileItem, FileMenu } from '#web/features/results/file-menu.tsx';
import { Outcome } from '#web/features/results/outcome.tsx';
import { dossierQuery, foundIn, resultQuery, type KeptResult } from '#web/dossier/result-calls.ts';
import { StandingNotices, StateNotice, stateOf } from '#web/features/results/notices.tsx';
import { NextStep } from '#web/dossier/next-step.tsx';
import { OwnHeadline } from '#web/features/results/own-headline.tsx';
import { useDossierChanges, useOutcomeKey } from '#web/features/results/use-dossier-changes.ts';
import { variantsQuery } from '#web/dossier/variant-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError, isNotThere } from '#web/lib/api-error.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import { isKept } from '#web/dossier/kept-files.ts';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';

// What is in tabs that nobody begins with.
const tabParts = () => import('#web/features/results/tab-parts.ts');
const DecisionsSection = lazyPart(tabParts, 'DecisionsSection');
const DocumentsTab = lazyPart(tabParts, 'DocumentsTab');
const VariantsSection = lazyPart(tabParts, 'VariantsSection');
const SharePreview = lazyPart(() => import('#web/features/results/share-preview.tsx'), 'SharePreview');

/** The outcome of one dossier. */
export function ResultsPage() {
  const texts = useTexts();
  const { clientId = '', documentId = '' } = useParams();
  const place = useMemo(() => ({ clientId, documentId }), [clientId, documentId]);
  const queries = useQueryClient();
  const user = useCurrentUser();
  const found = useQuery({
    ...dossierQuery(place),
    placeholderData: () => foundIn(queries.getQueryData<DossierList>(dossierListKey(clientId)), documentId),
  });
  const { employer, dossier, rights } = found.data ?? { employer: undefined, dossier: undefined, rights: undefined };
  const kept = useQuery(resultQuery(place, dossier?.calculationStatus === 'Finished'));
  useDossierChanges(place, dossier);
  const outcomeKey = useOutcomeKey(kept.data?.result);
  const state = stateOf(found, kept);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const { data: variants = [] } = useQuery({ ...variantsQuery(place), enabled: kept.data !== undefined });
  const hasVariants = variants.length > 0 || (dossier?.reportVariants ?? 0) > 0 || (dossier?.choiceC ?? null) !== null;
  // Whoever stands for an outcome says what is in front of it, as long as its files are a concept that can be made again.
  const mayPropose = user.role === 'adviser' && dossier?.hasInputFile === true && dossier.final === null;
  const [preview, setPreview] = useState<ShownShare | null>(null);
  const isRejected = state?.kind === 'withErrors' && dossier !== undefined && dossier !== null;
  const isOffline = [found, kept].some(({ error, data }) => data && error instanceof ApiError && error.status === 0);
  return (
    <>
      <DossierLine
        title={dossier ? texts.results.title(dossier.name) : texts.results.titleUnknown}
        description={isRejected ? texts.findings.caption : texts.results.description}
        name={dossier?.name ?? texts.results.titleUnknown}
        employer={
          isNotThere(found.error)
            ? null
            : { label: employer ?? texts.dossiers.title, to: screenPaths.clientOf(clientId) }
        }
        facts={kept.data ? factsLine(texts, kept.data) : null}
        actions={
          // In a preview the bar is the employer's: it has no button of the adviser.
          <span hidden={preview !== null} className={preview === null ? 'contents' : ''}>
            <span ref={setActions} className="contents" />
            {/* Together on one line of a phone. */}
            <span className="flex gap-2 empty:hidden">
              {dossier ? <DownloadMenu clientId={clientId} dossier={dossier} /> : null}
              {kept.data ? <CompareLink clientId={clientId} of={documentId} /> : null}
              {kept.data && dossier && user.role === 'adviser' && !dossier.isSentByEmployer ? (
                <ShareButton place={place} dossier={dossier} result={kept.data.result} onPreview={setPreview} />
              ) : null}
            </span>
          </span>
        }
      />
      {preview === null ? null : (
        <Suspense>
          <SharePreview shared={preview} onClose={() => setPreview(null)} />
        </Suspense>
      )}
      <div hidden={preview !== null}>
        <StandingNotices place={place} dossier={dossier} isOffline={isOffline} saysErased={isRejected} />
        {isRejected ? (
          <RejectedDossier place={place} dossier={dossier} />
        ) : state ? (
          <StateNotice state={state} place={place} reportVariants={dossier?.reportVariants ?? 0} />
        ) : (
          <QueryResult query={found.isLoadingError ? found : kept}>
            {kept.data && dossier ? (
              <Outcome
                key={outcomeKey}
                result={kept.data.result}
                dossierName={dossier.name}
                place={place}
                hasInput={dossier.hasInputFile}
                mayDecide={(rights?.mayDecide ?? false) && dossier.final === null && dossier.filesErasedOn === null}
                ownHeadline={mayPropose ? <OwnHeadline place={place} headline={kept.data.result.headline} /> : null}
                next={<NextStep next={dossier.nextStep} />}
                actions={actions}
                extra={{
                  wet: <DecisionsSection place={place} result={kept.data.result} dossier={dossier} />,
                  varianten: hasVariants ? (
                    <VariantsSection place={place} dossier={dossier} result={kept.data.result} mayTake={mayPropose} />
                  ) : null,
                  documenten: (
                    <DocumentsTab
                      place={place}
                      dossier={dossier}
                      calculatedOn={kept.data.calculatedOn}
                      mayWrite={mayPropose}
                    />
                  ),
                }}
              />
            ) : (
              <ResultsSkeleton />
            )}
          </QueryResult>
        )}
      </div>
    </>
  );
}

/** Placeholder in the sizes of the answer and its cards, while the outcome is on its way. */
export function ResultsSkeleton() {
  const { system } = useTexts();
  return (
    <div aria-busy>
      <output className="sr-only">
        <MessageInItsLanguage>{system.loading}</MessageInItsLanguage>
      </output>
      <div aria-hidden>
        <span className="skeleton block h-6 w-full max-w-3xl" />
        <span className="skeleton mt-2 block h-6 w-2/3 max-w-xl" />
        <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          {['table', 'chart'].map((key) => (
            <div key={key} className="h-112 rounded-corner border border-line bg-surface shadow-card" />
          ))}
        </div>
      </div>
    </div>
  );
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "23 deelnemers · transitie 01-01-2028": what the outcome is of. */
export function factsLine({ results, formats }: Catalogue, { result }: Pick<KeptResult, 'result'>): string {
  const { year, month } = result.transition;
  return [
    results.participants(result.participants),
    // Noon: the same day in every time zone near the Netherlands.
    results.transition(formats.day(`${year}-${twoDigits(month)}-01T12:00:00Z`)),
  ].join(' · ');
}

/** Files that were not made are not among them: which there are depends on the dossier. */
const typesOf = ({ furtherFiles }: DossierDocument) =>
  ['reportFile', ...furtherFiles, 'outputFile', 'inputFile'] as const;

interface DownloadMenuProps {
  readonly clientId: string;
  readonly dossier: DossierDocument;
}

/** The files of the dossier; those that are not there say so. */
function DownloadMenu({ clientId, dossier }: DownloadMenuProps) {
  const { results, dossiers } = useTexts();
  const { isBusy, download, downloadAll } = useDossierDownload(clientId, dossier);
  const isFinished = dossier.calculationStatus === 'Finished';
  return (
    <FileMenu isBusy={isBusy}>
      {typesOf(dossier).map((type) => {
        const isGone = !isKept(dossier, type);
        const hasVariants = (type === 'reportFile' || type === 'outputFile') && dossier.reportVariants > 0;
        return (
          <FileItem key={type} isGone={isGone} onPick={() => download(type)}>
            {results.files[type]}
            {hasVariants && !isGone ? (
              <span className="text-sm text-ink-soft">{dossiers.withVariants(dossier.reportVariants)}</span>
            ) : null}
            {isGone ? <span className="text-sm">{results.fileGone}</span> : null}
          </FileItem>
        );
      })}
      {isFinished ? (
        <FileItem onPick={downloadAll} className="border-t border-line">
          {results.allFiles}
        </FileItem>
      ) : null}
      {isFinished && dossier.keyFigures?.awaitsChoice === true ? (
        <span className="block max-w-80 px-4 py-1.5 text-sm text-ink-soft">{results.chooseFirst}</span>
      ) : null}
    </FileMenu>
  );
}
