import { useQueryClient } from '@tanstack/react-query';
import type { CentralBankFile, CentralBankUpload } from '#api/central-bank-files.ts';
import { centralBankQuery, endUpload, isUnderWay } from '#web/features/central-bank/central-bank-calls.ts';
import { UploadAnswer, UploadProgress } from '#web/features/central-bank/upload-state.tsx';
import { UploadForm } from '#web/features/central-bank/upload-form.tsx';
import { useSending } from '#web/features/central-bank/use-sending.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';

interface UploadCardProps {
  /** As the server knows it: also one that was begun elsewhere. */
  readonly upload: CentralBankUpload | null;
  readonly files: readonly CentralBankFile[];
}

/** Adds a file: what is asked of it, how far it is, and the answer on what is in it. */
export function UploadCard({ upload, files }: UploadCardProps) {
  const { centralBank: text } = useTexts();
  const queries = useQueryClient();
  const sending = useSending();
  const putAway = async () => {
    sending.stop();
    if (upload) await endUpload(upload.id).catch(() => {});
    await queries.invalidateQueries(centralBankQuery);
  };
  return (
    <Card title={text.add}>
      {isUnderWay(upload) && upload ? (
        <UploadProgress upload={upload} onStop={() => void putAway()} />
      ) : (
        <div className="flex flex-col gap-5">
          {upload ? <UploadAnswer upload={upload} files={files} onPutAway={() => void putAway()} /> : null}
          <UploadForm onSend={sending.send} isBusy={sending.isBusy} />
        </div>
      )}
    </Card>
  );
}
