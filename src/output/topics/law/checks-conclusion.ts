import type { Check } from '#core/result/check.ts';
import { listed } from '#office/document/dutch-words.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';

/** The outcome of all checks against the law, with the number of each level. */
export function checksConclusion(checks: readonly Pick<Check, 'level'>[]): string {
  const count = (level: Check['level']): number => checks.filter((check) => check.level === level).length;
  const [errors, warnings, passes] = [count('error'), count('warning'), count('pass')];
  if (checks.length === 0) return 'Voor dit dossier zijn er 0 toetsen aan de wet';
  if (passes === checks.length) {
    return checks.length === 1 ? 'De enige toets (1) is in orde' : `Alle ${passes} toetsen zijn in orde`;
  }
  if (checks.length === 1) return `De enige toets (1) ${errors === 1 ? 'geeft ‘niet toegestaan’' : 'vraagt aandacht'}`;
  const found = [
    errors === 0 ? '' : `${wholeNumber(errors)} ${errors === 1 ? 'geeft' : 'geven'} ‘niet toegestaan’`,
    warnings === 0 ? '' : `${wholeNumber(warnings)} ${warnings === 1 ? 'vraagt' : 'vragen'} aandacht`,
  ].filter((part) => part !== '');
  return `${passedConclusion(checks)}; ${listed(found)}`;
}

/** How many of the checks are in order, where others are not. */
export function passedConclusion(checks: readonly Pick<Check, 'level'>[]): string {
  const passes = checks.filter(({ level }) => level === 'pass').length;
  if (passes === 0) return `Geen van de ${wholeNumber(checks.length)} toetsen is in orde`;
  return `${wholeNumber(passes)} van de ${wholeNumber(checks.length)} toetsen ${passes === 1 ? 'is' : 'zijn'} in orde`;
}
