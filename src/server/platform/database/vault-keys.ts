import type { SealingKey } from '#server/platform/database/sealed-bytes.ts';

/** Newest first: that one seals the keys of organisations, all of them open one. */
export type MasterKeys = readonly [SealingKey, ...SealingKey[]];

/** What is kept of people is sealed with a key of their organisation, and that with a master key from outside the database. */
export interface Vault {
  /** Others after they were replaced while this process runs. */
  masterKeys: MasterKeys;
  /** Whether what is written from now on is sealed; what was sealed before is opened anyway. */
  readonly isSealing: boolean;
  /** Hears what was done with a file, or that it would not open; it tells nothing else of it. */
  note?: (done: FileDone) => void;
}

export type FileDone = 'sealed' | 'opened' | 'refused';
