import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { DossierList, dossierListPageSchema } from '#api/dossiers.ts';
import { mayRestyleReports } from '#server/platform/access.ts';
import { type DossierListFacts, dossierListFacts, dossierPage, shownTotal } from '#server/dossiers/page-store.ts';
import type { RestyleParts } from '#server/dossiers/restyle-routes.ts';
import { asTheyCame, listedDossiers, type ListedDossier } from '#server/dossiers/listed-store.ts';
import { documentsOf } from '#server/dossiers/store.ts';
import { styleKey } from '#server/dossiers/style-key.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { isKnown, listTag } from '#server/platform/lists/list-answers.ts';
import { required } from '#server/platform/errors/problem-error.ts';

interface AskedList {
  readonly clientId: string;
  readonly query: z.output<typeof dossierListPageSchema>;
  /** Tags of the answers that whoever asks has. */
  readonly known: string | undefined;
}

interface AnsweredList {
  readonly tag: string;
  /** Null: whoever asks has it. */
  readonly list: DossierList | null;
}

/** What of a whole list is still to be read. */
interface Rest {
  readonly rest: readonly ListedDossier[];
}

/** A whole list is read in parts of so many dossiers, each in a transaction of its own, so that others come in between. */
const partSize = 500;

/** Tags do not outlive the program: another version may answer in another form. */
const program = randomUUID();
const mostKeys = 100;

/** Answers with the list of an employer, or the page of it that is asked for; without reading it when it is known. */
export function answeredLists({
  database,
  houseStyle,
}: Pick<RestyleParts, 'database' | 'houseStyle'>): (person: Person, asked: AskedList) => Promise<AnsweredList> {
  const keys = new Map<string, string>();

  /** An employer does not see the house style of its adviser, nor what it is like. */
  async function shownKey(tx: Tx, { role, organisationId }: Person, { styleState }: DossierListFacts) {
    if (!mayRestyleReports.includes(role)) return null;
    const style = `${organisationId} ${styleState}`;
    const key = keys.get(style) ?? styleKey(await houseStyle(tx, organisationId));
    if (keys.size >= mostKeys) keys.clear();
    keys.set(style, key);
    return key;
  }

  const begun = (person: Person, { clientId, query, known }: AskedList): Promise<AnsweredList & Rest> =>
    database.as(person, async (tx) => {
      const { organisationId, role } = person;
      // First what the list is, then its rows: what changes in between is in the rows, and asked for once more.
      const facts = required(await dossierListFacts(tx, organisationId, clientId));
      const { name, archivedCount, state, styleState } = facts;
      const tag = listTag(program, role, clientId, JSON.stringify(query), name, state, styleState);
      if (isKnown(known, tag)) return { tag, list: null, rest: [] };
      const { page, wholeUpTo, ...asked } = query;
      const isOffice = role !== 'employer';
      const rights = { mayUpload: isOffice || facts.mayUpload, mayDecide: isOffice || facts.mayDecide };
      const of = { name, archivedCount, rights, styleKey: await shownKey(tx, person, facts) };
      if (page !== undefined && shownTotal(facts, query.archived) > wholeUpTo) {
        const rows = await dossierPage(tx, organisationId, clientId, { page, ...asked }, facts);
        return { tag, list: { ...of, ...rows }, rest: [] };
      }
      const all = await listedDossiers(tx, { organisationId, clientId, archived: query.archived, order: asTheyCame });
      const documents = await documentsOf(tx, organisationId, all.slice(0, partSize));
      return { tag, list: { ...of, documents }, rest: all.slice(partSize) };
    });

  return async (person, asked) => {
    const { tag, list, rest } = await begun(person, asked);
    if (list === null) return { tag, list };
    for (let first = 0; first < rest.length; first += partSize) {
      const part = rest.slice(first, first + partSize);
      list.documents.push(...(await database.as(person, (tx) => documentsOf(tx, person.organisationId, part))));
    }
    return { tag, list };
  };
}
