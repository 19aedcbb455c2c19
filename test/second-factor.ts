import type { Database } from '#server/platform/database/database.ts';
import { keptSecret } from '#server/session/sealed-secret.ts';
import { gate, testKeys } from '#test/factories.ts';

/** What the app of everybody in tests holds. */
export const appSecret = new Uint8Array(20).fill(7);

/** Gives a holder, known by a name that no other has, a second factor that is set. */
export async function giveSecondFactor(database: Database, holderName: string): Promise<void> {
  await database.as(gate, async (tx) => {
    const { id: holderId, organisation_id: organisationId } = await tx
      .selectFrom('holder')
      .select(['id', 'organisation_id'])
      .where('name', '=', holderName)
      .executeTakeFirstOrThrow();
    const secret = await keptSecret(tx, testKeys, appSecret, { organisationId, holderId });
    await tx
      .insertInto('second_factor')
      .values({ organisation_id: organisationId, holder_id: holderId, secret, confirmed_on: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
