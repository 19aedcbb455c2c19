import type { Check } from '#core/check.ts';
import { counted, listed } from '#contract/terms/conclusions-words.ts';

/** What the checks against the law found together, with the numbers of each outcome. */
export function checksConclusion(checks: readonly Pick<Check, 'level'>[]): string {
  const count = (level: Check['level']): number => checks.filter((check) => check.level === level).length;
  const [errors, warnings, passes] = [count('error'), count('warning'), count('pass')];
  if (checks.length === 0) return 'Voor dit dossier zijn er 0 toetsen aan de wet';
  if (passes === checks.length) {
    return checks.length === 1 ? 'De enige toets (1) is in orde' : `Alle ${passes} toetsen zijn in orde`;
  }
  const parts = [
    errors === 0 ? '' : `${errors === 1 ? 'geeft' : 'geven'} er ${errors} ‘niet toegestaan’`,
    warnings === 0 ? '' : `${warnings === 1 ? 'vraagt' : 'vragen'} er ${warnings} aandacht`,
    passes === 0 ? '' : `${passes === 1 ? 'is' : 'zijn'} er ${passes} in orde`,
  ].filter((part) => part !== '');
  return `Van ${counted(checks.length, 'toets', 'toetsen')} ${listed(parts)}`;
}
