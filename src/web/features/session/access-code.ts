import { nl } from '#web/i18n/nl.ts';

const codeLength = 26;

/** The code without the spaces and dashes that people type or paste with it. */
export const bareAccessCode = (typed: string): string => typed.replaceAll(/[\s\-‐‑–—]/g, '');

/** What is visibly wrong with a typed code; null when it is worth sending. */
export function accessCodeFault(typed: string): string | null {
  const code = bareAccessCode(typed);
  if (code === '') return nl.auth.accessCodeMissing;
  if (!/^[0-9A-Za-z]+$/.test(code)) return nl.auth.accessCodeCharacters;
  return code.length === codeLength ? null : nl.auth.accessCodeLength(code.length);
}
