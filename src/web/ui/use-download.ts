import { useState } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showError } from '#web/ui/toasts.tsx';

interface Download {
  readonly isBusy: boolean;
  /** The file is saved under `name`, or goes where `take` puts it. */
  readonly start: (fetchFile: () => Promise<Blob>, name: string, take?: (bytes: Blob, name: string) => void) => void;
}

/** Fetches a file and lets the browser save it; a failure is shown in a toast. */
export function useDownload(): Download {
  const texts = useFirstTexts();
  const [isBusy, setIsBusy] = useState(false);
  const start: Download['start'] = (fetchFile, name, take = saveFile) => {
    if (isBusy) return;
    setIsBusy(true);
    fetchFile()
      .then((bytes) => take(bytes, name))
      .catch((error: unknown) => showError(texts.system.downloadFailed, problemText(error)))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, start };
}
