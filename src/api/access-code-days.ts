/** Days that a code may be valid. */
export const accessCodeDays = { minimum: 1, maximum: 3650, standard: 365 } as const;
