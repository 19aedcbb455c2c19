import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#test/source-files.ts';

/** A real server process on its own embedded database, as `npm start` runs it. */
export interface RunningServer {
  readonly origin: string;
  /** The sign-in link that was printed at this start. */
  readonly link: string;
  readonly accessCode: string;
  readonly dataFolder: string;
  /** Everything the process has printed so far. */
  readonly output: () => string;
  /** kill -9. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly dataFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const linkPattern = /^https?:\/\/\S+\/\S+\.\S+\.\S+$/;
const codePattern = /\b[0-9A-Z]{4,6}(?:-[0-9A-Z]{2,6}){3,6}\b/;

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Starts the server and resolves when it has printed its link and its code. */
export async function startServer(options: Options = {}): Promise<RunningServer> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'evenwicht-e2e-'));
  const child = spawn(process.execPath, [join(projectRoot, 'src/server/main.ts')], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataFolder, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const lines = createInterface({ input: child.stdout });
  const told = await new Promise<{ link: string; accessCode: string }>((resolve, reject) => {
    let link = '';
    let accessCode = '';
    lines.on('line', (line) => {
      output += `${line}\n`;
      if (linkPattern.test(line)) link = line;
      else accessCode ||= codePattern.exec(line)?.[0] ?? '';
      if (link && accessCode) resolve({ link, accessCode });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended(child);
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended(child);
    if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...told, origin: new URL(told.link).origin, dataFolder, output: () => output, kill, stop };
}
