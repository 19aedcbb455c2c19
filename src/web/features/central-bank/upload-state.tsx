import { useId } from 'react';
import type { CentralBankFile, CentralBankUpload } from '#api/central-bank-files.ts';
import { FileFigures } from '#web/features/central-bank/file-modal.tsx';
import { fileName } from '#web/features/central-bank/file-name.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface UploadProgressProps {
  readonly upload: CentralBankUpload;
  readonly onStop: () => void;
}

/** How far an upload is: first on its way, then while it is read. */
export function UploadProgress({ upload, onStop }: UploadProgressProps) {
  const texts = useTexts();
  const { centralBank: text, formats, general } = texts;
  const id = useId();
  const isReading = upload.phase === 'reading';
  const part = isReading ? upload.part : upload.received / upload.fileSize;
  const name = fileName(texts, upload);
  return (
    <div className="flex flex-col gap-3">
      <output id={id} className="block font-semibold">
        {isReading ? text.reading(name) : text.receiving(name)}
      </output>
      <progress className="h-3 w-full accent-brand" aria-labelledby={id} max={1} value={part} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-ink-soft tabular-nums">
          {isReading
            ? formats.percentage(part, 0)
            : text.receivedOf(formats.fileSize(upload.received), formats.fileSize(upload.fileSize))}
        </span>
        <Button look="secondary" onClick={onStop}>
          {general.cancel}
        </Button>
      </div>
    </div>
  );
}

interface UploadAnswerProps {
  readonly upload: CentralBankUpload;
  readonly files: readonly CentralBankFile[];
  readonly onPutAway: () => void;
}

/** What came of the last upload: what was kept, or what is wrong with the file and what to do. */
export function UploadAnswer({ upload, files, onPutAway }: UploadAnswerProps) {
  const texts = useTexts();
  const { centralBank: text, general } = texts;
  const name = fileName(texts, upload);
  const kept = files.find(({ id }) => id === upload.fileId);
  return (
    <Notice tone={upload.phase === 'kept' ? 'good' : 'error'} announced="politely">
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{upload.phase === 'kept' ? text.kept(name) : text.notKept(name)}</p>
        {upload.refusal ? (
          <p>
            <MessageInItsLanguage>{`${upload.refusal.message} ${upload.refusal.remedy}`.trim()}</MessageInItsLanguage>
          </p>
        ) : null}
        {upload.phase === 'failed' ? <p>{text.failed}</p> : null}
        {kept ? <FileFigures file={kept} files={files} /> : null}
        <div>
          <Button look="secondary" size="small" onClick={onPutAway}>
            {general.close}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
