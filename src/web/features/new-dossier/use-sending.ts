import { type RefObject, useState } from 'react';
import { type FileCheck, gravest, type Verdict } from '#web/dossier/check/file-checks.ts';
import type { UploadFault } from '#web/features/new-dossier/upload-state.tsx';
import { type NewDossier, useUpload } from '#web/features/new-dossier/use-upload.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { showError } from '#web/ui/toasts.tsx';

/** What the screen showed when the button was pressed. */
export interface Shown {
  readonly verdict: Verdict;
  readonly hasRead: boolean;
}

interface Sending {
  readonly dossiers: readonly NewDossier[];
  /** Waits for the checks of their files. */
  readonly whenKnown: () => Promise<readonly FileCheck[]>;
  readonly shown: Shown;
  readonly onAdded: (dossier: NewDossier) => void;
  readonly onDone: () => void;
}

/** Whether files may be sent; what nobody has seen yet is shown first, and then the button says what it does. */
function mayGo(verdict: Verdict, shown: Shown): boolean {
  if (verdict === 'errors') return shown.verdict === 'errors';
  return verdict === 'sound' || (verdict === 'warnings' && shown.hasRead);
}

/** Sending what is in the form, once its files have been checked. */
export function useSending(clientId: string, readBox: RefObject<HTMLInputElement | null>) {
  const texts = useTexts();
  const { sent, send } = useUpload(clientId);
  const [isWaiting, setIsWaiting] = useState(false);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const [mustRead, setMustRead] = useState(false);

  const fail = (detail: string | null) => {
    setFault({ detail });
    showError(texts.system.uploadFailed, detail);
  };
  const go = async ({ dossiers, whenKnown, shown, onAdded, onDone }: Sending) => {
    setFault(null);
    setIsWaiting(true);
    try {
      const checks = await whenKnown();
      const verdict = gravest(checks);
      if (mayGo(verdict, shown)) {
        if (await send(dossiers, onAdded)) onDone();
        return;
      }
      if (verdict === 'refused') fail(refusal(checks));
      if (verdict === 'warnings') {
        setMustRead(true);
        readBox.current?.focus();
      }
    } catch (error) {
      fail(problemText(error));
    } finally {
      setIsWaiting(false);
    }
  };
  return { isBusy: isWaiting || sent !== null, sent, fault, mustRead, go, forgetFault: () => setFault(null) };
}

/** Why a file is not sent at all, in the words of the server. */
function refusal(checks: readonly FileCheck[]): string | null {
  for (const check of checks) {
    const [first] = check.kind === 'checked' && check.isRefused ? check.findings : [];
    if (first !== undefined) return `${first.message} ${first.remedy}`;
  }
  return null;
}
