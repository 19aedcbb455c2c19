import { CircleCheck, FileDown, ListPlus, Plus } from 'lucide-react';
import type { SoughtColumn } from '#input/payroll-lists/look-at-file.ts';
import type { ChosenColumns } from '#web/features/payroll-lists/column-mapping.ts';
import { SaidOfList } from '#web/features/payroll-lists/said-of-list.tsx';
import { FactsTable } from '#web/features/payroll-lists/facts-table.tsx';
import type { FilledTemplate, Refusal } from '#web/features/payroll-lists/mapping-messages.ts';
import { FindingsTable } from '#web/dossier/findings/findings-table.tsx';
import { findingCounts } from '#web/dossier/findings/finding-counts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { FileAtWork, RefusedFile } from '#web/dossier/file-state.tsx';

interface FilledResultProps {
  readonly filled: FilledTemplate;
  /** The columns of the template, in their order. */
  readonly ours: readonly SoughtColumn[];
  readonly chosen: ChosenColumns;
  /** Questions that were not answered yet: there is no file to take before they are. */
  readonly openQuestions: number;
  readonly fileName: string;
  /** Whether another choice is being filled in: what is shown is of the one before, and no file to take. */
  readonly isBeingFilled: boolean;
  /** A template that was filled in before may be complete: it can be sent at once. Null for a new one. */
  readonly onAdd: ((file: File) => void) | null;
  /** Completes the template from another list, as of the insurer. */
  readonly onNextList: (file: File) => void;
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The sheet with the participants: of a new template the other sheets have yet to be filled in. */
const participantsSheet = 'Deelnemers';

/** What came into the template, what the check says of it, and the template itself. */
export function FilledResult(props: FilledResultProps) {
  const { filled, isBeingFilled, ours, chosen, openQuestions, fileName, onAdd, onNextList } = props;
  const { participantsFile: text } = useTexts();
  const findings = onAdd ? filled.findings : filled.findings.filter(({ sheet }) => sheet === participantsSheet);
  const isUnfinished = isBeingFilled || openQuestions > 0;
  const file = () => new File([filled.template], fileName, { type: workbookType });
  return (
    <div className="flex flex-col gap-5">
      <output className="text-lg font-semibold">{text.inTemplate(text.count(filled.count))}</output>
      <SaidOfList filled={filled} />
      <FactsTable facts={filled.facts} held={filled.held} ours={ours} chosen={chosen} />
      <Preview rows={filled.preview} headers={filled.headers} />
      <Findings findings={findings} />
      {openQuestions > 0 ? <Notice tone="info">{text.answerFirst(openQuestions)}</Notice> : null}
      {onAdd ? null : <p className="text-sm text-ink-soft">{text.restLater}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => saveFile(file(), fileName)} icon={FileDown} disabled={isUnfinished}>
          {text.save}
        </Button>
        {onAdd ? (
          <Button look="secondary" onClick={() => onAdd(file())} icon={Plus} disabled={isUnfinished}>
            {text.add}
          </Button>
        ) : null}
        <Button look="secondary" onClick={() => onNextList(file())} icon={ListPlus} disabled={isUnfinished}>
          {text.nextList}
        </Button>
      </div>
    </div>
  );
}

function Findings({ findings }: Pick<FilledTemplate, 'findings'>) {
  const texts = useTexts();
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-1.5 font-semibold text-good">
        <CircleCheck size={18} className="shrink-0" />
        {texts.participantsFile.sound}
      </p>
    );
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <>
      <Notice tone={hasErrors ? 'error' : 'warning'} announced="politely">
        <p className="font-semibold">{findingCounts(texts, findings)}</p>
      </Notice>
      <FindingsTable findings={findings} />
    </>
  );
}

interface PreviewProps {
  readonly rows: FilledTemplate['preview'];
  readonly headers: readonly string[];
}

function Preview({ rows, headers }: PreviewProps) {
  const { participantsFile: text } = useTexts();
  const cell = 'py-1.5 pr-4 text-left whitespace-nowrap';
  return (
    <ScrollBox label={text.previewWide}>
      <table className="w-full text-sm" lang="nl">
        <caption className="mb-1 text-left text-ink-soft">{text.preview}</caption>
        <thead>
          <tr className="border-b border-line-strong/60">
            {headers.map((header) => (
              <th key={header} scope="col" className={`${cell} font-semibold`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Two rows can be the same in every value.
            // oxlint-disable-next-line react/no-array-index-key -- rows have no state
            <tr key={index} className="border-b border-line last:border-0">
              {row.map((value, column) => (
                <td key={headers[column]} className={cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface WorkStateProps {
  readonly refusal: Refusal | undefined;
  readonly hasFailed: boolean;
  /** What goes on when there is neither. */
  readonly busy: string;
}

/** Why there is nothing to show yet. */
export function WorkState({ refusal, hasFailed, busy }: WorkStateProps) {
  const { participantsFile: text } = useTexts();
  if (refusal) return <RefusedFile refusal={refusal} />;
  if (hasFailed)
    return (
      <Notice tone="warning" announced="politely">
        {text.failed}
      </Notice>
    );
  return <FileAtWork text={busy} />;
}
