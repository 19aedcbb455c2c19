import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { Condition, Conditional } from '#input/fields/field.ts';

/** The value of a field of choices. */
type Answer = (field: string) => EnteredValue;

const hold = (conditions: readonly Condition[], answer: Answer): boolean =>
  conditions.every(({ field, is }) => is.some((value) => value === answer(field)));

/** Whether something matters after these answers. */
export const isNeeded = ({ neededWhen = [] }: Conditional, answer: Answer): boolean => hold(neededWhen, answer);

/** The answers by which something must be filled in that otherwise may stay empty; null where there are none. */
export const requiringConditions = ({
  neededWhen = [],
  requiredWhenNeeded,
  requiredWhen,
}: Conditional): readonly Condition[] | null => requiredWhen ?? (requiredWhenNeeded ? neededWhen : null);

/** Whether these answers make that something must be filled in. */
export function isRequiredBy(item: Conditional, answer: Answer): boolean {
  const conditions = requiringConditions(item);
  return conditions !== null && hold(conditions, answer);
}
