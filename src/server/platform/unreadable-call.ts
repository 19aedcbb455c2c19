import type { Socket } from 'node:net';
import { type Problem, type ProblemCode, problems } from '#api/problems.ts';
import type { Log } from '#server/platform/log.ts';

/** What Node's reader of HTTP says of a call that never became one, and what it is answered with. */
const answers: Readonly<Record<string, readonly [status: string, code: ProblemCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'INPUT_INVALID'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'INPUT_INVALID'],
};
const otherwise = ['400 Bad Request', 'INPUT_INVALID'] as const;

/**
 * Answers a call that could not be read with the headers and the form of every other refusal. Such a call reaches no
 * route, hook or error handler. Nothing of it is repeated or logged but its kind.
 */
export function refuseUnreadableCalls(headers: ReadonlyMap<string, string>, log: Log) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    // The sender is gone, or was answered already.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy(error);
      return;
    }
    const [status, code] = answers[error.code ?? ''] ?? otherwise;
    const problem: Problem = { code, message: problems[code].message };
    const body = JSON.stringify(problem);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    log.info({ code: error.code, status, address: socket.remoteAddress }, 'unreadable call refused');
    socket.end(
      `HTTP/1.1 ${status}\r\n${lines}content-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  };
}
