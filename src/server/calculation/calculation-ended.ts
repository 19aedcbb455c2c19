/** Why a calculation ended without an answer. */
export type EndReason = 'memory' | 'time' | 'crash' | 'cancelled';

const sentences: Readonly<Record<EndReason, string>> = {
  memory: 'The calculation needed more memory than it may have',
  time: 'The calculation took longer than it may',
  crash: 'The calculation process ended unexpectedly',
  cancelled: 'The calculation was cancelled',
};

/**
 * A calculation that ended without an answer. `detail` is for the log: where the fault was, never its message, which
 * could quote a person's data from the file.
 */
export class CalculationEndedError extends Error {
  override readonly name = 'CalculationEndedError';
  readonly reason: EndReason;
  readonly detail: string | null;

  constructor(reason: EndReason, detail: string | null = null) {
    super(detail === null ? sentences[reason] : `${sentences[reason]}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}
