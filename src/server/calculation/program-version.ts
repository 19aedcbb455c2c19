import { readFileSync } from 'node:fs';

const packageFile = new URL('../../../package.json', import.meta.url);

/** Version of this program, stamped on every result. */
export const { version: programVersion } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
