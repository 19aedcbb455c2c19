import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileWarning } from 'lucide-react';
import { madeErrorWorkbook } from '#web/dossier/check/ask-worker.ts';
import type { FileFindings } from '#web/dossier/check/check-messages.ts';
import { answerQuery, type FileCheck, type Verdict, verdictOf } from '#web/dossier/check/file-checks.ts';
import { FileAtWork, RefusedFile } from '#web/dossier/file-state.tsx';
import { FindingsTable } from '#web/dossier/findings/findings-table.tsx';
import { findingCounts } from '#web/dossier/findings/finding-counts.ts';
import { CheckSummary } from '#web/features/new-dossier/check-summary.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDownload } from '#web/ui/use-download.ts';

interface CheckResultProps {
  readonly file: File;
  /** Null while the file is read. */
  readonly check: FileCheck | null;
  /** One of several: by what it is known at a glance. */
  readonly isBrief: boolean;
}

/** What was found in a file that was chosen. */
export function CheckResult({ file, check, isBrief }: CheckResultProps) {
  const { fileCheck: text } = useTexts();
  if (check === null) return <FileAtWork text={text.checking} />;
  if (check.kind !== 'checked')
    return (
      <Notice tone="warning" announced="politely">
        {text[check.kind]}
      </Notice>
    );
  const verdict = verdictOf(check);
  return (
    <div className="flex flex-col gap-4">
      {verdict === 'warnings' || verdict === 'sound' ? <FirstAnswer file={file} /> : null}
      <Found file={file} findings={check} verdict={verdict} />
      {check.overview === null ? null : (
        <CheckSummary overview={check.overview} leftOut={check.leftOut} isBrief={isBrief} />
      )}
    </div>
  );
}

/** What the file comes to, before anything is sent; the outcome that is calculated from it begins with the same words. */
function FirstAnswer({ file }: { readonly file: File }) {
  const { fileCheck: text } = useTexts();
  const { data, isError } = useQuery(answerQuery(file));
  if (isError) return <p className="text-sm text-ink-soft">{text.unanswered}</p>;
  if (data === undefined) return <FileAtWork text={text.answering} />;
  const [headline, ...others] = data;
  return (
    <output className="block border-l-4 border-brand pl-4">
      <span className="block text-sm text-ink-soft">{text.answer}</span>
      <span lang="nl" className="block text-lg leading-snug font-[650] text-balance">
        {headline}
      </span>
      <span lang="nl" className="mt-1 block max-w-prose">
        {others.join(' ')}
      </span>
    </output>
  );
}

interface FoundProps {
  readonly file: File;
  readonly findings: FileFindings;
  readonly verdict: Verdict;
}

function Found({ file, findings: { findings, overview }, verdict }: FoundProps) {
  const { fileCheck: text } = useTexts();
  const [only] = findings;
  if (verdict === 'sound' || only === undefined)
    return (
      <output className="flex items-center gap-1.5 font-semibold text-good">
        <CircleCheck size={18} className="shrink-0" />
        {text.sound}
      </output>
    );
  if (verdict === 'refused' && overview === null && findings.length === 1) return <RefusedFile refusal={only} />;
  return (
    <>
      <Counts findings={findings} verdict={verdict} />
      <FindingsTable findings={findings} />
      {verdict === 'warnings' ? null : <ErrorFileButton file={file} />}
    </>
  );
}

function Counts({ findings, verdict }: Pick<FileFindings, 'findings'> & Pick<FoundProps, 'verdict'>) {
  const texts = useTexts();
  return (
    <Notice tone={verdict === 'warnings' ? 'warning' : 'error'} announced="politely">
      <p className="font-semibold">{findingCounts(texts, findings)}</p>
      <p>{verdict === 'warnings' ? texts.fileCheck.warningsFound : texts.fileCheck.errorsFound}</p>
    </Notice>
  );
}

/** The same workbook as the server would give back, made without sending anything. */
function ErrorFileButton({ file }: { readonly file: File }) {
  const { fileCheck: text } = useTexts();
  const { isBusy, start } = useDownload();
  return (
    <Button
      look="fault"
      size="small"
      className="self-start"
      onClick={() => start(() => madeErrorWorkbook(file), text.errorFileName(file.name))}
      icon={FileWarning}
      isBusy={isBusy}
    >
      {text.errorFile}
    </Button>
  );
}
