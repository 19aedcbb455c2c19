import { resolve } from 'node:path';
import { type BackupParts, listErasures, makeBackup } from '#server/backup/make-backup.ts';
import { parsedWords } from '#server/platform/control/command-words.ts';
import { type CommandAnswer, done } from '#server/platform/control/control-socket.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';
import { noteBackup } from '#server/platform/watching/backup-moment-store.ts';

const backupUsage = `Gebruik: npm run --silent backup -- --out BESTAND|MAP [--erasures]

  --out BESTAND|MAP   waar de reservekopie komt; in een map krijgt zij een naam met het tijdstip
  --erasures          schrijft alleen de lijst van wat is gewist en ingetrokken (klein, zonder namen)

Werkt ook terwijl de server draait. Afsluitcode: 0 gelukt; 1 mislukt; 2 onjuist gebruik.`;

/** What the backup command was asked for. */
export interface BackupRequest {
  readonly out: string;
  readonly onlyErasures: boolean;
}

/** Understands the words after `npm run backup --`; a path is meant from `folder` on. */
export function backupRequest(words: readonly string[], folder: string): BackupRequest {
  const options = { out: { type: 'string' }, erasures: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parsedWords(words, options, backupUsage);
  const { out = '', erasures: onlyErasures } = values;
  if (out === '' || positionals.length > 0) throw new UsageError(backupUsage);
  return { out: resolve(folder, out), onlyErasures };
}

/** Makes a backup; standard output is the path of its file alone. */
export function backupAnswer(parts: BackupParts, { out, onlyErasures }: BackupRequest): Promise<CommandAnswer> {
  const make = onlyErasures ? listAnswer : wholeAnswer;
  return make(parts, out, new Date());
}

async function listAnswer({ database }: BackupParts, out: string, now: Date): Promise<CommandAnswer> {
  const { path, count } = await listErasures(database, out, now);
  return done(`Lijst van wissingen en intrekkingen geschreven: ${count}.`, `${path}\n`);
}

async function wholeAnswer(parts: BackupParts, out: string, now: Date): Promise<CommandAnswer> {
  const made = await makeBackup(parts, out, now);
  // On a full disk nothing can be noted: the backup is there all the same, and the alarm about its age tells.
  await noteBackup(parts.database, now).catch(() => {});
  const [newest = ''] = parts.key.ids;
  const key =
    parts.key.text === null
      ? `De sleutel (SIGNING_KEY, kenmerk ${newest}) zit er niet in: bewaar hem apart, want zonder hem werkt geen toegangscode.`
      : 'De sleutel waarmee toegangscodes en sessies zijn gemaakt zit erin.';
  return done(
    [
      `Reservekopie gemaakt en nagelezen: ${contentsText(made.parts)}.`,
      `LET OP: het bestand bevat ${sealingText(parts)} ${key}`,
      'Alleen deze gebruiker kan het lezen; bewaar het op een versleutelde plaats.',
    ].join('\n'),
    `${made.path}\n`,
  );
}

/** Whether whoever has the file can read salaries in it. */
function sealingText({ masterKey: { ids, text } }: BackupParts): string {
  const people = 'salarisgegevens van deelnemers';
  if (ids.length === 0) return `${people} en is niet versleuteld.`;
  return text === null
    ? `${people}, versleuteld met de hoofdsleutel (MASTER_KEY, kenmerk ${ids[0]}) die er niet in zit: bewaar hem apart, want zonder hem gaan zij niet open. Namen van werkgevers en de rest zijn niet versleuteld.`
    : `${people} en de hoofdsleutel waarmee die zijn versleuteld: wie het bestand heeft kan alles lezen; het is zelf niet versleuteld.`;
}

/** How much a backup holds, in words. */
export function contentsText(parts: readonly { readonly end: string; readonly rows: number }[]): string {
  const rowsOf = (part: string) => parts.find(({ end }) => end === part)?.rows ?? 0;
  const count = (part: string, one: string, more: string) => `${rowsOf(part)} ${rowsOf(part) === 1 ? one : more}`;
  const counts = [
    count('organisation', 'organisatie', 'organisaties'),
    count('client', 'werkgever', 'werkgevers'),
    count('dossier', 'dossier', 'dossiers'),
    count('dossier_file', 'bestand', 'bestanden'),
  ];
  return counts.join(', ');
}
