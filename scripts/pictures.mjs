// npm run pictures: makes the pictures in docs/images anew, of a build of these sources. Needs LibreOffice and poppler,
// but not for those of the screens alone: npm run pictures -- screens.
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

ensureInstalled();
const browser = browserPath();
if (!browser) process.exit(1);
process.env.CHROME_PATH = browser;
const pictures = process.argv[2] === 'screens' ? [] : ['e2e/make-pictures.ts'];
const programs = ['scripts/build.mjs', ...pictures, 'e2e/make-screens.ts'];
for (const program of programs) {
  process.exitCode ||= await run(modernNode(), [join(root, program)]);
}
