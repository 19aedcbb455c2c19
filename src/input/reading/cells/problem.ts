import type { FindingCode } from '#input/findings/findings.ts';

/** What is wrong or remarkable with one value; its place is added by the reader of the cell. */
export interface Problem {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly remedy: string;
}

export const error = (code: FindingCode, message: string, remedy: string): Problem => ({
  code,
  severity: 'error',
  message,
  remedy,
});

export const warning = (code: FindingCode, message: string, remedy: string): Problem => ({
  code,
  severity: 'warning',
  message,
  remedy,
});
