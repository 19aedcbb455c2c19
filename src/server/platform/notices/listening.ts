/** Who listens to what a database says. */
export interface Hearing {
  readonly hear: (text: string) => void;
  /** Whether everything that is said is heard from now on; what was said while it was not is lost. */
  readonly onState: (isListening: boolean) => void;
}

export interface Listening {
  stop(): Promise<void>;
}
