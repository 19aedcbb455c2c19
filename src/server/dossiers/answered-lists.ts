import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { DossierList, dossierListPageSchema } from '#api/dossiers.ts';
import { mayRestyleReports } from '#server/dossiers/access.ts';
import { type DossierListFacts, dossierListFacts, dossierPage, shownTotal } from '#server/dossiers/page-store.ts';
import type { RestyleParts } from '#server/dossiers/restyle-routes.ts';
import { dossiers } from '#server/dossiers/store.ts';
import { styleKey } from '#server/dossiers/style-key.ts';
import type { Person } from '#server/platform/actor.ts';
import type { Tx } from '#server/platform/database.ts';
import { isKnown, listTag } from '#server/platform/lists/list-answers.ts';
import { ProblemError } from '#server/platform/problem-error.ts';

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

/** Tags do not outlive the program: another version may answer in another form. */
const program = randomUUID();
const mostKeys = 100;

/** Answers with the list of an employer, or the page of it that is asked for; without reading it when it is known. */
export function answeredLists({ database, houseStyle }: RestyleParts) {
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

  return (person: Person, { clientId, query, known }: AskedList): Promise<AnsweredList> =>
    database.as(person, async (tx) => {
      const { organisationId, role } = person;
      // First what the list is, then its rows: what changes in between is in the rows, and asked for once more.
      const facts = await dossierListFacts(tx, organisationId, clientId);
      if (facts === null) throw new ProblemError('NOT_FOUND');
      const { name, archivedCount, state, styleState } = facts;
      const tag = listTag(program, role, clientId, JSON.stringify(query), name, state, styleState);
      if (isKnown(known, tag)) return { tag, list: null };
      const { page, wholeUpTo, ...asked } = query;
      const rows =
        page === undefined || shownTotal(facts, query.archived) <= wholeUpTo
          ? { documents: await dossiers(tx, organisationId, clientId, query) }
          : await dossierPage(tx, organisationId, clientId, { page, ...asked }, facts);
      return { tag, list: { name, archivedCount, ...rows, styleKey: await shownKey(tx, person, facts) } };
    });
}
