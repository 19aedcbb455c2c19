import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#test/source-files.ts';

const run = promisify(execFile);

/** A build of the screens in a folder of its own. */
export interface CustomerBuild {
  readonly folder: string;
  remove(): void;
}

/** Builds the screens for a customer, as `CUSTOMER=... npm run build` does, next to the build that is in use. */
export async function customerBuild(customer: string): Promise<CustomerBuild> {
  const folder = mkdtempSync(join(tmpdir(), `evenwicht-${customer}-`));
  const words = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  await run(process.execPath, words, {
    cwd: projectRoot,
    env: { ...process.env, CUSTOMER: customer, NODE_ENV: 'production' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
