import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import { requireClosed } from '#server/platform/embedded/closed-folder.ts';
import { type CommandAnswer, commandAnswerSchema, controlPath } from '#server/platform/control/control-socket.ts';

/** Has a command run by the server of this data directory; null when none is running. */
export async function answerOfServer(dataDirectory: string, words: readonly string[]): Promise<CommandAnswer | null> {
  if (!existsSync(dataDirectory)) return null;
  const path = controlPath(dataDirectory);
  if (process.platform !== 'win32') {
    if (!existsSync(path)) return null;
    requireClosed(dirname(path));
  }
  const socket = connect({ path, allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch (error) {
    const isNobodyThere = ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (isNobodyThere) return null;
    throw error;
  }
  socket.end(JSON.stringify({ words }));
  return commandAnswerSchema.parse(await json(socket));
}
