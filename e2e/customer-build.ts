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

/** The program that calculates of the build that is in use. */
export const calculationInUse = join(projectRoot, 'dist/calculation');

/**
 * Builds for a customer, as `CUSTOMER=... npm run build -- --out ...` does, next to the build that is in use. Unless all
 * of it is asked for, it is a draft; the program that calculates, the same for every customer, is that of the build in use.
 */
export async function customerBuild(customer: string, isWhole: boolean): Promise<CustomerBuild> {
  const folder = mkdtempSync(join(tmpdir(), `evenwicht-${customer}-`));
  const words = isWhole ? [] : ['--draft'];
  await run(process.execPath, ['scripts/build.mjs', '--out', folder, ...words], {
    cwd: projectRoot,
    env: { ...process.env, CUSTOMER: customer, NODE_ENV: 'production' },
  });
  if (!isWhole) cpSync(calculationInUse, join(folder, 'calculation'), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
