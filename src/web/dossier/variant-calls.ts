import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type NewVariant, type Variant, variantAnswerSchema, variantListSchema } from '#api/variants.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { send } from '#web/lib/api-client.ts';
import { dataQuery, post, put } from '#web/lib/api-data.ts';

const whileCalculating = 2_000;

const variantsKey = (place: DossierPlace) => ['variants', place.clientId, place.documentId] as const;

/** The variants of a dossier, asked again as long as one is calculated. */
export const variantsQuery = (place: DossierPlace) =>
  queryOptions({
    ...dataQuery<readonly Variant[]>(
      variantsKey(place),
      filledPath(apiPaths.documentVariants, place),
      variantListSchema,
    ),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'Submitted') ? whileCalculating : false,
  });

export const keepVariant = (place: DossierPlace, variant: NewVariant) =>
  post(filledPath(apiPaths.documentVariants, place), variantAnswerSchema, variant);

export const renameVariant = (place: DossierPlace, variantId: string, name: string) =>
  put(filledPath(apiPaths.documentVariant, { ...place, variantId }), variantAnswerSchema, { name });

export const calculateVariantAgain = (place: DossierPlace, variantId: string) =>
  post(filledPath(apiPaths.documentVariantCalculate, { ...place, variantId }), variantAnswerSchema);

export const deleteVariant = (place: DossierPlace, variantId: string): Promise<void> =>
  send(filledPath(apiPaths.documentVariant, { ...place, variantId }), { method: 'DELETE' });

/** Undoes a deletion, as long as the server has not done it. */
export const restoreVariant = (place: DossierPlace, variantId: string): Promise<void> =>
  send(filledPath(apiPaths.documentVariantRestore, { ...place, variantId }), { method: 'POST' });

/** Has workbook and report made again with these variants, or without any. */
export const orderReport = (place: DossierPlace, variantIds: readonly string[]) =>
  post(filledPath(apiPaths.documentReport, place), documentAnswerSchema, { variantIds });

/** Makes a variant choice C, or what the file has for it again; the files are made again with it. */
export const takeAsC = (place: DossierPlace, variantId: string | null) =>
  put(filledPath(apiPaths.documentChoiceC, place), documentAnswerSchema, { variantId });

export const showVariantsAnew = (queries: QueryClient, place: DossierPlace): Promise<void> =>
  queries.invalidateQueries({ queryKey: variantsKey(place) });
