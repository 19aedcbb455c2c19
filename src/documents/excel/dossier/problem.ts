import type { FindingCode } from '#contract/findings.ts';

/** What is wrong or remarkable with one value; where it stands is added by who looked it up. */
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
