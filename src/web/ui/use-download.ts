import { useState } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showError } from '#web/ui/toasts.tsx';

interface Download {
  readonly isBusy: boolean;
  readonly start: (fetchFile: () => Promise<Blob>, name: string) => void;
}

/** Fetches a file and lets the browser save it; a failure is shown in a toast. */
export function useDownload(): Download {
  const texts = useFirstTexts();
  const [isBusy, setIsBusy] = useState(false);
  const start = (fetchFile: () => Promise<Blob>, name: string) => {
    if (isBusy) return;
    setIsBusy(true);
    fetchFile()
      .then((bytes) => saveFile(bytes, name))
      .catch((error: unknown) =>
        showError({ title: texts.system.errorTitle, message: texts.system.downloadFailed, detail: problemText(error) }),
      )
      .finally(() => setIsBusy(false));
  };
  return { isBusy, start };
}
