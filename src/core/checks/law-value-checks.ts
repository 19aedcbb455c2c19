import type { Check } from '#core/result/check.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Values of law that are not known for the year that is asked: the last known one counts, or nothing was checked. */
export function lawValueChecks({ law }: CheckInput): Check[] {
  return law.used.flatMap(({ name, value, unit, asked: { year }, validFrom, source, isAfterLastKnown }) => {
    if (value === null)
      return [check('LAW_VALUE_GAP', 'warning', { article: source, figures: { year }, texts: { name } })];
    if (!isAfterLastKnown) return [];
    const figures = { value, year, lastYear: validFrom.year };
    return [check('LAW_VALUE_NOT_YET_KNOWN', 'warning', { article: source, figures, texts: { name, unit } })];
  });
}
