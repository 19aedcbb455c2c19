import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import { clientListSchema } from '#api/clients.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { apiTokenSchema } from '#api/session.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import { mainProgram, type RunningProcess, startedProcess } from '#test/server/running-server.ts';
import type { Benchmark } from './benchmark.ts';
import { workbookOf } from './group.ts';

/** A dossier as a person meets it: upload over HTTP to a real server, until the list says Finished. */
export const dossier: Benchmark = {
  name: 'dossier',
  unit: 'rows',
  sizes: [25, 500],
  runs: () => 7,
  floor: 'the same file read, calculated and written in this process, without server, database and child',
  measured: async (size) => {
    const bytes = await workbookOf(size);
    const dataFolder = mkdtempSync(join(tmpdir(), 'evenwicht-bench-'));
    const server = await startedProcess({ DATA_DIR: dataFolder, READY_PROCESSES: '2' }, mainProgram);
    const documents = await signedIn(server);
    await documents.finished();
    return {
      work: () => documents.upload(bytes).then(documents.finished),
      floor: () => processDossier(bytes, { houseStyle: defaultHouseStyle, programVersion: '0' }),
      end: async () => {
        await server.terminate();
        rmSync(dataFolder, { recursive: true, force: true });
      },
    };
  },
};

/** The example's employer in the list of the signed-in adviser. */
async function signedIn({ address, code }: RunningProcess) {
  const login = await fetch(address + apiPaths.generateToken, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessCode: code }),
  });
  const headers = { authorization: `Bearer ${apiTokenSchema.parse(await login.json()).api_token}` };
  const json = async (path: string, body?: FormData): Promise<unknown> => {
    const answer = await fetch(address + path, body ? { method: 'POST', headers, body } : { headers });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const [client] = clientListSchema.parse(await json(apiPaths.clients)).data;
  const path = filledPath(apiPaths.documents, { clientId: client?.id ?? '' });
  return {
    upload: async (bytes: Uint8Array) => {
      const form = new FormData();
      form.set('documentName', 'Bench');
      form.set('document', new File([Buffer.from(bytes)], 'bench.xlsx', { type: uploadRules.mimeType }));
      documentAnswerSchema.parse(await json(path, form));
    },
    /** Waits until nothing in the list is under way. */
    finished: async () => {
      for (;;) {
        const { documents } = documentListSchema.parse(await json(path)).data;
        const failed = documents.find(({ calculationStatus }) => calculationStatus.startsWith('Failed'));
        if (failed) throw new Error(`${failed.name}: ${failed.calculationStatus} ${failed.statusReason ?? ''}`);
        if (documents.every(({ calculationStatus }) => calculationStatus === 'Finished')) return;
        await setTimeout(30);
      }
    },
  };
}
