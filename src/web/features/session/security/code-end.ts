import { canonicalCode } from '#api/canonical-code.ts';

/** Whether somebody typed the last group of a code that was shown, or pasted all of it. */
export function isEndOfCode(typed: string, code: string): boolean {
  const given = canonicalCode(typed);
  return given === canonicalCode(code) || given === canonicalCode(code.split('-').at(-1) ?? code);
}
