import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { documentAnswerSchema, type DossierDocument } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type NewVariant, type Variant, variantAnswerSchema, variantListSchema } from '#api/variants.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { call, send } from '#web/lib/api-client.ts';

const whileCalculating = 2_000;

const variantsKey = (place: DossierPlace) => ['variants', place.clientId, place.documentId] as const;

/** The variants of a dossier, asked again as long as one is calculated. */
export const variantsQuery = (place: DossierPlace) =>
  queryOptions({
    queryKey: variantsKey(place),
    queryFn: async ({ signal }): Promise<readonly Variant[]> =>
      (await call(filledPath(apiPaths.documentVariants, { ...place }), variantListSchema, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'Submitted') ? whileCalculating : false,
  });

export async function keepVariant(place: DossierPlace, variant: NewVariant): Promise<Variant> {
  const path = filledPath(apiPaths.documentVariants, { ...place });
  return (await call(path, variantAnswerSchema, { method: 'POST', body: variant })).data;
}

export async function renameVariant(place: DossierPlace, variantId: string, name: string): Promise<Variant> {
  const path = filledPath(apiPaths.documentVariant, { ...place, variantId });
  return (await call(path, variantAnswerSchema, { method: 'PUT', body: { name } })).data;
}

export async function calculateVariantAgain(place: DossierPlace, variantId: string): Promise<Variant> {
  const path = filledPath(apiPaths.documentVariantCalculate, { ...place, variantId });
  return (await call(path, variantAnswerSchema, { method: 'POST' })).data;
}

export const deleteVariant = (
  place: DossierPlace,
  variantId: string,
  going: { readonly outlivesPage?: true },
): Promise<void> => send(filledPath(apiPaths.documentVariant, { ...place, variantId }), { method: 'DELETE', ...going });

/** Has workbook and report made again with these variants, or without any. */
export async function orderReport(place: DossierPlace, variantIds: readonly string[]): Promise<DossierDocument> {
  const path = filledPath(apiPaths.documentReport, { ...place });
  return (await call(path, documentAnswerSchema, { method: 'POST', body: { variantIds } })).data;
}

/** Puts a variant as it is now in the list that is shown. */
export const showVariant = (queries: QueryClient, place: DossierPlace, changed: Variant): void => {
  queries.setQueryData<readonly Variant[]>(variantsKey(place), (list = []) =>
    list.some(({ id }) => id === changed.id)
      ? list.map((one) => (one.id === changed.id ? changed : one))
      : [...list, changed],
  );
};

export const showVariantsAnew = (queries: QueryClient, place: DossierPlace): Promise<void> =>
  queries.invalidateQueries({ queryKey: variantsKey(place) });
