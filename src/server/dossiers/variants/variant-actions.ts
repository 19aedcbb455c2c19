import type { AuditAction } from '#api/audit-actions.ts';
import { mostVariants } from '#api/variant-limits.ts';
import type { NewVariant, Variant } from '#api/variants.ts';
import { type DeletionParts, deleteLater, undoneDeletion } from '#server/platform/deletion/delete-later.ts';
import { markVariant, unmarkVariant } from '#server/platform/deletion/deletion-store.ts';
import { absentInput } from '#server/dossiers/absence.ts';
import { keptDataOf } from '#server/dossiers/kept-data-store.ts';
import { type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import {
  insertVariant,
  isNameOfAnother,
  isVariantNameTaken,
  renameVariant,
  startedVariantRound,
  variant,
  variantCount,
  type VariantOrder,
  variantResult,
} from '#server/dossiers/variant-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

export interface VariantRouteParts extends DeletionParts {
  /** Has a variant calculated, as part of the transaction that makes it wait. */
  readonly orderVariant: (tx: Tx, order: VariantOrder) => Promise<void>;
}

export interface VariantAddress extends DossierAddress {
  readonly variantId: string;
}

/** Throws NOT_FOUND, or why there is nothing to calculate from. */
async function requireInput(tx: Tx, person: Person, address: DossierAddress) {
  const document = await requiredDossier(tx, person, address);
  const kept = await keptDataOf(tx, person.organisationId, address.documentId);
  if (!kept.some(({ type }) => type === 'whatIfInput')) throw new ProblemError(absentInput(document));
}

async function requireVariant(tx: Tx, person: Person, address: VariantAddress) {
  const { documentId: dossierId, variantId } = address;
  const place = { organisationId: person.organisationId, dossierId, variantId };
  await requiredDossier(tx, person, address);
  return { place, found: required(await variant(tx, place)) };
}

const record = (
  { recordAct }: VariantRouteParts,
  tx: Tx,
  person: Person,
  action: AuditAction,
  { clientId, documentId }: DossierAddress,
  name: string,
) => recordAct(tx, person, action, { clientId, dossierId: documentId, name });

/** Keeps a variant and has it calculated. Throws VARIANTS_FULL, VARIANT_NAME_TAKEN, or why it cannot be calculated. */
export async function keptVariant(
  parts: VariantRouteParts,
  person: Person,
  address: DossierAddress,
  { name, choices }: NewVariant,
): Promise<Variant> {
  const { organisationId } = person;
  const dossierId = address.documentId;
  return parts.database.as(person, async (tx) => {
    await requireInput(tx, person, address);
    if ((await variantCount(tx, organisationId, dossierId)) >= mostVariants) throw new ProblemError('VARIANTS_FULL');
    await requireFreeName(tx, { organisationId, dossierId, variantId: null }, name);
    const added = { organisationId, dossierId, name, choices, madeBy: person.holderName };
    const variantId = await insertVariant(tx, added);
    await parts.orderVariant(tx, { organisationId, dossierId, variantId, round: 1 });
    await record(parts, tx, person, 'variant kept', address, name);
    return (await requireVariant(tx, person, { ...address, variantId })).found;
  });
}

async function requireFreeName(tx: Tx, place: Parameters<typeof isVariantNameTaken>[1], name: string): Promise<void> {
  if (await isVariantNameTaken(tx, place, name)) throw new ProblemError('VARIANT_NAME_TAKEN');
}

/** Calculates a variant again: one that failed, or that an earlier version calculated. One that runs stays as it is. */
export async function variantAgain(
  parts: VariantRouteParts,
  person: Person,
  address: VariantAddress,
): Promise<Variant> {
  return parts.database.as(person, async (tx) => {
    const { place, found } = await requireVariant(tx, person, address);
    await requireInput(tx, person, address);
    const round = await startedVariantRound(tx, place);
    if (round !== null) {
      await parts.orderVariant(tx, { ...place, round });
      await record(parts, tx, person, 'variant calculated', address, found.name);
    }
    return (await requireVariant(tx, person, address)).found;
  });
}

/** Throws VARIANT_NAME_TAKEN. */
export async function renamedVariant(
  parts: VariantRouteParts,
  person: Person,
  address: VariantAddress,
  name: string,
): Promise<Variant> {
  return parts.database.as(person, async (tx) => {
    const { place } = await requireVariant(tx, person, address);
    await variantCount(tx, place.organisationId, place.dossierId);
    await requireFreeName(tx, place, name);
    await renameVariant(tx, place, name);
    await record(parts, tx, person, 'variant renamed', address, name);
    return (await requireVariant(tx, person, address)).found;
  });
}

export async function deletedVariant(parts: VariantRouteParts, person: Person, address: VariantAddress): Promise<void> {
  await parts.database.as(person, async (tx) => {
    const { place, found } = await requireVariant(tx, person, address);
    await deleteLater(parts, tx, person, () => markVariant(tx, place));
    await record(parts, tx, person, 'variant deleted', address, found.name);
  });
}

/** Throws DELETION_DONE, VARIANTS_FULL, or VARIANT_NAME_TAKEN where its name was given to another meanwhile. */
export async function restoredVariant(
  parts: VariantRouteParts,
  person: Person,
  address: VariantAddress,
): Promise<void> {
  const { organisationId } = person;
  const { documentId: dossierId, variantId } = address;
  const place = { organisationId, dossierId, variantId };
  await parts.database.as(person, async (tx) => {
    await requiredDossier(tx, person, address);
    if ((await variantCount(tx, organisationId, dossierId)) >= mostVariants) throw new ProblemError('VARIANTS_FULL');
    if ((await variant(tx, place)) !== null) return;
    const name = await undoneDeletion(parts, tx, person, () =>
      unmarkVariant(tx, place).catch((error: unknown) => {
        throw isNameOfAnother(error) ? new ProblemError('VARIANT_NAME_TAKEN') : error;
      }),
    );
    await record(parts, tx, person, 'variant deletion undone', address, name);
  });
}

/** What the results page shows of a variant: JSON. Throws VARIANT_NOT_READY or VARIANT_OUTDATED. */
export async function shownVariant(parts: VariantRouteParts, person: Person, address: VariantAddress) {
  const kept = await parts.database.as(person, async (tx) => {
    const { place, found } = await requireVariant(tx, person, address);
    const result = await variantResult(tx, place);
    if (result === null) throw new ProblemError(found.isOutdated ? 'VARIANT_OUTDATED' : 'VARIANT_NOT_READY');
    await record(parts, tx, person, 'variant viewed', address, found.name);
    return result;
  });
  return { calculatedOn: kept.calculatedOn, json: await unpackedJson(kept.bytes) };
}
