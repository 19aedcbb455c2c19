import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '#server/platform/errors/command-error.ts';
import { closedFolder } from '#server/platform/embedded/closed-folder.ts';
import { lockedDirectory } from '#server/platform/embedded/directory-lock.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

/** Stands in a data folder while a backup is restored into it. */
const markFile = 'restore-unfinished';
const markText = 'Hier wordt een reservekopie teruggezet. Staat dit bestand er nog, dan is dat niet afgerond.\n';

/** What a restore that was broken off may have left. */
const leftovers = ['database', 'database-complete', 'signing-key'];
/** What a folder may hold that is empty otherwise. */
const harmless = new Set([markFile, 'server.lock', 'lost+found']);

/** Throws when a data folder is not empty; one in which a restore was broken off is. */
export function requireEmptyFolder(dataDirectory: string): void {
  if (!existsSync(dataDirectory) || existsSync(join(dataDirectory, markFile))) return;
  if (readdirSync(dataDirectory).every((name) => harmless.has(name))) return;
  throw new CommandError(
    `De gegevensmap ${dataDirectory} is niet leeg. Terugzetten kan alleen in een lege map: kies er een met DATA_DIR. Er is niets veranderd.`,
  );
}

/** Marks a folder as being restored into, after taking away what an earlier attempt left. */
export function beginRestore(dataDirectory: string): void {
  requireEmptyFolder(dataDirectory);
  closedFolder(dataDirectory);
  const lock = lockedDirectory(dataDirectory);
  try {
    for (const name of leftovers) rmSync(join(dataDirectory, name), { recursive: true, force: true });
    writeFileSync(join(dataDirectory, markFile), markText, { flush: true });
  } finally {
    lock.release();
  }
}

export function endRestore(dataDirectory: string): void {
  rmSync(join(dataDirectory, markFile));
}

/** Stands in a data folder whose database went to PostgreSQL. */
const movedFile = 'moved-to-postgresql';

/** Marks a folder as left: what is added to its database from now on would be missing where it went. */
export function endMove(dataDirectory: string, now: Date): void {
  writeFileSync(join(dataDirectory, movedFile), `${now.toISOString()}\n`, { flush: true });
}

/** A folder in which a restore was broken off holds nothing to start with; one that was left is used no more. */
export function requireRestored(dataDirectory: string): void {
  if (existsSync(join(dataDirectory, movedFile)))
    throw new StartError(
      `De gegevens van ${dataDirectory} zijn verhuisd naar PostgreSQL: geef DATABASE_URL. Terug naar deze map kan door het bestand ${movedFile} te verwijderen; wat sinds de verhuizing is gebeurd staat er dan niet in.`,
    );
  if (!existsSync(join(dataDirectory, markFile))) return;
  throw new StartError(
    `In de gegevensmap ${dataDirectory} is een reservekopie niet tot het eind teruggezet. Zet haar opnieuw terug met npm run restore.`,
  );
}
