import type { LandingCopy } from '#web/customer/landing-schema.ts';
import { landing } from '#web/customer/landing.ts';
import { screenLanguage } from '#web/customer/local-text.ts';
import { useLanguageChoice } from '#web/i18n/language.ts';

/** Gives the customer's own words for a text of the landing page in the language of the screen, or else ours. */
export function useOwnWords(): (key: keyof LandingCopy, ours: string) => string {
  const language = screenLanguage(useLanguageChoice());
  return (key, ours) => landing.copy[key]?.[language] ?? ours;
}
