/** A megabyte here is 1024 x 1024 bytes. */
const maximumMegabytes = 5;

/** Rules for the new-dossier form; the same on the screen and at the server. */
export const uploadRules = {
  /** As texts name the limit. */
  maximumMegabytes,
  /** Bytes. */
  maximumFileSize: maximumMegabytes * 1024 * 1024,
  extension: '.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  nameMaximum: 30,
  /** Starts with a letter or digit; then letters, spaces (nothing that breaks a line), digits, dots and dashes. */
  namePattern: /^[\p{L}\p{N}][\p{L}\p{N}\p{Zs}.-]*$/u,
} as const;
