/** What a person sent and was answered: what has to be there in the end. */
export interface Sent {
  readonly name: string;
  readonly clientId: string;
  /** The same for each time that it is sent. */
  readonly key: string;
  readonly file: KnownFile;
  /** During which fault it was first sent. */
  readonly during: string;
  /** Id that the server answered with; null: never answered yet. */
  id: string | null;
  /** Whether its deletion was asked for, and answered. */
  deletion: 'no' | 'asked' | 'answered';
  /** Names of the what-ifs that were asked to be kept, with their answered ids. */
  readonly variants: Map<string, string | null>;
}

/** A file that is sent, with what has to become of it. */
export interface KnownFile {
  readonly bytes: Uint8Array;
  readonly ends: 'Finished' | 'FailedWithError';
}

/** Faults that came out, each a sentence. */
export type Wrong = 'lost' | 'double' | 'stuck' | 'other';

export interface Found {
  readonly wrong: Wrong;
  readonly during: string;
  readonly what: string;
}

/** Neither ended nor failed. It says `Unknown` as long as no worker is heard of. */
export const isUnderWay = (status: string): boolean => ['Submitted', 'Unknown'].includes(status);
