/** One line of text that can be seen: no breaks, and no characters that steer, hide or mean nothing. */
export const oneLinePattern = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Any text but with a character that no database stores. */
export const storablePattern = /^[^\0]*$/;
