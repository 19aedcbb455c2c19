import { sql } from 'kysely';
import type { Client, ClientInput } from '#api/clients.ts';
import type { Tx } from '#server/platform/database.ts';

/** The employers that the actor of the transaction may see, by name. */
export async function clients(tx: Tx, organisationId: string): Promise<Client[]> {
  const rows = await clientRows(tx, organisationId)
    .orderBy(sql`lower(client.name)`)
    .execute();
  return rows.map(asClient);
}

export async function client(tx: Tx, organisationId: string, id: string): Promise<Client | null> {
  const row = await clientRows(tx, organisationId).where('client.id', '=', id).executeTakeFirst();
  return row === undefined ? null : asClient(row);
}

function clientRows(tx: Tx, organisationId: string) {
  return tx
    .selectFrom('client')
    .leftJoin('dossier', (join) =>
      join.onRef('dossier.organisation_id', '=', 'client.organisation_id').onRef('dossier.client_id', '=', 'client.id'),
    )
    .where('client.organisation_id', '=', organisationId)
    .groupBy(['client.organisation_id', 'client.id'])
    .select([
      'client.id',
      'client.name',
      'client.kvk_number as kvkNumber',
      'client.reference',
      'client.contact_name as contactName',
      'client.contact_email as contactEmail',
      'client.version',
      'client.created_on as createdOn',
      sql<number>`count(dossier.id)::integer`.as('dossierCount'),
      sql<Date | null>`max(dossier.created_on)`.as('lastDossierOn'),
    ]);
}

type ClientRow = Awaited<ReturnType<ReturnType<typeof clientRows>['execute']>>[number];

function asClient(row: ClientRow): Client {
  return {
    ...row,
    createdOn: row.createdOn.toISOString(),
    lastDossierOn: row.lastDossierOn?.toISOString() ?? null,
  };
}

export async function insertClient(tx: Tx, organisationId: string, input: ClientInput): Promise<string> {
  const { id } = await tx
    .insertInto('client')
    .values({ organisation_id: organisationId, ...columns(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a client when it still has the version that the edit was based on; returns whether it had. */
export async function updateClient(
  tx: Tx,
  organisationId: string,
  id: string,
  version: number,
  input: ClientInput,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('client')
    .set({ ...columns(input), version: sql`version + 1` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function columns(input: ClientInput) {
  return {
    name: input.name,
    kvk_number: input.kvkNumber,
    reference: input.reference,
    contact_name: input.contactName,
    contact_email: input.contactEmail,
  };
}

/** Whether a statement failed because the organisation already has a client of this name. */
export function isNameTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'client_name';
}
