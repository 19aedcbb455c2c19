import { useEffect, useRef, useState } from 'react';
import { uploadDossier } from '#web/dossier/dossier-calls.ts';
import { withDossier } from '#web/dossier/dossier-list-changes.ts';
import { useDossierListChange } from '#web/dossier/use-dossier-list-change.ts';

export interface NewDossier {
  readonly name: string;
  readonly file: File;
}

interface Upload {
  /** Which part of all bytes has been sent, 0-1; null while nothing is being sent. */
  readonly sent: number | null;
  /** Sends them one after another. Rejects at the first that fails; resolves to false when it was broken off. */
  readonly send: (dossiers: readonly NewDossier[], onAdded: (dossier: NewDossier) => void) => Promise<boolean>;
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

/** Sends dossiers to the server; what runs is broken off when the form goes. */
export function useUpload(clientId: string): Upload {
  const change = useDossierListChange(clientId);
  const keyFor = useUploadKeys();
  const [sent, setSent] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send: Upload['send'] = async (dossiers, onAdded) => {
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
