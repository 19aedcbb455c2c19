import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { scripted } from '#test/server/scripted-calculation.ts';
import { highestFrom } from '../bench/process-tree.ts';
import type { Office } from '../bench/served.ts';

interface Attack {
  readonly address: string;
  readonly offices: readonly Office[];
  /** Gets the dossiers that are downloaded. */
  readonly sentByFaults: Set<string>;
  /** Of the server that is attacked. */
  readonly processId: number;
  /** Uploads that stand still, and as many downloads that nobody reads. */
  readonly count: number;
  readonly milliseconds: number;
}

const fileSize = uploadRules.maximumFileSize - 100_000;

/**
 * Begins uploads of nearly five megabytes that never end, and downloads of a file as large that nobody reads, of every
 * office by turns and from many addresses, and holds on to them. Returns the highest resident memory of the server, in bytes.
 */
export async function heldFiles({
  address,
  offices,
  sentByFaults,
  processId,
  count,
  milliseconds,
}: Attack): Promise<number> {
  const paths: Awaited<ReturnType<typeof largeFile>>[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after another: there are few places for files
  for (const office of offices) paths.push(await largeFile(office, sentByFaults));
  const form = Buffer.alloc(fileSize, ' ');
  form.write('--x\r\ncontent-disposition: form-data; name="document"; filename="a.xlsx"\r\n\r\nPK\x03\x04');
  const highestInMemory = highestFrom(processId);
  const sockets = Array.from({ length: count }, (_, number) => {
    const office = number % offices.length;
    const adviser = offices[office]?.adviser;
    const head = (line: string) => `${line} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${adviser?.token}\r\n`;
    const { documents = '', file = '' } = paths[office] ?? {};
    const type = `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${fileSize + 1}\r\n\r\n`;
    return [
      begun(address, number, head(`GET ${file}`) + '\r\n'),
      begun(address, number, head(`POST ${documents}`) + type, form),
    ];
  }).flat();
  await pause(milliseconds);
  const highest = highestInMemory();
  for (const socket of sockets) socket.destroy();
  await Promise.all(paths.map(({ remove }) => remove()));
  return highest;
}

/** A dossier of nearly five megabytes, to be downloaded and then deleted. */
async function largeFile({ adviser, clients: [clientId = ''] }: Office, sent: Set<string>) {
  const bytes = Buffer.concat([scripted({}), Buffer.alloc(fileSize, ' ')]);
  const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Groot', bytes)).json());
  sent.add(data.id);
  const path = filledPath(apiPaths.document, { clientId, documentId: data.id });
  return {
    documents: filledPath(apiPaths.documents, { clientId }),
    file: `${path}?downloadType=inputFile`,
    remove: () => adviser.call('DELETE', path),
  };
}

/** Sends from one of many addresses of this machine, reads nothing, and is content to be cut off. */
function begun(address: string, number: number, head: string, body?: Buffer): Socket {
  const port = Number(new URL(address).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (number % 50)}` });
  socket.on('error', () => {});
  socket.once('connect', () => {
    socket.pause().write(head);
    if (body !== undefined) socket.write(body);
  });
  return socket;
}
