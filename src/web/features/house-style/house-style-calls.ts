import { queryOptions } from '@tanstack/react-query';
import { houseStyleAnswerSchema, type HouseStyleInput, type ShownHouseStyle } from '#api/house-style.ts';
import { logoRules } from '#api/logo-rules.ts';
import { problems } from '#api/problems.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { apiPaths } from '#api/paths.ts';
import { currentTexts } from '#web/i18n/language.ts';
import { dataQuery, put, remove } from '#web/lib/api-data.ts';

export const houseStyleQuery = queryOptions({
  ...dataQuery(['house-style'], apiPaths.houseStyle, houseStyleAnswerSchema),
  // A form is filled with it: it changes when the person asks for that.
  staleTime: Infinity,
  gcTime: 0,
});

export const saveHouseStyle = (input: HouseStyleInput, version: number) =>
  put(apiPaths.houseStyle, houseStyleAnswerSchema, { ...input, version });

/** What is wrong with a chosen logo before it is sent; null when it may go. The server looks inside it. */
export function logoFault({ name, size }: { readonly name: string; readonly size: number }): string | null {
  const { refusals } = currentTexts().answers;
  if (size > logoRules.maximumFileSize) return refusals.LOGO_TOO_LARGE ?? problems.LOGO_TOO_LARGE.message;
  const isKnown = logoRules.extensions.some((extension) => name.toLowerCase().endsWith(extension));
  return isKnown ? null : (refusals.LOGO_TYPE_UNKNOWN ?? problems.LOGO_TYPE_UNKNOWN.message);
}

export function sendLogo(file: File): Promise<ShownHouseStyle> {
  const body = new FormData();
  body.append('logo', file);
  return put(apiPaths.houseStyleLogo, houseStyleAnswerSchema, body);
}

export const deleteLogo = () => remove(apiPaths.houseStyleLogo, houseStyleAnswerSchema);

/** Back to the standard, without a logo. */
export async function resetHouseStyle({ version, logo }: ShownHouseStyle): Promise<ShownHouseStyle> {
  const { name, primary, accent, contactLine } = defaultHouseStyle;
  const saved = await saveHouseStyle({ name, primary, accent, contactLine }, version);
  return logo === null ? saved : deleteLogo();
}
