import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#test/source-files.ts';

const run = promisify(execFile);

/** A build in a folder of its own. */
export interface CustomerBuild {
  readonly folder: string;
  remove(): void;
}

/** Builds for a customer, as `CUSTOMER=... npm run build -- --out ...` does, next to the build that is in use. */
export async function customerBuild(customer: string): Promise<CustomerBuild> {
  const folder = mkdtempSync(join(tmpdir(), `evenwicht-${customer}-`));
  await run(process.execPath, ['scripts/build.mjs', '--out', folder], {
    cwd: projectRoot,
    env: { ...process.env, CUSTOMER: customer, NODE_ENV: 'production' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
