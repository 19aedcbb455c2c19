import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { z } from 'zod';
import { CommandError } from '#server/platform/errors/command-error.ts';

/**
 * Something that was erased or revoked, by its id alone; `key`: all of an organisation, with the key of its files. An organisation that was deactivated can be made active again:
 * the last line about it counts.
 */
const erasureSchema = z.object({
  what: z.enum(['employer', 'dossier', 'participants', 'code', 'organisation', 'organisation active again', 'key']),
  organisation: z.guid(),
  id: z.guid(),
  on: z.iso.datetime(),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const erasureText = (list: readonly Erasure[]): string =>
  list.map((erasure) => `${JSON.stringify(erasure)}\n`).join('');

/** The erasures of a list, in their order. A last line that was not written to its end never counted. */
export function erasuresIn(path: string): Erasure[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const { code = 'onbekende fout' } = cause as NodeJS.ErrnoException;
    throw new CommandError(`De lijst van wissingen ${path} is niet te lezen (${code}).`, { cause });
  }
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  return lines.map((line, index) => {
    const erasure = parsed(line);
    if (erasure !== null) return erasure;
    throw new CommandError(`De lijst van wissingen ${path} is beschadigd (regel ${index + 1}). Gebruik een andere.`);
  });
}

function parsed(line: string): Erasure | null {
  try {
    return erasureSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

const keyOf = ({ what, id }: Erasure): string => `${what} ${id}`;

/** What holds in the end: each erasure once, and no organisation that became active again. */
export function lastingErasures(list: readonly Erasure[]): Erasure[] {
  const lasting = new Map<string, Erasure>();
  for (const erasure of list) {
    if (erasure.what === 'organisation active again') lasting.delete(`organisation ${erasure.id}`);
    else lasting.set(keyOf(erasure), erasure);
  }
  return [...lasting.values()];
}

/** Adds to a list what is not in it yet; lines that stand in it stay as they are. */
export function appendErasures(path: string, current: readonly Erasure[], now: Date): void {
  const isThere = existsSync(path);
  if (isThere) cutTornLine(path);
  const listed = lastingErasures(isThere ? erasuresIn(path) : []);
  const known = new Set(listed.map(keyOf));
  const wanted = new Set(current.map(keyOf));
  const activeAgain = listed
    .filter((erasure) => erasure.what === 'organisation' && !wanted.has(keyOf(erasure)))
    .map(({ organisation, id }): Erasure => ({
      what: 'organisation active again',
      organisation,
      id,
      on: now.toISOString(),
    }));
  const added = [...current.filter((erasure) => !known.has(keyOf(erasure))), ...activeAgain];
  if (added.length > 0 || !isThere) appendFileSync(path, erasureText(added), { mode: 0o600, flush: true });
}

/** Left by a process that was killed while it wrote. */
function cutTornLine(path: string): void {
  const text = readFileSync(path);
  const whole = text.lastIndexOf(10) + 1;
  if (whole < text.length) truncateSync(path, whole);
}
