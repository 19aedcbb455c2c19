import { createHash } from 'node:crypto';
import { z } from 'zod';

/** An entry of the log as the chain covers it. */
const chainedEntrySchema = z.object({
  id: z.string(),
  /** To the microsecond, as the database has it. */
  happenedOn: z.string(),
  action: z.string(),
  clientId: z.string().nullable(),
  dossierId: z.string().nullable(),
  holderId: z.string().nullable(),
  holderName: z.string(),
  objectName: z.string(),
  address: z.string().nullable(),
});
export type ChainedEntry = z.infer<typeof chainedEntrySchema>;

/** A link of the chain with its entry; null: the entry is not there any more. */
export const chainLinkSchema = z.object({
  number: z.number(),
  entryId: z.string(),
  namesSalt: z.string().nullable(),
  namesHash: z.string(),
  hash: z.string(),
  entry: chainedEntrySchema.nullable(),
});
export type ChainLink = z.infer<typeof chainLinkSchema>;

/** After which link a chain begins of which what came before was erased. */
export const chainBeginSchema = chainLinkSchema.pick({ number: true, hash: true });
export type ChainBegin = z.infer<typeof chainBeginSchema>;

/** What stands in the log for a name that was erased. */
const erasedName = 'gewist';

const sha256 = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What the first link of an organisation stands on. */
export const chainStart = (organisationId: string): string => sha256(['evenwicht audit log', organisationId]);

/** Names are hashed apart, with a salt: when they are erased, the salt goes too and nobody can try names on the hash. */
export const namesHashOf = (salt: string, { holderId, holderName, objectName, address }: ChainedEntry): string =>
  sha256([salt, holderId, holderName, objectName, address]);

/** The hash of a link: of the one before it, and of what of its entry never changes. */
export function linkHash(previous: string, number: number, entry: ChainedEntry, namesHash: string): string {
  const { id, happenedOn, action, clientId, dossierId } = entry;
  return sha256([previous, number, id, happenedOn, action, clientId, dossierId, namesHash]);
}

/** What is wrong with a link, in Dutch; null: nothing. */
function linkProblem(previous: string, expected: number, link: ChainLink): string | null {
  const { number, entry, namesSalt, namesHash, hash } = link;
  if (number !== expected) return `regel ${expected} ontbreekt in de keten`;
  if (entry === null) return `regel ${number}: de handeling is verwijderd`;
  if (entry.id !== link.entryId || linkHash(previous, number, entry, namesHash) !== hash)
    return `regel ${number} is gewijzigd`;
  if (namesSalt === null)
    return entry.objectName === erasedName ? null : `regel ${number}: er staan namen waar zij gewist waren`;
  return namesHashOf(namesSalt, entry) === namesHash ? null : `regel ${number}: de namen zijn gewijzigd`;
}

export interface CheckedChain {
  readonly problems: readonly string[];
  /** Of whose names nothing can be said any more. */
  readonly erasedNames: number;
}

/** Goes along a chain from its first link, or the one after `begin`. After a link that is wrong it goes on with the hash that stands there. */
export function checkedChain(
  organisationId: string,
  links: readonly ChainLink[],
  begin: ChainBegin | null,
): CheckedChain {
  const problems: string[] = [];
  let previous = begin?.hash ?? chainStart(organisationId);
  let expected = (begin?.number ?? 0) + 1;
  for (const link of links) {
    const problem = linkProblem(previous, expected, link);
    if (problem !== null) problems.push(problem);
    previous = link.hash;
    expected = link.number + 1;
  }
  return { problems, erasedNames: links.filter(({ namesSalt }) => namesSalt === null).length };
}
