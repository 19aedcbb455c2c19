import { deflateRawSync } from 'node:zlib';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import { inflated, scanned } from './zip-parts.ts';

export interface FileFloor {
  readonly floor: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * What no implementation of a dossier can avoid: the file comes in over HTTP, its parts are inflated and looked at, and
 * the XML of the same workbook and slides is deflated. Nothing of the program takes part in it.
 */
export async function fileFloor(bytes: Uint8Array): Promise<FileFloor> {
  const made = await processDossier(bytes, {
    houseStyle: defaultHouseStyle,
    programVersion: '0',
    calculationDay: { year: 2026, month: 2, day: 3 },
  });
  if (made.outcome !== 'finished') throw new Error('the file of the bench has findings');
  const parts = [made.output, made.report].map((file) => inflated(Buffer.from(file)));
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      scanned(inflated(Buffer.concat(pieces)));
      for (const part of parts.flat()) deflateRawSync(part);
      response.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    floor: async () => {
      await (await fetch(address, { method: 'POST', body: new Uint8Array(bytes) })).text();
    },
    end: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
