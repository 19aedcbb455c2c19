import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { builtInNumbers } from '#core/scenario-set/cp2022/built-in-set.ts';
import { putDatabase } from '#test/kept-database.ts';
import { allEnded, firstSignedInAt, signedInAt } from '#test/server/ended-dossiers.ts';
import { mainProgram, startedProcess } from '#test/server/running-server.ts';
import { setSecondFactor } from '#test/server/set-second-factor.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import { projectRoot } from '#test/source-files.ts';

/** The data of a server after its first start, its example calculated, with a provider. */
export interface PreparedData {
  /** Folder of this run, for copies too: it is removed after the run. */
  readonly runFolder: string;
  /** Data folder to copy; no server runs on it. */
  readonly dataFolder: string;
  /** The build in use, on few scenarios: `BUILD_DIR` of a server. */
  readonly buildFolder: string;
  /** Token of the provider, who has made the own code and set the second factor that are asked of it. */
  readonly providerToken: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    preparedData: PreparedData;
  }
}

/**
 * The first dossier of a process takes five seconds of a processor more on all scenarios than on these, and each that a
 * story sends may be the first.
 */
const fewScenarios = 100;

function buildOnFew(folder: string): void {
  cpSync(join(projectRoot, 'dist'), folder, { recursive: true });
  const numbers = builtInNumbers(fewScenarios);
  writeFileSync(join(folder, 'calculation/built-in-set.bin'), new Uint8Array(numbers.buffer));
}

/** Makes the data that the servers of the browser stories start from, once for all of them. */
export default async function prepareData(project: TestProject): Promise<() => void> {
  const runFolder = mkdtempSync(join(tmpdir(), 'evenwicht-e2e-'));
  const dataFolder = join(runFolder, 'prepared');
  const buildFolder = join(runFolder, 'build');
  buildOnFew(buildFolder);
  await putDatabase(dataFolder);
  const server = await startedProcess({ DATA_DIR: dataFolder, BUILD_DIR: buildFolder }, mainProgram);
  const person = await signedInAt(server.address, server.code);
  const clients = (await (await person.call('GET', '/api/clients')).json()) as { data: { id: string }[] };
  for (const { id } of clients.data) await allEnded(person, id);
  const who = ['--organisation', 'De Aanbieder', '--holder', 'P. Aanbieder', '--role', 'provider'];
  const answer = await answerOfServer(dataFolder, ['code', ...who]);
  if (answer?.exitCode !== 0) throw new Error(`no code for the provider: ${answer?.error}`);
  const provider = await firstSignedInAt(server.address, answer.out.trim());
  await setSecondFactor(provider);
  await server.terminate();
  // A copy of a folder is open to others, which that of commands may not be: each server makes its own.
  rmSync(join(dataFolder, 'control'), { recursive: true });
  project.provide('preparedData', { runFolder, dataFolder, buildFolder, providerToken: provider.token });
  return () => rmSync(runFolder, { recursive: true, force: true });
}
