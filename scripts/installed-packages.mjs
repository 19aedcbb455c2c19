// Compares what stands in node_modules with the lock file, by the list that npm writes there when it is done: of an
// installation that was broken off there is none.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether a package is made for this machine: `os` and `cpu` of what is for every machine are absent. */
function isForThisMachine({ os, cpu }) {
  const allows = (named, own) => named === undefined || [named].flat().some((name) => name === own || name[0] === '!');
  return allows(os, process.platform) && allows(cpu, process.arch);
}

/** What may be missing: what npm leaves out by itself (other platforms), and for a server what only building needs. */
const mayBeMissing = (entry, isServer) =>
  entry.optional === true || entry.devOptional === true || (isServer && entry.dev === true);

/**
 * Whether the packages of the lock file stand in `node_modules`, each with its checksum, and no others. A server needs
 * those of `dependencies` only; that there are more is no reason to install them again.
 */
export function areInstalled(root, { isServer }) {
  const listing = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listing)) return false;
  const present = packagesOf(listing);
  const asked = Object.entries(packagesOf(join(root, 'package-lock.json'))).filter(
    ([at, entry]) => at.startsWith('node_modules/') && !entry.link,
  );
  const isSame = ([at, entry]) => present[at].integrity === entry.integrity && isForThisMachine(present[at]);
  const known = new Map(asked);
  return (
    asked.every((one) => (present[one[0]] ? isSame(one) : mayBeMissing(one[1], isServer))) &&
    Object.entries(present).every(([at, entry]) => known.has(at) || entry.link || !at.startsWith('node_modules/'))
  );
}
