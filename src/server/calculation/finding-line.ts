import type { Finding } from '#input/findings/findings.ts';

/**
 * A finding as one line of text: place, what is wrong, remedy. Control characters, which a file can bring along in
 * sheet names and values, would steer the terminal and become spaces.
 */
export function findingLine({ severity, sheet, cell, message, remedy }: Finding): string {
  const place = [sheet, cell].filter((part) => part !== null).join('!');
  const words = [place, severity === 'warning' ? 'Waarschuwing:' : '', message, remedy];
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
