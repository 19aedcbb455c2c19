import { useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import { CircleCheck, Palette } from 'lucide-react';
import { useState } from 'react';
import { type ReportState, reportStateAnswerSchema } from '#api/reports.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { apiPaths } from '#api/paths.ts';
import { dataQuery, post } from '#web/lib/api-data.ts';

const whileRunning = 2000;

/** Whether the reports are in the house style; asked repeatedly while some are being made. */
export const reportStateQuery = queryOptions({
  ...dataQuery(['reports'], apiPaths.reports, reportStateAnswerSchema),
  refetchInterval: ({ state }) => (state.data && state.data.running > 0 ? whileRunning : false),
});

const restyleReports = () => post(apiPaths.reportsRestyle, reportStateAnswerSchema);

/** How many reports are in another style than the stored one, and making all of those again. */
export function ReportsCard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { reports: text } = useTexts();
  return (
    <Card title={text.title} className="min-h-48 lg:col-start-1">
      <Loaded of={reportStateQuery}>{(state) => <ReportsState state={state} isUnsaved={isUnsaved} />}</Loaded>
      <ManualLink section="rapporten-opnieuw" className="mt-4" />
    </Card>
  );
}

interface ReportsStateProps {
  readonly state: ReportState;
  readonly isUnsaved: boolean;
}

function ReportsState({ state: { outdated, running, fixed }, isUnsaved }: ReportsStateProps) {
  const { reports: text } = useTexts();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: restyleReports,
    onSuccess: (state) => queries.setQueryData(reportStateQuery.queryKey, state),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <output className="flex flex-col gap-1">
        {outdated > 0 ? <span>{text.outdated(outdated)}</span> : null}
        {running > 0 ? <span>{text.running(running)}</span> : null}
        {outdated + running === 0 ? <UpToDate /> : null}
      </output>
      {running > 0 ? <RestyleProgress running={running} /> : null}
      {fixed > 0 ? <p className="text-sm text-ink-soft">{text.fixed(fixed)}</p> : null}
      {error ? (
        <Notice tone="error" announced="atOnce" className="self-stretch">
          {problemText(error) ?? text.failed}
        </Notice>
      ) : null}
      {outdated > 0 ? (
        <>
          <Button
            look="secondary"
            disabled={isPending}
            onClick={() => mutate()}
            className="h-auto min-h-10 py-1.5"
            icon={Palette}
            isBusy={isPending}
          >
            <span className="whitespace-normal">{text.restyle(outdated)}</span>
          </Button>
          {isUnsaved ? <p className="text-sm text-ink-soft">{text.unsaved}</p> : null}
        </>
      ) : null}
    </div>
  );
}

function UpToDate() {
  const { reports: text } = useTexts();
  return (
    <span className="flex items-center gap-1.5">
      <CircleCheck size={18} className="shrink-0 text-good" />
      {text.upToDate}
    </span>
  );
}

/** The most that were running since this page is open counts as the whole. */
function RestyleProgress({ running }: { readonly running: number }) {
  const { reports: text } = useTexts();
  const [most, setMost] = useState(running);
  if (running > most) setMost(running);
  return <progress className="progress" aria-label={text.progress} value={Math.max(0, most - running)} max={most} />;
}
