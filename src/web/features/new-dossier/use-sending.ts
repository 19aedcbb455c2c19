import { useQueryClient } from '@tanstack/react-query';
import { useState, useEffect, useRef } from 'react';
import { type FileCheck, gravest, type Verdict, verdictOf } from '#web/dossier/check/file-checks.ts';
import type { UploadFault } from '#web/features/new-dossier/upload-state.tsx';
import { addEmployer } from '#web/lib/employers-by-name.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { ChosenEmployer } from '#web/lib/new-dossier-asked.ts';
import { problemText } from '#web/lib/api-error.ts';
import { showError } from '#web/ui/toasts.tsx';
import { uploadDossier } from '#web/dossier/dossier-calls.ts';
import { withDossier } from '#web/dossier/dossier-list-changes.ts';
import { useDossierListChange } from '#web/dossier/use-dossier-list-change.ts';

/** What the screen showed when the button was pressed. */
export interface Shown {
  readonly verdict: Verdict;
  readonly hasRead: boolean;
  /** Leads to where one says to have read the warnings. */
  readonly askToRead: () => void;
}

interface Sending {
  readonly dossiers: readonly NewDossier[];
  /** Waits for the checks of their files. */
  readonly whenKnown: () => Promise<readonly FileCheck[]>;
  readonly shown: Shown;
  readonly onAdded: (dossier: NewDossier) => void;
  readonly onDone: (clientId: string) => void;
}

/** Whether files may be sent; what nobody has seen yet is shown first, and then the button says what it does. */
function mayGo(verdict: Verdict, shown: Shown): boolean {
  if (verdict === 'errors') return shown.verdict === 'errors';
  return verdict === 'sound' || (verdict === 'warnings' && shown.hasRead);
}

/** Sending what is in the form, once its files have been checked. */
export function useSending(employer: ChosenEmployer, setEmployer: (added: ChosenEmployer) => void) {
  const texts = useTexts();
  const { sent, send } = useUpload(employer.id ?? '');
  const idOfEmployer = useAddedEmployer(employer, setEmployer);
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
      const verdict = gravest(checks.map(verdictOf));
      if (mayGo(verdict, shown)) {
        const clientId = await idOfEmployer();
        if (await send(clientId, dossiers, onAdded)) onDone(clientId);
        return;
      }
      if (verdict === 'warnings') {
        setMustRead(true);
        shown.askToRead();
      }
    } catch (error) {
      fail(problemText(error));
    } finally {
      setIsWaiting(false);
    }
  };
  return { isBusy: isWaiting || sent !== null, sent, fault, mustRead, go, forgetFault: () => setFault(null) };
}

interface NewDossier {
  readonly name: string;
  readonly file: File;
}

interface Upload {
  /** Which part of all bytes has been sent, 0-1; null while nothing is being sent. */
  readonly sent: number | null;
  /** Sends them one after another. Rejects at the first that fails; resolves to false when it was broken off. */
  readonly send: (
    clientId: string,
    dossiers: readonly NewDossier[],
    onAdded: (dossier: NewDossier) => void,
  ) => Promise<boolean>;
}

/** Made of random bytes: `randomUUID` is only there for pages with a secure connection. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key under which a name and file are sent; the same again for a repeated attempt, so that nothing doubles. */
function useUploadKeys(): (dossier: NewDossier) => string {
  const used = useRef(new WeakMap<File, { name: string; key: string }>());
  return ({ name, file }) => {
    const former = used.current.get(file);
    if (former?.name === name) return former.key;
    const key = newKey();
    used.current.set(file, { name, key });
    return key;
  };
}

/** Adds an employer that is new, once: its dossiers may have to be sent again. Gives the id of either. */
function useAddedEmployer({ id, name }: ChosenEmployer, setEmployer: (added: ChosenEmployer) => void) {
  const queries = useQueryClient();
  return async (): Promise<string> => {
    if (id !== null) return id;
    const added = await addEmployer(name ?? '');
    setEmployer({ id: added, name });
    void queries.invalidateQueries({ queryKey: ['clients'] });
    return added;
  };
}

/** Sends dossiers to the server; what runs is broken off when the form goes. The list of `shownId` is changed with it. */
function useUpload(shownId: string): Upload {
  const change = useDossierListChange(shownId);
  const keyFor = useUploadKeys();
  const [sent, setSent] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send: Upload['send'] = async (clientId, dossiers, onAdded) => {
    const controller = new AbortController();
    running.current = controller;
    setSent(0);
    try {
      for (const [index, dossier] of dossiers.entries()) {
        const onProgress = (part: number) => setSent((index + part) / dossiers.length);
        const options = { idempotencyKey: keyFor(dossier), onProgress, signal: controller.signal };
        const added = await uploadDossier(clientId, dossier, options);
        await change((list) => withDossier(list, added));
        onAdded(dossier);
      }
      return true;
    } catch (error) {
      setSent(null);
      if (controller.signal.aborted) return false;
      throw error;
    }
  };
  return { sent, send };
}
