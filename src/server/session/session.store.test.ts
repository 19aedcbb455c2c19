import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#test/database.ts';
import { gate, madeClient, madePerson, operator, testKeys, uniqueName } from '#test/factories.ts';
import { recordAct } from '#server/audit/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issuedCode, issuedHandoff, type Recipient, revokeAccess } from '#server/session/issue.ts';
import { refusalNotes } from '#server/session/refused-sign-in.ts';
import { recognition, tokenForCode, tokenForHandoff } from '#server/session/sign-in.ts';
import { signingKeys } from '#server/session/signing-keys.ts';
import { endSession } from '#server/session/store.ts';
import { verifiedToken } from '#server/session/tokens.ts';
import { wrongCodeLimits } from '#server/session/wrong-code-limits.ts';

const recipient = (): Recipient => ({
  organisation: uniqueName('Kantoor'),
  holder: 'Vera',
  role: 'adviser',
  clientId: null,
});

const from = (address: string) => ({ address, userAgent: '' });

function partsOf(database: Database) {
  return {
    database,
    keys: testKeys,
    recordAct,
    limits: wrongCodeLimits(),
    wrongCodePause: 0,
    noteRefusal: refusalNotes({ database, recordAct }),
  };
}

describe.each(databaseKinds)('signing in on $name', ({ use }) => {
  const open = use();

  async function signedIn() {
    const database = await open();
    const parts = partsOf(database);
    const whom = recipient();
    const { secret: code } = await issuedCode(parts, whom, 30);
    const token = await tokenForCode(parts, code, from('10.0.0.1'));
    const recognise = recognition(database, testKeys);
    return { database, parts, whom, code, token, recognise: () => recognise(token, '10.0.0.1') };
  }

  const change = (database: Database, table: 'session' | 'access_code' | 'handoff', set: string) =>
    database.as(operator, (tx) => sql`update ${sql.table(table)} set ${sql.raw(set)}`.execute(tx));

  it('gives the holder of a code a token that is recognised', async () => {
    const { recognise, whom } = await signedIn();
    const person = await recognise();
    expect(person).toMatchObject({ holderName: 'Vera', organisationName: whom.organisation, role: 'adviser' });
  });

  it('lets nobody else become the gate by asking who a session is of', async () => {
    const { database } = await signedIn();
    const id = '00000000-0000-4000-8000-000000000000';
    const asking = database.as(gate, (tx) =>
      sql`select * from holder_of_session(${id}, ${id}, interval '1 hour')`.execute(tx),
    );
    await expect(asking).rejects.toThrow(/permission denied for function/);
    const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(database.kysely);
    expect(rows).toEqual([{ role: 'none' }]);
  });

  it('takes a code in small letters, without dashes and with look-alikes', async () => {
    const { parts, code } = await signedIn();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    await expect(tokenForCode(parts, typed, from('10.0.0.1'))).resolves.toMatch(/^eyJ/);
  });

  it('stores nothing from which a code could be read', async () => {
    const { database, code } = await signedIn();
    const rows = await database.as(operator, (tx) => tx.selectFrom('access_code').selectAll().execute());
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(Buffer.from(rows[0]?.code_hash ?? []).toString()).not.toContain(code.replaceAll('-', ''));
  });

  it.each([
    ['expired', `expires_on = now() - interval '1 second'`],
    ['revoked', 'revoked_on = now()'],
  ])('refuses a code that is %s', async (_, set) => {
    const { database, parts, code } = await signedIn();
    await change(database, 'access_code', set);
    await expect(tokenForCode(parts, code, from('10.0.0.1'))).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' });
  });

  it('takes its time to refuse a wrong code, and none for a right one', async () => {
    const { parts, code } = await signedIn();
    const patient = { ...parts, wrongCodePause: 60_000 };
    await expect(tokenForCode(patient, code, from('10.0.0.1'))).resolves.toMatch(/^eyJ/);
    const started = performance.now();
    const wrong = tokenForCode({ ...parts, wrongCodePause: 400 }, 'AAAAA', from('10.0.0.1'));
    await expect(wrong).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' });
    // A timer may be a hair early.
    expect(performance.now() - started).toBeGreaterThan(390);
  });

  it('takes codes of an older key after a newer one came, and no longer when it went', async () => {
    const { parts, code } = await signedIn();
    const newer = signingKeys(['another key, at least thirty-two bytes'], '');
    const both = { ...parts, keys: [newer[0], testKeys[0]] as const };
    await expect(tokenForCode(both, code, from('10.0.0.1'))).resolves.toMatch(/^eyJ/);
    const wrong = tokenForCode({ ...parts, keys: newer }, code, from('10.0.0.1'));
    await expect(wrong).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' });
  });

  it('takes a hand-off link once, however many try at the same time', async () => {
    const { parts, whom } = await signedIn();
    const { secret } = await issuedHandoff(parts, whom);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => tokenForHandoff(parts, secret, from('10.0.0.1'))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a hand-off link that has run out', async () => {
    const { database, parts, whom } = await signedIn();
    const { secret } = await issuedHandoff(parts, whom);
    await change(database, 'handoff', `expires_on = now() - interval '1 second'`);
    await expect(tokenForHandoff(parts, secret, from('10.0.0.1'))).rejects.toMatchObject({ code: 'HANDOFF_WRONG' });
  });

  it('accepts neither kind of token as the other', async () => {
    const { database, parts, whom, token } = await signedIn();
    const { secret } = await issuedHandoff(parts, whom);
    await expect(tokenForHandoff(parts, token, from('10.0.0.1'))).rejects.toMatchObject({ code: 'HANDOFF_WRONG' });
    const asSession = recognition(database, testKeys)(secret, '10.0.0.1');
    await expect(asSession).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it.each([
    ['is not used for two hours', `last_seen_on = now() - interval '121 minutes'`],
    ['reaches its end', `expires_on = now() - interval '1 second'`],
  ])('ends a session that %s', async (_, set) => {
    const { database, recognise } = await signedIn();
    await change(database, 'session', set);
    await expect(recognise()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it('keeps a session that is used, and writes that down once a minute', async () => {
    const { database, recognise } = await signedIn();
    await change(database, 'session', `last_seen_on = now() - interval '119 minutes'`);
    await recognise();
    const seen = await database.as(gate, (tx) => tx.selectFrom('session').select('last_seen_on').executeTakeFirst());
    expect(Date.now() - (seen?.last_seen_on.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('ends one session at logout and leaves the others', async () => {
    const { database, parts, code, token, recognise } = await signedIn();
    const other = await tokenForCode(parts, code, from('10.0.0.2'));
    const claims = await verifiedToken(testKeys, 'session', token);
    await database.as(gate, (tx) => endSession(tx, claims?.organisationId ?? '', claims?.id ?? ''));
    await expect(recognise()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(recognition(database, testKeys)(other, '')).resolves.toMatchObject({ holderName: 'Vera' });
  });

  it('ends sessions, codes and unused links of a holder at once when access is revoked', async () => {
    const { parts, whom, code, recognise } = await signedIn();
    const { secret } = await issuedHandoff(parts, whom);
    await revokeAccess(parts, whom.organisation, whom.holder);
    await expect(recognise()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(tokenForCode(parts, code, from('10.0.0.1'))).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' });
    await expect(tokenForHandoff(parts, secret, from('10.0.0.1'))).rejects.toMatchObject({ code: 'HANDOFF_WRONG' });
  });

  it('leaves the codes of others as they are when access is revoked', async () => {
    const { parts, whom } = await signedIn();
    const { secret } = await issuedCode(parts, { ...whom, holder: 'Wim' }, 1);
    await revokeAccess(parts, whom.organisation, whom.holder);
    await expect(tokenForCode(parts, secret, from('10.0.0.1'))).resolves.toMatch(/^eyJ/);
  });

  it('lets a holder in again with a code issued after the revocation', async () => {
    const { parts, whom } = await signedIn();
    await revokeAccess(parts, whom.organisation, whom.holder);
    const { secret } = await issuedCode(parts, whom, 1);
    await expect(tokenForCode(parts, secret, from('10.0.0.1'))).resolves.toMatch(/^eyJ/);
  });

  it('refuses to give a holder a second role, or access to an employer that is not there', async () => {
    const { parts, whom } = await signedIn();
    await expect(issuedCode(parts, { ...whom, role: 'provider' }, 1)).rejects.toThrow('al een andere rol');
    const nowhere = { ...whom, holder: 'Wim', role: 'employer', clientId: crypto.randomUUID() } as const;
    await expect(issuedCode(parts, nowhere, 1)).rejects.toThrow('geen werkgever');
  });

  it('gives a holder access to one employer, and takes it away with the employer', async () => {
    const database = await open();
    const parts = partsOf(database);
    const adviser = await madePerson(database);
    const clientId = await madeClient(database, adviser);
    const whom = { organisation: adviser.organisationName, holder: 'Wies', role: 'employer', clientId } as const;
    const { secret } = await issuedCode(parts, whom, 1);
    const elsewhere = issuedCode(parts, { ...whom, clientId: crypto.randomUUID() }, 1);
    await expect(elsewhere).rejects.toThrow('al toegang voor een andere werkgever');
    const told = await database.as(operator, (tx) => tx.selectFrom('audit_entry').select('client_id').execute());
    expect(told).toEqual([{ client_id: clientId }]);
    await database.as(adviser, (tx) => tx.deleteFrom('client').where('id', '=', clientId).execute());
    await expect(tokenForCode(parts, secret, from('10.0.0.1'))).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' });
  });

  it('writes down who signed in and from where', async () => {
    const { database } = await signedIn();
    const entries = await database.as(operator, (tx) =>
      tx.selectFrom('audit_entry').select(['action', 'holder_name', 'address']).orderBy('arrival').execute(),
    );
    expect(entries).toEqual([
      { action: 'access issued by operator', holder_name: 'access-commando', address: null },
      { action: 'signed in', holder_name: 'Vera', address: '10.0.0.1' },
    ]);
  });
});
