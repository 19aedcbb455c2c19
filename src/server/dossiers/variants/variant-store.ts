import { type SqlBool, sql } from 'kysely';
import { storedKeyFigures } from '#api/key-figures.ts';
import { storedChanges, type Variant } from '#api/variants/variants.ts';
import { whatIfChoicesSchema } from '#api/variants/what-if-choices.ts';
import type { WhatIfChoices } from '#core/what-if-choices.ts';
import type { ProcessedVariant } from '#server/calculation/process-variant.ts';
import { keptForms } from '#server/dossiers/results/kept-forms.ts';
import type { Tx } from '#server/platform/database.ts';
import { variantPlace } from '#server/platform/vault/kept-places.ts';
import { asKept, toKeep } from '#server/platform/vault/vault.ts';

/** A variant of a dossier of an organisation. */
export interface VariantPlace {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly variantId: string;
}

const ofDossier = (tx: Tx, organisationId: string, dossierId: string) =>
  tx.selectFrom('variant').where('organisation_id', '=', organisationId).where('dossier_id', '=', dossierId);

const shown = (tx: Tx, organisationId: string, dossierId: string) =>
  ofDossier(tx, organisationId, dossierId)
    .select(['id', 'name', 'choices', 'made_by as madeBy', 'created_on as createdOn', 'status as state'])
    .select(['status_reason as reason', 'calculated_on as calculatedOn', 'program_version as programVersion'])
    .select(['key_figures as keyFigures', 'card', 'changes', 'form_version as formVersion']);

type VariantRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Null: an earlier version stored choices that this one does not know. They are told to be unknown, and not left out. */
export const storedChoices = (stored: unknown): WhatIfChoices | null =>
  whatIfChoicesSchema.safeParse(stored).data ?? null;

function asVariant({ formVersion, choices, card, changes, ...row }: VariantRow): Variant {
  const known = storedChoices(choices);
  const isShown = row.state === 'Finished' && known !== null && formVersion === keptForms.screenResult;
  return {
    ...row,
    choices: known,
    createdOn: row.createdOn.toISOString(),
    calculatedOn: row.calculatedOn?.toISOString() ?? null,
    isOutdated: row.state === 'Finished' && !isShown,
    keyFigures: isShown ? storedKeyFigures(row.keyFigures) : null,
    changes: storedChanges(changes),
    card: isShown ? (card as Variant['card']) : null,
  };
}

/** In the order in which they came. */
export async function variants(tx: Tx, organisationId: string, dossierId: string): Promise<Variant[]> {
  const rows = await shown(tx, organisationId, dossierId).orderBy('created_on').orderBy('arrival').execute();
  return rows.map(asVariant);
}

export async function variant(tx: Tx, { organisationId, dossierId, variantId }: VariantPlace): Promise<Variant | null> {
  const row = await shown(tx, organisationId, dossierId).where('id', '=', variantId).executeTakeFirst();
  return row === undefined ? null : asVariant(row);
}

/** From here on, transactions that add a variant to a dossier wait for each other: each counts what the one before it added. */
export async function variantCount(tx: Tx, organisationId: string, dossierId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('evenwicht: variants'), hashtext(${dossierId}))`.execute(tx);
  const { count } = await ofDossier(tx, organisationId, dossierId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const isNamed = (name: string) => sql<SqlBool>`lower(name) = lower(${name})`;

/** Whether another variant of the dossier has the name. */
export async function isVariantNameTaken(
  tx: Tx,
  place: Omit<VariantPlace, 'variantId'> & { readonly variantId: string | null },
  name: string,
): Promise<boolean> {
  const found = await ofDossier(tx, place.organisationId, place.dossierId)
    .select('id')
    .where(isNamed(name))
    .executeTakeFirst();
  return found !== undefined && found.id !== place.variantId;
}

export interface AddedVariant {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly name: string;
  readonly madeBy: string;
  readonly choices: WhatIfChoices;
}

export async function insertVariant(tx: Tx, added: AddedVariant): Promise<string> {
  const { id } = await tx
    .insertInto('variant')
    .values({
      organisation_id: added.organisationId,
      dossier_id: added.dossierId,
      name: added.name,
      made_by: added.madeBy,
      choices: JSON.stringify(added.choices),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const changed = (tx: Tx, { organisationId, dossierId, variantId }: VariantPlace) =>
  tx
    .updateTable('variant')
    .where('organisation_id', '=', organisationId)
    .where('dossier_id', '=', dossierId)
    .where('id', '=', variantId);

export async function renameVariant(tx: Tx, place: VariantPlace, name: string): Promise<void> {
  await changed(tx, place).set({ name }).execute();
}

export async function deleteVariant(tx: Tx, { organisationId, dossierId, variantId }: VariantPlace): Promise<void> {
  await tx
    .deleteFrom('variant')
    .where('organisation_id', '=', organisationId)
    .where('dossier_id', '=', dossierId)
    .where('id', '=', variantId)
    .execute();
}

/** Starts a new round; its number, null where one runs. What was calculated stays until the next is there. */
export async function startedVariantRound(tx: Tx, place: VariantPlace): Promise<number | null> {
  const started = await changed(tx, place)
    .set({ status: 'Submitted', status_reason: null, round: sql`round + 1`, attempts: 0 })
    .where('status', '<>', 'Submitted')
    .returning('round')
    .executeTakeFirst();
  return started?.round ?? null;
}

/** What the screens show of a variant, packed; null where there is nothing of this version. */
export async function variantResult(
  tx: Tx,
  { organisationId, dossierId, variantId }: VariantPlace,
): Promise<{ readonly bytes: Uint8Array; readonly calculatedOn: Date } | null> {
  const found = await ofDossier(tx, organisationId, dossierId)
    .select(['result', 'calculated_on'])
    .where('id', '=', variantId)
    .where('status', '=', 'Finished')
    .where('form_version', '=', keptForms.screenResult)
    .executeTakeFirst();
  if (found === undefined || found.result === null || found.calculated_on === null) return null;
  const bytes = await asKept(tx, variantPlace(organisationId, variantId), found.result);
  return { bytes, calculatedOn: found.calculated_on };
}

/** A round of a variant, as a job of the queue. */
export interface VariantOrder extends VariantPlace {
  readonly round: number;
}

const claimed = (tx: Tx, order: VariantOrder) =>
  changed(tx, order).where('round', '=', order.round).where('status', '=', 'Submitted');

/** Counts an attempt; null when it is done, deleted, or of an older round. */
export async function startedAttempt(
  tx: Tx,
  order: VariantOrder,
): Promise<{ readonly attempts: number; readonly choices: WhatIfChoices | null } | null> {
  const started = await claimed(tx, order)
    .set({ attempts: sql`attempts + 1` })
    .returning(['attempts', 'choices'])
    .executeTakeFirst();
  return started === undefined ? null : { attempts: started.attempts, choices: storedChoices(started.choices) };
}

/** An attempt that was interrupted without any fault does not count. */
export async function uncountedAttempt(tx: Tx, order: VariantOrder): Promise<void> {
  await claimed(tx, order)
    .set({ attempts: sql`attempts - 1` })
    .execute();
}

export async function failVariant(tx: Tx, order: VariantOrder, reason: string): Promise<void> {
  await claimed(tx, order)
    .set({ ...noResult, status: 'Failed', status_reason: reason })
    .execute();
}

const noResult = {
  key_figures: null,
  card: null,
  result: null,
  form_version: null,
  program_version: null,
  calculated_on: null,
} as const;

/** Stores what came out, unless it was deleted or started again meanwhile. */
export async function storeVariant(tx: Tx, order: VariantOrder, processed: ProcessedVariant): Promise<void> {
  if (processed.outcome === 'refused') return failVariant(tx, order, processed.reason);
  await claimed(tx, order)
    .set({
      status: 'Finished',
      status_reason: null,
      key_figures: JSON.stringify(processed.keyFigures),
      card: processed.card === null ? null : JSON.stringify(processed.card),
      changes: JSON.stringify(processed.changes),
      result: await toKeep(tx, variantPlace(order.organisationId, order.variantId), processed.screenResult),
      form_version: keptForms.screenResult,
      program_version: processed.programVersion,
      calculated_on: sql<Date>`now()`,
    })
    .execute();
}
