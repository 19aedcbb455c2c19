import { type SqlBool, sql } from 'kysely';
import { storedKeyFigures } from '#api/key-figures.ts';
import { storedChanges, type Variant } from '#api/variants.ts';
import { whatIfChoicesSchema } from '#api/what-if-choices.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import { keptForms } from '#server/dossiers/kept-forms.ts';
import { countOf, inTurn, isOfDossier, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { variantPlace } from '#server/platform/database/kept-places.ts';
import { asKept } from '#server/platform/database/vault.ts';

/** A variant of a dossier of an organisation. */
export interface VariantPlace {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly variantId: string;
}

const ofDossier = (tx: Tx, organisationId: string, dossierId: string) =>
  tx.selectFrom('variant').where(isOfDossier(organisationId, dossierId));

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
    ...withMoments(row),
    choices: known,
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
  await inTurn(tx, 'variants', dossierId);
  return countOf(ofDossier(tx, organisationId, dossierId));
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

/** Whether the database refused a name that another variant of the dossier has. */
export const isNameOfAnother = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'variant_name';

export interface AddedVariant {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly name: string;
  readonly madeBy: string;
  readonly choices: WhatIfChoices;
}

/** Whether its dossier takes minutes. */
const ofLargeDossier = ({ organisationId, dossierId }: Pick<VariantPlace, 'organisationId' | 'dossierId'>) =>
  sql<boolean>`(select is_large from dossier where organisation_id = ${organisationId} and id = ${dossierId})`;

export async function insertVariant(tx: Tx, added: AddedVariant): Promise<string> {
  const { id } = await tx
    .insertInto('variant')
    .values({
      organisation_id: added.organisationId,
      dossier_id: added.dossierId,
      name: added.name,
      made_by: added.madeBy,
      choices: JSON.stringify(added.choices),
      is_large: ofLargeDossier(added),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const changed = (tx: Tx, { organisationId, dossierId, variantId }: VariantPlace) =>
  tx.updateTable('variant').where(isOfDossier(organisationId, dossierId)).where('id', '=', variantId);

export async function renameVariant(tx: Tx, place: VariantPlace, name: string): Promise<void> {
  await changed(tx, place).set({ name }).execute();
}

const notBegun = { attempts: 0, faults: 0, heartbeat_on: null, rests_until: null } as const;

/** Starts a new round; its number, null where one runs. What was calculated stays until the next is there. */
export async function startedVariantRound(tx: Tx, place: VariantPlace): Promise<number | null> {
  const started = await changed(tx, place)
    .set({
      status: 'Submitted',
      status_reason: null,
      round: sql`round + 1`,
      ...notBegun,
      is_large: ofLargeDossier(place),
    })
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
