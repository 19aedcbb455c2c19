/** Letters and figures alone, as the server takes them: whatever the case, with look-alikes. */
const canonical = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** Whether somebody typed the last group of a code that was shown, or pasted all of it. */
export function isEndOfCode(typed: string, code: string): boolean {
  const given = canonical(typed);
  return given === canonical(code) || given === canonical(code.split('-').at(-1) ?? code);
}
