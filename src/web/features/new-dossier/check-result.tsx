import { CircleCheck, FileWarning } from 'lucide-react';
import { madeErrorWorkbook } from '#web/dossier/check/ask-worker.ts';
import type { FileFindings } from '#web/dossier/check/check-messages.ts';
import { type FileCheck, verdictOf } from '#web/dossier/check/file-checks.ts';
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
}

/** What was found in a file that was chosen. */
export function CheckResult({ file, check }: CheckResultProps) {
  const { fileCheck: text } = useTexts();
  if (check === null) return <FileAtWork text={text.checking} />;
  if (check.kind !== 'checked')
    return (
      <Notice tone="warning" announced="politely">
        {text[check.kind]}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-3">
      {check.overview === null ? null : <CheckSummary overview={check.overview} />}
      <Found file={file} check={check} />
    </div>
  );
}

function Found({ file, check }: { readonly file: File; readonly check: FileFindings & { readonly kind: 'checked' } }) {
  const { fileCheck: text } = useTexts();
  const verdict = verdictOf(check);
  const [only] = check.findings;
  if (verdict === 'sound' || only === undefined)
    return (
      <output className="flex items-center gap-1.5 font-semibold text-good">
        <CircleCheck size={18} className="shrink-0" />
        {text.sound}
      </output>
    );
  if (check.isRefused && check.overview === null && check.findings.length === 1) return <RefusedFile refusal={only} />;
  return (
    <>
      <Counts findings={check.findings} verdict={verdict} />
      <FindingsTable findings={check.findings} />
      {verdict === 'warnings' ? null : <ErrorFileButton file={file} />}
    </>
  );
}

interface CountsProps {
  readonly findings: FileFindings['findings'];
  readonly verdict: ReturnType<typeof verdictOf>;
}

function Counts({ findings, verdict }: CountsProps) {
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
