import type { EnteredValue } from '#input/dossier-file.ts';
import type { Conditional } from '#input/fields/field.ts';

/** Whether something matters after these answers. `answer` gives the value of a field of choices. */
export const isNeeded = ({ neededWhen = [] }: Conditional, answer: (field: string) => EnteredValue): boolean =>
  neededWhen.every(({ field, is }) => is.some((value) => value === answer(field)));
