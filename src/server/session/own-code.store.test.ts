import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { insertNamed } from '#server/organisations/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issuedCode, issuedHandoff } from '#server/session/issue.ts';
import { insertAccessCode } from '#server/session/issue-store.ts';
import { signInRules, storeSignInRules } from '#server/session/sign-in-rules-store.ts';
import { refusalNotes } from '#server/session/refused-sign-in.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import { recognition, tokenForCode, tokenForHandoff } from '#server/session/sign-in.ts';
import { wrongCodeLimits } from '#server/session/wrong-code-limits.ts';
import { databaseKinds } from '#test/database.ts';
import { gate, madeOrganisation, madePerson, testKeys, uniqueName } from '#test/factories.ts';

const entrant = { address: '10.0.0.1', userAgent: '' };
const chosen = { idleMinutes: 120, sessionHours: 12, needsSecondFactor: false };

function partsOf(database: Database) {
  const parts = { database, keys: testKeys, recordAct };
  return { ...parts, limits: wrongCodeLimits(), wrongCodePause: 0, noteRefusal: refusalNotes(parts) };
}

describe.each(databaseKinds)('exchanging an issued code on $name', ({ use }) => {
  const open = use();

  /** An organisation that the provider made on its page, with an adviser. */
  async function organisationOfPage() {
    const database = await open();
    const provider = await madePerson(database, { role: 'provider' });
    const name = uniqueName('Kantoor');
    const id = await database.as(provider, (tx) => insertNamed(tx, name));
    return { database, adviser: await madePerson(database, { organisation: { id, name } }) };
  }

  async function lacksOwnCode(database: Database, token: string): Promise<boolean> {
    return (await recognition(database, testKeys)(token, entrant.address)).lacksOwnCode;
  }

  it('is asked as the organisation began, until it chooses, whatever a program of before wrote', async () => {
    const { database, adviser } = await organisationOfPage();
    const { organisationId, organisationName: organisation, holderName: holder } = adviser;
    const parts = partsOf(database);
    const { secret } = await issuedCode(parts, { organisation, holder, role: 'adviser', clientId: null }, 9);
    const token = await tokenForCode(parts, secret, entrant);
    const isAsked = async () => [
      (await database.as(adviser, (tx) => signInRules(tx, organisationId))).needsOwnCode,
      await lacksOwnCode(database, token),
    ];
    expect(await isAsked()).toEqual([true, true]);
    const ofBefore = { organisation_id: organisationId, idle_minutes: 60, session_hours: 8, changed_by: holder };
    await database.as(adviser, (tx) => tx.insertInto('sign_in_rules').values(ofBefore).execute());
    expect(await isAsked()).toEqual([true, true]);
    for (const needsOwnCode of [false, true]) {
      await database.as(adviser, (tx) => storeSignInRules(tx, organisationId, { ...chosen, needsOwnCode }, holder));
      expect(await isAsked()).toEqual([needsOwnCode, needsOwnCode]);
    }
  });

  it('is always asked of a provider, and of nobody who came by a link', async () => {
    const database = await open();
    const parts = partsOf(database);
    const { name: organisation } = await madeOrganisation(database);
    const asked = async (role: 'provider' | 'adviser') => {
      const whom = { organisation, holder: uniqueName('Houder'), role, clientId: null };
      const byCode = await tokenForCode(parts, (await issuedCode(parts, whom, 9)).secret, entrant);
      const byLink = await tokenForHandoff(parts, (await issuedHandoff(parts, whom)).secret, entrant);
      return [await lacksOwnCode(database, byCode), await lacksOwnCode(database, byLink)];
    };
    expect(await asked('provider')).toEqual([true, false]);
    expect(await asked('adviser')).toEqual([false, false]);
  });

  it('is not asked of a code that its holder issued, and is of one by somebody with that name elsewhere', async () => {
    const { database, adviser } = await organisationOfPage();
    const { organisationId, holderId, holderName: name } = adviser;
    const asked = async (role: 'adviser' | 'provider', issuer: string) => {
      const code = newAccessCode();
      const given = { organisationId, holderId, hash: codeHash(testKeys[0], code), until: { days: 9 } };
      await database.as(gate, (tx) => insertAccessCode(tx, { ...given, issuer: { role, name: issuer } }));
      return lacksOwnCode(database, await tokenForCode(partsOf(database), code, entrant));
    };
    expect(await asked('adviser', name)).toBe(false);
    expect(await asked('adviser', 'Een collega')).toBe(true);
    expect(await asked('provider', name)).toBe(true);
  });
});
