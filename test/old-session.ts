import { sql } from 'kysely';
import { provenMinutes } from '#api/reauthentication.ts';
import type { Database } from '#server/platform/database/database.ts';
import { gate } from '#test/factories.ts';

/** Has a holder, known by a name that no other has, be signed in since so long that they have to prove once more who they are. */
export async function signedInLongAgo(database: Database, holderName: string): Promise<void> {
  await database.as(gate, async (tx) => {
    const { id } = await tx.selectFrom('holder').select('id').where('name', '=', holderName).executeTakeFirstOrThrow();
    await sql`update session set created_on = now() - ${provenMinutes + 1} * interval '1 minute', proven_on = null
      where holder_id = ${id}`.execute(tx);
  });
}
