import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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

/**
 * Builds a draft for a customer, as `CUSTOMER=... npm run build -- --out ... --draft` does, next to the build that is in
 * use; the program that calculates, the same for every customer, is that of the build in use.
 */
export async function customerBuild(customer: string): Promise<CustomerBuild> {
  const folder = mkdtempSync(join(tmpdir(), `evenwicht-${customer}-`));
  await run(process.execPath, ['scripts/build.mjs', '--out', folder, '--draft'], {
    cwd: projectRoot,
    env: { ...process.env, CUSTOMER: customer, NODE_ENV: 'production' },
  });
  cpSync(join(projectRoot, 'dist/calculation'), join(folder, 'calculation'), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
