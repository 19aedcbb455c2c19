/** Rules for the new-dossier form; the same on the screen and at the server. */
export const uploadRules = {
  /** Bytes. */
  maximumFileSize: 5_242_880,
  extension: '.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  nameMaximum: 30,
  /** Starts with a letter or digit; then letters, white space, digits, dots and dashes. */
  namePattern: /^[\p{L}\p{N}][\p{L}\p{N}\s.-]*$/u,
} as const;
