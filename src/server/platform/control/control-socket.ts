import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { closedFolder } from '#server/platform/embedded/closed-folder.ts';
import { CommandError } from '#server/platform/errors/command-error.ts';
import type { Log } from '#server/platform/log.ts';

/** What a command prints, and its exit code. */
export const commandAnswerSchema = z.object({ exitCode: z.number(), out: z.string(), error: z.string() });
export type CommandAnswer = z.infer<typeof commandAnswerSchema>;

const printed =
  (exitCode: number) =>
  (text: string, out = ''): CommandAnswer => ({ exitCode, out, error: `${text}\n` });
/** Answers with a text for whoever asked, beside standard output. */
export const done = printed(0);
export const refused = printed(1);

/** The answer of a command, also where it throws why it is not done. */
export async function answerOf(command: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof CommandError) return printed(error.exitCode)(error.message);
    throw error;
  }
}

const commandSchema = z.object({ words: z.array(z.string().max(500)).max(50) });

export interface ControlSocket {
  close(): Promise<void>;
}

/** Longest path of a socket that every system takes. */
const pathMaximum = 100;

/** Where a server of this data directory listens for commands. Only the owner of the folder reaches it. */
export function controlPath(dataDirectory: string): string {
  const directory = realpathSync(dataDirectory);
  const key = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\evenwicht-${key}`;
  const path = join(directory, 'control', 'server.sock');
  const fallback = join(tmpdir(), `evenwicht-${process.getuid?.()}-${key}`, 'server.sock');
  return Buffer.byteLength(path) <= pathMaximum ? path : fallback;
}

/**
 * Answers commands from the same machine while the server holds the embedded database. The folder of the socket is
 * closed to others before the socket is made in it, so that it is never open to others.
 */
export async function controlSocket(
  dataDirectory: string,
  run: (words: readonly string[]) => Promise<CommandAnswer>,
  log: Log,
): Promise<ControlSocket> {
  const path = controlPath(dataDirectory);
  if (process.platform !== 'win32') prepareFolder(path);
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, run, log));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function prepareFolder(path: string): void {
  const folder = join(path, '..');
  closedFolder(folder);
  // Left by a server that was killed; the lock on the data directory says that it is gone.
  rmSync(path, { force: true });
}

/**
 * All that the other side sends, until it says that this was all. Gathered by hand: what Node has for it closes the
 * socket at the end in most versions, and the answer would have nowhere to go.
 */
async function received(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await finished(socket, { writable: false });
  return Buffer.concat(parts).toString();
}

async function answer(
  socket: Socket,
  run: (words: readonly string[]) => Promise<CommandAnswer>,
  log: Log,
): Promise<void> {
  socket.setTimeout(10_000, () => socket.destroy());
  try {
    const { words } = commandSchema.parse(JSON.parse(await received(socket)));
    // The command itself may take longer: a backup does.
    socket.setTimeout(0);
    socket.end(JSON.stringify(await run(words)));
  } catch (error) {
    log.error({ err: error }, 'command failed');
    socket.end(
      JSON.stringify({ exitCode: 1, out: '', error: 'De opdracht is mislukt; zie het logboek van de server.\n' }),
    );
  }
}
