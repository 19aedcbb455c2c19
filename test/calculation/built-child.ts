import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#test/source-files.ts';

/**
 * The program that calculates as a server runs it: the build made one file of it, which takes two seconds less of a
 * processor for its first dossier than the sources. That those calculate too is shown by the tests of `npm run calculate`.
 */
export const builtChild = pathToFileURL(join(projectRoot, 'dist/calculation/calculation-child.mjs'));
