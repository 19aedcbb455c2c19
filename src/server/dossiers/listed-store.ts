import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/database/tx.ts';

/** A dossier that is to be shown, with the name of the first one of its employer with the same file when that is another. */
export interface ListedDossier {
  readonly id: string;
  readonly sameFileAs: string | null;
}

export interface ListOrder {
  readonly column: 'created_on' | 'name_order';
  readonly direction: 'asc' | 'desc';
}

/** Which dossiers of a client, in which order. */
export interface Chosen {
  readonly organisationId: string;
  readonly clientId: string;
  /** With those that are put away. */
  readonly archived: boolean;
  readonly order: ListOrder;
}

export const asTheyCame: ListOrder = { column: 'created_on', direction: 'asc' };

const ofClient = (tx: Tx, { organisationId, clientId }: Pick<Chosen, 'organisationId' | 'clientId'>) =>
  tx.selectFrom('dossier').selectAll().where('organisation_id', '=', organisationId).where('client_id', '=', clientId);

/**
 * All dossiers that were chosen and found. The first with a file is looked for among all of them at once: looked up row
 * by row it costs as much for each dossier as there are with its file, and without statistics as there are at all.
 * `isFound` tells by the columns of `dossier`, with `first_id` and `first_text` of that first one.
 */
export function listedDossiers(tx: Tx, chosen: Chosen, isFound?: RawBuilder<boolean>): Promise<ListedDossier[]> {
  const { archived, order } = chosen;
  const sameFile = sql`(partition by input_sha256 order by created_on, arrival)`;
  const all = ofClient(tx, chosen).select([
    sql<string>`first_value(id) over ${sameFile}`.as('first_id'),
    sql<string>`first_value(name) over ${sameFile}`.as('first_name'),
    sql<string>`first_value(search_text) over ${sameFile}`.as('first_text'),
  ]);
  return tx
    .selectFrom(all.as('dossier'))
    .select(['id', sql<string | null>`case when first_id <> id then first_name end`.as('sameFileAs')])
    .$if(!archived, (rows) => rows.where('archived_on', 'is', null))
    .$if(isFound !== undefined, (rows) => rows.where(isFound ?? sql<boolean>`true`))
    .orderBy(order.column, order.direction)
    .orderBy('arrival', order.direction)
    .execute();
}

/** A page of the dossiers that were chosen. */
export function listedPage(
  tx: Tx,
  chosen: Chosen,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<ListedDossier[]> {
  const { archived, order } = chosen;
  const page = ofClient(tx, chosen)
    .$if(!archived, (rows) => rows.where('archived_on', 'is', null))
    .orderBy(order.column, order.direction)
    .orderBy('arrival', order.direction)
    .limit(size)
    .offset(offset);
  return withFirst(tx, page)
    .orderBy(`shown.${order.column}`, order.direction)
    .orderBy('shown.arrival', order.direction)
    .execute();
}

/** One dossier; none when it is not there. */
export const listedDossier = (
  tx: Tx,
  of: Pick<Chosen, 'organisationId' | 'clientId'>,
  id: string,
): Promise<ListedDossier[]> => withFirst(tx, ofClient(tx, of).where('id', '=', id)).execute();

/** Of a few, looked up row by row. */
const withFirst = (tx: Tx, few: ReturnType<typeof ofClient>) =>
  tx
    .selectFrom(few.as('shown'))
    .innerJoinLateral(firstWithFile, (join) => join.onTrue())
    .select(['shown.id', sql<string | null>`case when first.id <> shown.id then first.name end`.as('sameFileAs')]);

const firstWithFile = sql<{ id: string; name: string }>`(select id, name from dossier
  where dossier.organisation_id = shown.organisation_id and dossier.client_id = shown.client_id
    and dossier.input_sha256 = shown.input_sha256 order by created_on, arrival limit 1)`.as('first');
