// npm run --silent sbom > sbom.cdx.json: the packages that are shipped and what runs them, in CycloneDX, for a scanner of
// known holes.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { billOfMaterials } from './shipped/bill-of-materials.ts';
import { runtimes } from './shipped/runtimes.ts';

const root = join(import.meta.dirname, '..');
const npm = process.env['npm_execpath'];
const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
const written = execFileSync(command, [...first, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });
process.stdout.write(billOfMaterials(written, root, await runtimes(root)));
