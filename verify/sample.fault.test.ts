import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { patience } from '#test/patience.ts';
import { asAdministrator, breakablePostgres } from '#test/postgres-server.ts';
import { type Installation, postgresInstallation } from './installation.ts';
import { type FaultKind, faultKinds } from './kinds.ts';
import { randomFrom } from './random.ts';
import { faultTable, runFaults } from './run-faults.ts';

const quick = ['worker killed', 'network cut half-way', 'database killed'];

/** Does to the dossiers of the first office what the program may never do: takes one out, and puts another in twice. */
const planted: FaultKind = {
  name: 'planted',
  isPossible: () => true,
  strike: async ({ postgres, webSettings, offices }: Installation) => {
    if (postgres === null) throw new Error('planted on PostgreSQL only');
    const database = `x://x/${new URL(webSettings['DATABASE_URL'] ?? '').pathname.slice(1)}`;
    const administrator = new Client({ connectionString: asAdministrator(postgres, database) });
    await administrator.connect();
    const { rows } = await administrator.query<{ id: string }>(
      'select id from dossier where client_id = any($1) order by arrival limit 2',
      [offices[0]?.clients],
    );
    await administrator.query('delete from dossier where id = $1', [rows[0]?.id]);
    const { rows: columns } = await administrator.query<{ list: string }>(
      `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
       where table_name = 'dossier' and column_name not in ('id', 'arrival', 'upload_key') and is_generated = 'NEVER'`,
    );
    const list = columns[0]?.list ?? '';
    await administrator.query(`insert into dossier (${list}) select ${list} from dossier where id = $1`, [rows[1]?.id]);
    await administrator.end();
  },
};

describe.skipIf(breakablePostgres === null)('a sample of the faults', () => {
  it('loses nothing and does nothing twice but what was planted, which is found', async () => {
    const site = await postgresInstallation({ isReal: false, offices: 2, kills: 0 });
    try {
      const kinds = faultKinds.filter(({ name }) => quick.includes(name));
      const asked = { milliseconds: patience, random: randomFrom(1), isReal: false, patience, tell: () => {} };
      const run = await runFaults(site, { ...asked, kills: quick.length, kinds, last: planted });
      const found = run.outcome.found.map(({ wrong }) => wrong);
      expect({ found, table: faultTable(run) }).toMatchObject({ found: expect.arrayContaining(['lost', 'double']) });
      expect(run.outcome.found.filter(({ wrong }) => !['lost', 'double'].includes(wrong))).toEqual([]);
      expect(found.filter((wrong) => wrong === 'lost')).toHaveLength(1);
    } finally {
      await site.end();
    }
  });
});
