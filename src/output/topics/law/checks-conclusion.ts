import type { Check } from '#core/result/check.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';

type Levels = readonly Pick<Check, 'level'>[];

const countOf = (checks: Levels, level: Check['level']): number =>
  checks.filter((check) => check.level === level).length;

/** The outcome of all checks against the law, with the number of each level. */
export function checksConclusion(checks: Levels): string {
  const [errors, warnings] = [countOf(checks, 'error'), countOf(checks, 'warning')];
  return errors + warnings === 0
    ? passedConclusion(checks)
    : `${passedConclusion(checks)}; niet toegestaan: ${wholeNumber(errors)}, vraagt aandacht: ${wholeNumber(warnings)}`;
}

/** How many of the checks are in order. */
export function passedConclusion(checks: Levels): string {
  const passes = countOf(checks, 'pass');
  return `${wholeNumber(passes)} van de ${wholeNumber(checks.length)} toetsen ${passes === 1 ? 'is' : 'zijn'} in orde`;
}
