import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NewUpload } from '#api/central-bank-files.ts';
import { centralBankQuery, sendFile } from '#web/features/central-bank/central-bank-calls.ts';

interface Sending {
  readonly isBusy: boolean;
  /** Rejects with what the server says, or when it was stopped. */
  readonly send: (file: File, facts: Omit<NewUpload, 'fileName' | 'fileSize'>) => Promise<void>;
  readonly stop: () => void;
}

/** Sends a file as long as the page is there; who leaves breaks it off. */
export function useSending(): Sending {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  return {
    isBusy,
    stop: () => ending.current?.abort(),
    send: async (file, facts) => {
      ending.current = new AbortController();
      setIsBusy(true);
      // The list tells how far it is from its first piece on.
      const following = setInterval(() => void queries.invalidateQueries(centralBankQuery), 1_000);
      try {
        await sendFile(file, facts, ending.current.signal);
      } finally {
        clearInterval(following);
        setIsBusy(false);
        await queries.invalidateQueries(centralBankQuery);
      }
    },
  };
}
