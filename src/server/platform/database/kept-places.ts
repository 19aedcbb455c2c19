import type { KeptFileType } from '#server/platform/database/kept-file.ts';
import type { SealedPlace } from '#server/platform/database/sealed-bytes.ts';

/** Where a file of a dossier is kept. */
export const filePlace = (organisationId: string, dossierId: string, type: KeptFileType): SealedPlace => ({
  organisationId,
  kind: `dossier_file ${type}`,
  id: dossierId,
});

/** Where the secret of somebody's second factor is kept. */
export const factorPlace = (organisationId: string, holderId: string): SealedPlace => ({
  organisationId,
  kind: 'second_factor',
  id: holderId,
});

/** Where what an adviser wrote of a dossier is kept. */
export const textPlace = (organisationId: string, dossierId: string, key: string): SealedPlace => ({
  organisationId,
  kind: `written_text ${key}`,
  id: dossierId,
});

/** Where the note of an office on a dossier is kept. */
export const notePlace = (organisationId: string, dossierId: string): SealedPlace => ({
  organisationId,
  kind: 'dossier_note',
  id: dossierId,
});

/** Where what is shared of a dossier is kept. */
export const sharedPlace = (organisationId: string, dossierId: string, type: string): SealedPlace => ({
  organisationId,
  kind: `shared_file ${type}`,
  id: dossierId,
});

/** Where what the screens show of a variant is kept. */
export const variantPlace = (organisationId: string, variantId: string): SealedPlace => ({
  organisationId,
  kind: 'variant result',
  id: variantId,
});
