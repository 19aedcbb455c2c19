import { randomBytes } from 'node:crypto';
import { type ChainLink, chainStart, linkHash, namesHashOf } from '#server/audit/chain/chain.ts';
import { insertLinks, lastLink, type LookBack, takeChain, unsealedEntries } from '#server/audit/chain/chain-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { organisationIds } from '#server/platform/database/organisations-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { Log } from '#server/platform/log.ts';

/** Puts the next entries of an organisation in its chain; returns the last link of them, null when there were none. */
async function sealNext(tx: Tx, organisationId: string, look: LookBack): Promise<ChainLink | null> {
  await takeChain(tx, organisationId);
  const entries = await unsealedEntries(tx, organisationId, look);
  if (entries.length === 0) return null;
  const last = await lastLink(tx, organisationId);
  let previous = last?.hash ?? chainStart(organisationId);
  let number = last?.number ?? 0;
  const links = entries.map((entry): ChainLink => {
    number += 1;
    const namesSalt = randomBytes(16).toString('hex');
    const namesHash = namesHashOf(namesSalt, entry);
    previous = linkHash(previous, number, entry, namesHash);
    return { number, entryId: entry.id, namesSalt, namesHash, hash: previous, entry };
  });
  await insertLinks(tx, organisationId, links);
  return links.at(-1) ?? null;
}

/** Seals what an organisation did until now. */
export async function sealAll(
  database: Database,
  organisationId: string,
  log: Log,
  look: LookBack = 'all',
): Promise<void> {
  for (;;) {
    const link = await database.as('operator', (tx) => sealNext(tx, organisationId, look));
    if (link === null) return;
    // Whoever keeps the log of the server elsewhere can tell from it that a chain was made anew.
    log.info({ organisation: organisationId, number: link.number, hash: link.hash }, 'audit log sealed');
  }
}

/** So many times in a row only what is recent is looked at. */
const recentInARow = 59;

/** What seals the log of every organisation each time that it is called, and looks at all of it at first and now and then. */
export function logSealer(database: Database, log: Log, organisations = organisationIds): () => Promise<void> {
  let toGo = 0;
  return async () => {
    const look = toGo === 0 ? 'all' : 'recent';
    for (const id of await database.as('operator', organisations)) await sealAll(database, id, log, look);
    toGo = toGo === 0 ? recentInARow : toGo - 1;
  };
}
