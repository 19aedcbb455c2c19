import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Days that a release must have been there: most of those that steal are found and withdrawn within days. */
export const minimumAgeInDays = 14;

/** What the lock file was when it was last changed by the command that asks the age of releases. */
export const recordFile = 'scripts/lock-file-record.json';

export const lockFileSum = (root: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
