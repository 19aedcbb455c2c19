import { queryOptions } from '@tanstack/react-query';
import { houseStyleAnswerSchema, type HouseStyleInput, type ShownHouseStyle } from '#api/house-style.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';

export const houseStyleQuery = queryOptions({
  queryKey: ['house-style'],
  queryFn: async ({ signal }): Promise<ShownHouseStyle> =>
    (await call(apiPaths.houseStyle, houseStyleAnswerSchema, { signal })).data,
  // A form is filled with it: it changes when the person asks for that.
  staleTime: Infinity,
  gcTime: 0,
});

export async function saveHouseStyle(input: HouseStyleInput, version: number): Promise<ShownHouseStyle> {
  const body = { ...input, version };
  return (await call(apiPaths.houseStyle, houseStyleAnswerSchema, { method: 'PUT', body })).data;
}

export async function sendLogo(file: File): Promise<ShownHouseStyle> {
  const body = new FormData();
  body.append('logo', file);
  return (await call(apiPaths.houseStyleLogo, houseStyleAnswerSchema, { method: 'PUT', body })).data;
}

export async function deleteLogo(): Promise<ShownHouseStyle> {
  return (await call(apiPaths.houseStyleLogo, houseStyleAnswerSchema, { method: 'DELETE' })).data;
}

/** Back to the standard, without a logo. */
export async function resetHouseStyle({ version, logo }: ShownHouseStyle): Promise<ShownHouseStyle> {
  const { name, primary, accent, contactLine } = defaultHouseStyle;
  const saved = await saveHouseStyle({ name, primary, accent, contactLine }, version);
  return logo === null ? saved : deleteLogo();
}
