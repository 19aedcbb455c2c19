import type { Database } from '#server/platform/database/database.ts';
import { gate } from '#test/factories.ts';

/** Has a holder, known by a name that no other has, be signed in by an own code, as who exchanged the issued one. */
export async function exchangeCode(database: Database, holderName: string): Promise<void> {
  await database.as(gate, async (tx) => {
    const { id } = await tx.selectFrom('holder').select('id').where('name', '=', holderName).executeTakeFirstOrThrow();
    await tx.updateTable('session').set({ by_own_code: true }).where('holder_id', '=', id).execute();
  });
}
