import { sql } from 'kysely';
import { mostKept } from '#api/highest-limit.ts';
import type { Client, ClientInput, ClientListPage } from '#api/clients.ts';
import { type ListPart, shownPage } from '#api/list-page.ts';
import { orderKey, plainText, searchedWords } from '#api/list-words.ts';
import { countOf, hasUpdated, inTurn, isRow, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { hasWords, momentText } from '#server/platform/lists/search-store.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** The employers that the actor of the transaction may see, by name. */
export async function clients(tx: Tx, organisationId: string): Promise<Client[]> {
  const rows = await clientRows(ofOrganisation(tx, organisationId))
    .orderBy(sql`lower(client.name)`)
    .execute();
  return rows.map(withMoments);
}

export async function client(tx: Tx, organisationId: string, id: string): Promise<Client | null> {
  const row = await clientRows(ofOrganisation(tx, organisationId)).where('client.id', '=', id).executeTakeFirst();
  return row === undefined ? null : withMoments(row);
}

export const clientCount = (tx: Tx, organisationId: string): Promise<number> =>
  countOf(ofOrganisation(tx, organisationId));

/** What a page is put in order by. */
const orders = {
  name: sql`client.name_order`,
  contactName: sql`client.contact_order`,
  dossierCount: sql`of_client.count`,
  // As a text: who has none comes first.
  lastDossierOn: sql`coalesce(of_client.last_on, '-infinity')`,
};

/** The page that is asked for, of the employers that are searched for; `all` is how many there are. */
export async function clientPage(
  tx: Tx,
  organisationId: string,
  { page: asked, size, sort, search, language }: ClientListPage,
  all: number,
): Promise<{ data: Client[]; part: ListPart }> {
  const isSearched = searchedWords(search).length > 0;
  const found = clientRows(ofOrganisation(tx, organisationId)).$if(isSearched, (rows) =>
    rows.where(hasWords(search, [sql`client.search_text`, momentText(sql`of_client.last_on`, language)])),
  );
  const total = isSearched ? await countOf(tx.selectFrom(found.as('found'))) : all;
  const page = shownPage(asked, size, total);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await found
    .orderBy(orders[sort.replace('-', '') as keyof typeof orders], direction)
    .orderBy('client.name_order', direction)
    .orderBy('client.id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: rows.map(withMoments), part: { total, page } };
}

const ofOrganisation = (tx: Tx, organisationId: string) =>
  tx.selectFrom('client').where('client.organisation_id', '=', organisationId);

/** Asked per employer, so that a page asks it of its own employers only. */
const dossiersOfClient = sql<{ count: number; last_on: Date | null }>`(select count(*)::integer as count,
  max(created_on) as last_on from dossier
  where dossier.organisation_id = client.organisation_id and dossier.client_id = client.id)`.as('of_client');

function clientRows(chosen: ReturnType<typeof ofOrganisation>) {
  return chosen
    .innerJoinLateral(dossiersOfClient, (join) => join.onTrue())
    .select([
      'client.id',
      'client.name',
      'client.kvk_number as kvkNumber',
      'client.reference',
      'client.contact_name as contactName',
      'client.contact_email as contactEmail',
      'client.may_upload as mayUpload',
      'client.may_decide as mayDecide',
      'client.version',
      'client.created_on as createdOn',
      'of_client.count as dossierCount',
      'of_client.last_on as lastDossierOn',
    ]);
}

/** Adds a client. Throws CLIENTS_FULL; transactions that add one wait for each other, so that each counts what came before. */
export async function addedClient(tx: Tx, organisationId: string, input: ClientInput): Promise<string> {
  await inTurn(tx, 'clients', organisationId);
  if ((await clientCount(tx, organisationId)) >= mostKept.clients) throw new ProblemError('CLIENTS_FULL');
  return insertClient(tx, organisationId, input);
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
export const updateClient = (tx: Tx, organisationId: string, id: string, version: number, input: ClientInput) =>
  hasUpdated(
    tx
      .updateTable('client')
      .set({ ...columns(input), version: sql`version + 1` })
      .where(isRow(organisationId, id))
      .where('version', '=', version),
  );

function columns(input: ClientInput) {
  return {
    name: input.name,
    kvk_number: input.kvkNumber,
    reference: input.reference,
    contact_name: input.contactName,
    contact_email: input.contactEmail,
    may_upload: input.mayUpload,
    may_decide: input.mayDecide,
    name_order: orderKey(input.name),
    contact_order: orderKey(input.contactName),
    search_text: plainText(
      [input.name, input.kvkNumber, input.reference, input.contactName, input.contactEmail].join(' '),
    ),
  };
}

/** Whether a statement failed because the organisation already has a client of this name. */
export function isNameTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'client_name';
}
