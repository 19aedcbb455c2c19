import type { Sex } from '#core/dossier/dossier.ts';

/** Dutch names of the sexes, of more people than one. */
export const sexNames: Readonly<Record<Sex, string>> = { M: 'Mannen', V: 'Vrouwen', X: 'Onbekend' };
