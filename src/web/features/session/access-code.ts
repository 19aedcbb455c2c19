import { currentFirstTexts } from '#web/i18n/language.ts';

const codeLength = 26;

/** The code without the spaces and dashes that people type or paste with it. */
export const bareAccessCode = (typed: string): string => typed.replaceAll(/[\s\-‐‑–—]/g, '');

/** What is visibly wrong with a typed code; null when it is worth sending. */
export function accessCodeFault(typed: string): string | null {
  const { auth } = currentFirstTexts();
  const code = bareAccessCode(typed);
  if (code === '') return auth.accessCodeMissing;
  if (!/^[0-9A-Za-z]+$/.test(code)) return auth.accessCodeCharacters;
  return code.length === codeLength ? null : auth.accessCodeLength(code.length);
}
