import { describe, expect, it } from 'vitest';
import { checkedFactor, wrongFactorMaximum } from '#server/session/second-factor/factor-check.ts';
import { deleteFactor, factorState, storeRecoveryCodes } from '#server/session/second-factor/factor-store.ts';
import { codeAt } from '#server/session/second-factor/one-time-code.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import type { Person } from '#server/platform/actor.ts';
import type { Database } from '#server/platform/database.ts';
import { databaseKinds } from '#test/database.ts';
import { gate, madePerson, testKeys } from '#test/factories.ts';
import { appSecret, giveSecondFactor } from '#test/second-factor.ts';

const tried = (database: Database, person: Person, code: string) =>
  database.as(gate, (tx) => checkedFactor(tx, testKeys, person, code));
const manyTimes = <Outcome>(attempt: () => Promise<Outcome>, count: number) =>
  Promise.all(Array.from({ length: count }, attempt));

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

  it('looks at no more codes than its limit, however many come at the same time', async () => {
    const { database, person } = await situation();
    const outcomes = await manyTimes(() => tried(database, person, 'geen code'), wrongFactorMaximum + 5);
    expect(outcomes.filter(({ is }) => is === 'wrong')).toHaveLength(wrongFactorMaximum);
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
    const rows = await database.as(gate, (tx) => tx.selectFrom('second_factor').select('secret').execute());
    expect(rows.map(({ secret }) => Buffer.from(secret).includes(Buffer.from(appSecret)))).toEqual([false]);
    const organisation = { id: person.organisationId, name: person.organisationName };
    const colleague = await madePerson(database, { organisation });
    expect(await database.as(colleague, (tx) => deleteFactor(tx, person))).toBe(true);
    expect(await database.as(gate, (tx) => factorState(tx, person))).toMatchObject({
      isSet: false,
      recoveryCodesLeft: 0,
    });
  });
});
