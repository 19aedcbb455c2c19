/** A code as it was issued, however it was typed: case, white space and dashes do not count, nor do look-alikes. */
export const canonicalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Whether somebody typed the last group of a code that was shown, or pasted all of it. */
export function isEndOfCode(typed: string, code: string): boolean {
  const given = canonicalCode(typed);
  return given === canonicalCode(code) || given === canonicalCode(code.split('-').at(-1) ?? code);
}
