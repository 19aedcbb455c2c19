/** Days that participants' data and files stay after the last download, or after the upload when there was none. */
export const retentionDays = { minimum: 1, maximum: 365, standard: 30 } as const;
