// npm run pictures: makes the pictures in docs/images anew, of a build of these sources. Needs LibreOffice and poppler.
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

ensureInstalled();
const browser = browserPath();
if (!browser) process.exit(1);
process.env.CHROME_PATH = browser;
const programs = ['scripts/build.mjs', 'e2e/make-pictures.ts'];
for (const program of programs) {
  process.exitCode ||= await run(modernNode(), [join(root, program)]);
}
