import { logoRules } from '#api/logo-rules.ts';
import { problems } from '#api/problems.ts';
import { currentTexts } from '#web/i18n/language.ts';

/** What is wrong with a chosen logo before it is sent; null when it may go. The server looks inside it. */
export function logoFault({ name, size }: { readonly name: string; readonly size: number }): string | null {
  const { refusals } = currentTexts().answers;
  if (size > logoRules.maximumFileSize) return refusals.LOGO_TOO_LARGE ?? problems.LOGO_TOO_LARGE.message;
  const isKnown = logoRules.extensions.some((extension) => name.toLowerCase().endsWith(extension));
  return isKnown ? null : (refusals.LOGO_TYPE_UNKNOWN ?? problems.LOGO_TYPE_UNKNOWN.message);
}
