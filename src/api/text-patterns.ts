/** One line of text that can be seen: no breaks, and no characters that steer, hide or mean nothing. */
export const oneLinePattern = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Any text but with a character that no database stores: the zero, and half of a pair. */
export const storablePattern = /^[^\0\p{Cs}]*$/u;

/** The first day of the calendar of a database, which knows no year zero. */
export const firstStorableDay = '0001-01-01';
