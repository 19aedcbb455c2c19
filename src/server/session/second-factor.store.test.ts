import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { checkedFactor } from '#server/session/factor-check.ts';
import { deleteFactor, factorState, storeRecoveryCodes } from '#server/session/factor-store.ts';
import { codeAt } from '#test/code-at.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { destroyOrganisationKey } from '#server/platform/database/organisation-key-store.ts';
import { isSealed } from '#server/platform/database/sealed-bytes.ts';
import { sealedSecret } from '#server/session/sealed-secret.ts';
import { sealOlderFiles } from '#server/vault/seal-older-files.job.ts';
import { databaseKinds } from '#test/database.ts';
import { gate, madePerson, operator, storedOpen, testKeys } from '#test/factories.ts';
import { appSecret, giveSecondFactor } from '#test/second-factor.ts';

const tried = (database: Database, person: Person, code: string) =>
  database.as(gate, (tx) => checkedFactor({ keys: testKeys, recordAct }, tx, person, 'here', code));
const manyTimes = <Outcome>(attempt: () => Promise<Outcome>, count: number) =>
  Promise.all(Array.from({ length: count }, attempt));

/** The secret as the row has it. */
const storedSecret = (database: Database, { holderId }: Person) =>
  database.as(gate, async (tx) => {
    const { rows } = await sql<{ secret: Uint8Array }>`select secret from second_factor
      where holder_id = ${holderId}`.execute(tx);
    return Buffer.from(rows[0]?.secret ?? []);
  });

describe.each(databaseKinds)('a second factor on $name', ({ use }) => {
  const open = use();

  async function situation() {
    const database = await open();
    const person = await madePerson(database);
    await giveSecondFactor(database, person.holderName);
    const recoveryCode = newAccessCode();
    await database.as(gate, (tx) => storeRecoveryCodes(tx, person, [codeHash(testKeys[0], recoveryCode)]));
    return { database, person, recoveryCode };
  }

  it('takes one code once, however many try it at the same time, and a recovery code too', async () => {
    const { database, person, recoveryCode } = await situation();
    const code = codeAt(appSecret, new Date());
    const outcomes = await manyTimes(() => tried(database, person, code), 6);
    expect(outcomes.filter(({ is }) => is === 'right')).toHaveLength(1);
    const recovered = await manyTimes(() => tried(database, person, recoveryCode), 3);
    expect(recovered.filter(({ is }) => is === 'recovered')).toHaveLength(1);
  });

  it('looks at three wrong codes of one sender before it has to wait, however many come at the same time', async () => {
    const { database, person } = await situation();
    const outcomes = await manyTimes(() => tried(database, person, 'geen code'), 8);
    expect(outcomes.filter(({ is }) => is === 'wrong')).toHaveLength(3);
    expect(outcomes.filter(({ is }) => is === 'blocked')).toHaveLength(5);
  });

  it('is seen and taken away within its organisation alone, and keeps its secret from whoever reads the rows', async () => {
    const { database, person } = await situation();
    const stranger = await madePerson(database);
    await database.as(stranger, (tx) => deleteFactor(tx, person));
    expect(await database.as(gate, (tx) => factorState(tx, person))).toMatchObject({
      isSet: true,
      recoveryCodesLeft: 1,
    });
    const secret = await storedSecret(database, person);
    expect(isSealed(secret)).toBe(true);
    expect(secret.includes(Buffer.from(appSecret))).toBe(false);
    const organisation = { id: person.organisationId, name: person.organisationName };
    const colleague = await madePerson(database, { organisation });
    expect(await database.as(colleague, (tx) => deleteFactor(tx, person))).toBe(true);
    expect(await database.as(gate, (tx) => factorState(tx, person))).toMatchObject({
      isSet: false,
      recoveryCodesLeft: 0,
    });
  });

  it('has its secret under the key of its organisation: destroyed, no code of the app is right any more', async () => {
    const { database, person, recoveryCode } = await situation();
    await database.as(operator, (tx) => destroyOrganisationKey(tx, person.organisationId));
    expect(await tried(database, person, codeAt(appSecret, new Date()))).toEqual({ is: 'wrong' });
    // A key that came after it does not open it either.
    const colleague = await madePerson(database, {
      organisation: { id: person.organisationId, name: person.organisationName },
    });
    await giveSecondFactor(database, colleague.holderName);
    expect(await tried(database, person, codeAt(appSecret, new Date()))).toEqual({ is: 'wrong' });
    expect(await tried(database, person, recoveryCode)).toEqual({ is: 'recovered' });
  });

  it('of before there was such a key works, and is sealed with it afterwards, once', async () => {
    const { database, person } = await situation();
    const before = sealedSecret(testKeys, appSecret, person);
    await database.as(gate, (tx) =>
      tx
        .updateTable('second_factor')
        .set({ secret: storedOpen(before) })
        .where('holder_id', '=', person.holderId)
        .execute(),
    );
    const stepAgo = new Date(Date.now() - 30_000);
    expect(await tried(database, person, codeAt(appSecret, stepAgo))).toEqual({ is: 'right' });
    await sealOlderFiles({ database, log: logTo('silent') });
    const sealed = await storedSecret(database, person);
    expect(isSealed(sealed)).toBe(true);
    await sealOlderFiles({ database, log: logTo('silent') });
    expect(await storedSecret(database, person)).toEqual(sealed);
    expect(await tried(database, person, codeAt(appSecret, new Date()))).toEqual({ is: 'right' });
  });
});
