import { type RawBuilder, sql } from 'kysely';
import type { DossierList, DossierListPage } from '#api/dossiers.ts';
import { exampleMarks, shownPage } from '#api/list-page.ts';
import { plainText, searchedWords } from '#api/list-words.ts';
import { listedDossiers, listedPage, type ListOrder } from '#server/dossiers/listed-store.ts';
import { dutchToday } from '#server/dossiers/step-store.ts';
import { documentsOf, isSilent } from '#server/dossiers/store.ts';
import { firstRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { hasWords, momentText, plainColumn } from '#server/platform/lists/search-store.ts';

/** What holds for all dossiers of a client; null when there is no such client. */
export interface DossierListFacts {
  readonly name: string;
  /** What those of the employer may do themselves. */
  readonly mayUpload: boolean;
  readonly mayDecide: boolean;
  /** Without those that are put away. */
  readonly total: number;
  readonly archivedCount: number;
  readonly isCalculating: boolean;
  readonly hasFileErrors: boolean;
  /** Differs as soon as the list shows anything else; but for the house style. */
  readonly state: string;
  /** As `state`, of the house style that a person sees. */
  readonly styleState: string;
}

export const dossierListFacts = (tx: Tx, organisationId: string, clientId: string) =>
  firstRow(
    tx
      .selectFrom('client')
      .innerJoinLateral(bothLists, (join) => join.onTrue())
      .select([
        'name',
        'may_upload as mayUpload',
        'may_decide as mayDecide',
        'lists.total',
        'lists.archived as archivedCount',
        sql<boolean>`lists.running > 0`.as('isCalculating'),
        sql<boolean>`lists.with_file_errors > 0`.as('hasFileErrors'),
        sql<string>`concat_ws(' ', lists.version, ${silentOnes},
        (select days from retention where retention.organisation_id = client.organisation_id), may_upload, may_decide,
        ${dutchToday},
        '/', ${offeredFiles})`.as('state'),
        // The transaction that wrote a row tells two changes within one tick of the clock apart.
        sql<string>`concat_ws(' ', (select concat(xmin, ' ', changed_on) from house_style
          where house_style.organisation_id = client.organisation_id), '/',
        (select concat(xmin, ' ', changed_on) from logo where logo.organisation_id = client.organisation_id))`.as(
          'styleState',
        ),
      ])
      .where('client.organisation_id', '=', organisationId)
      .where('client.id', '=', clientId),
  );

/** Of those that the employer sent and those of the office, as far as they are seen. */
const bothLists = sql<{
  version: string;
  total: number;
  archived: number;
  running: number;
  with_file_errors: number;
}>`(select sum(version) as version, sum(total - archived)::integer as total, sum(archived)::integer as archived,
    sum(running)::integer as running, sum(with_file_errors)::integer as with_file_errors
  from dossier_list where dossier_list.organisation_id = client.organisation_id
    and dossier_list.client_id = client.id)`.as('lists');

/** The calculations of which it is unknown whether they still run: time alone makes them so. */
const silentOnes = sql`case when lists.running > 0 then (select string_agg(dossier.id::text, ' ' order by dossier.id)
  from dossier where dossier.organisation_id = client.organisation_id and dossier.client_id = client.id
    and ${isSilent}) end`;

/** The rows say where a newer file of the central bank is offered than what they stand on. */
const offeredFiles = sql`(select concat(count(*), ' ', max(arrival)) from central_bank_file where withdrawn_on is null)`;

type DossierPart = Pick<DossierList, 'documents'> & { readonly part: NonNullable<DossierList['part']> };

/** The page that is asked for, of the dossiers that are searched for. */
export async function dossierPage(
  tx: Tx,
  organisationId: string,
  clientId: string,
  { page: asked, size, sort, search, language, archived }: DossierListPage,
  { isCalculating, hasFileErrors, ...facts }: DossierListFacts,
): Promise<DossierPart> {
  const order: ListOrder = {
    column: sort.endsWith('name') ? 'name_order' : 'created_on',
    direction: sort.startsWith('-') ? 'desc' : 'asc',
  };
  const chosen = { organisationId, clientId, archived, order };
  const isSearched = searchedWords(search).length > 0;
  const found = isSearched ? await listedDossiers(tx, chosen, isFound(search, language)) : null;
  const total = found === null ? shownTotal(facts, archived) : found.length;
  const page = shownPage(asked, size, total);
  const offset = (page - 1) * size;
  const shown = found?.slice(offset, offset + size) ?? (await listedPage(tx, chosen, { size, offset }));
  const documents = await documentsOf(tx, organisationId, shown);
  return { documents, part: { total, page, isCalculating, hasFileErrors } };
}

/** How many dossiers a list has, with or without those that are put away. */
export const shownTotal = (
  { total, archivedCount }: Pick<DossierListFacts, 'total' | 'archivedCount'>,
  archived: boolean,
): number => total + (archived ? archivedCount : 0);

/** Found by what its row shows: moment, name, reason, the earlier dossier with the same file, and the mark of the example. */
function isFound(search: string, language: DossierListPage['language']): RawBuilder<boolean> {
  const mark = plainText(exampleMarks[language]);
  return hasWords(search, [
    momentText(sql`dossier.created_on`, language),
    sql`dossier.search_text`,
    plainColumn('dossier.status_reason'),
    sql`case when dossier.first_id <> dossier.id then dossier.first_text end`,
    sql`case when dossier.is_example then ${mark}::text end`,
  ]);
}
