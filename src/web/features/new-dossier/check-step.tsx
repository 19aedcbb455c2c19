import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileWarning } from 'lucide-react';
import { madeErrorWorkbook } from '#web/dossier/check/ask-worker.ts';
import type { FileFindings } from '#web/dossier/check/check-messages.ts';
import { answerQuery, type FileCheck, verdictOf, gravest } from '#web/dossier/check/file-checks.ts';
import { FileAtWork, RefusedFile } from '#web/dossier/file-state.tsx';
import { FindingsTable } from '#web/dossier/findings/findings-table.tsx';
import { findingCounts } from '#web/dossier/findings/finding-counts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDownload } from '#web/ui/use-download.ts';
import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import type { Ref } from 'react';
import type { ChosenDossier } from '#web/features/new-dossier/chosen-dossiers.ts';
import { FieldError } from '#web/ui/fields.tsx';

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
      {check.overview === null ? null : <CheckSummary overview={check.overview} leftOut={check.leftOut} />}
      {['warnings', 'sound'].includes(verdictOf(check)) ? <FirstAnswer file={file} /> : null}
      <Found file={file} check={check} />
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

interface CheckSummaryProps extends Pick<FileFindings, 'leftOut'> {
  readonly overview: DossierOverview;
}

/** By what somebody sees that this is the right file. */
function CheckSummary({ overview, leftOut }: CheckSummaryProps) {
  const texts = useTexts();
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts(texts, overview, leftOut).map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function facts(
  texts: Catalogue,
  overview: DossierOverview,
  leftOut: number | null,
): readonly (readonly [label: string, value: string])[] {
  const { fileCheck: text, formats, newDossier } = texts;
  const { kind, employer, valuationDate, transitionDate, contractEnd, ages, salaries, participants } = overview;
  const day = (date: string | null, absent: string): string => (date === null ? absent : formats.day(date));
  const { summary, unknown } = text;
  return [
    [summary.kind, newDossier.template[kind]],
    [summary.employer, employer ?? unknown],
    [summary.participants, participantsText(texts, overview, leftOut)],
    [summary.ages, ages === null ? unknown : text.ages(ages.youngest, ages.oldest)],
    [summary.salaries, participants === 0 ? unknown : formats.euros(salaries)],
    [summary.valuationDate, day(valuationDate, unknown)],
    [summary.transitionDate, day(transitionDate, unknown)],
    [summary.contractEnd, day(contractEnd, text.notFilledIn)],
  ];
}

function participantsText(
  { fileCheck: text }: Catalogue,
  { participants, rows }: DossierOverview,
  leftOut: number | null,
): string {
  if (leftOut) return text.countedOf(participants - leftOut, leftOut);
  return participants === rows ? text.participants(participants) : text.participantsOf(participants, rows);
}

interface CheckStepProps {
  readonly dossiers: readonly ChosenDossier[];
  readonly checks: readonly (FileCheck | null)[];
  readonly hasRead: boolean;
  readonly onRead: (hasRead: boolean) => void;
  /** Whoever sends has not said to have read the warnings. */
  readonly mustRead: boolean;
  readonly readRef: Ref<HTMLInputElement>;
}

/** What was found in the files, before anything is sent. */
export function CheckStep({ dossiers, checks, hasRead, onRead, mustRead, readRef }: CheckStepProps) {
  const { fileCheck: text } = useTexts();
  const known = checks.filter((check) => check !== null);
  const isChosen = dossiers.some(({ file }) => file !== null);
  if (!isChosen) return <p className="text-sm text-ink-soft">{text.later}</p>;
  return (
    <div className="flex flex-col gap-3">
      {dossiers.map(({ name, file }, index) =>
        file === null ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- two files can have the same name
          <section key={index} className="flex flex-col gap-2">
            {dossiers.length > 1 ? <h4 className="font-semibold wrap-anywhere">{name || file.name}</h4> : null}
            <CheckResult file={file} check={checks[index] ?? null} />
          </section>
        ),
      )}
      {gravest(known) === 'warnings' ? (
        <div>
          <label className="flex min-h-6 items-center gap-2 font-semibold">
            <input
              ref={readRef}
              type="checkbox"
              className="size-5 accent-brand"
              checked={hasRead}
              aria-invalid={mustRead && !hasRead}
              aria-describedby={mustRead && !hasRead ? 'read-first' : undefined}
              onChange={(event) => onRead(event.target.checked)}
            />
            {text.haveRead}
          </label>
          {mustRead && !hasRead ? <FieldError id="read-first">{text.readFirst}</FieldError> : null}
        </div>
      ) : null}
      {known.some(({ kind }) => kind === 'checked') ? <p className="text-xs text-ink-soft">{text.onlyHere}</p> : null}
    </div>
  );
}
