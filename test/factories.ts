import { randomBytes } from 'node:crypto';
import type { ClientInput } from '#api/clients.ts';
import type { Role } from '#api/session.ts';
import { insertClient } from '#server/clients/store.ts';
import type { Actor, Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertHolder, insertOrganisation } from '#server/session/issue-store.ts';
import { type SigningKeys, signingKeys } from '#server/session/signing-keys.ts';
import type { KeptBytes } from '#server/platform/database/sealed-bytes.ts';

export const operator: Actor = 'operator';
export const gate: Actor = 'gate';

export const testKeys: SigningKeys = signingKeys(['a signing key for tests, long enough'], '');

/** A name that no other test uses. */
export const uniqueName = (word: string): string => `${word} ${randomBytes(4).toString('hex')}`;

export const clientInput = (name: string = uniqueName('Werkgever')): ClientInput => ({
  name,
  kvkNumber: '12345678',
  reference: 'R1',
  contactName: 'Jo Jansen',
  contactEmail: 'jo@voorbeeld.nl',
  mayUpload: true,
  mayDecide: false,
});

/** Bytes that pass the gate of an upload; no workbook. */
export const zipBytes = (content: string = randomBytes(8).toString('hex')): Buffer =>
  Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(content)]);

/** Bytes of a row as they were stored before there was a vault. */
export const storedOpen = (bytes: Uint8Array): KeptBytes => bytes as unknown as KeptBytes;

export async function madeOrganisation(database: Database): Promise<{ id: string; name: string }> {
  return database.as(operator, (tx) => insertOrganisation(tx, uniqueName('Kantoor')));
}

/** Somebody of an organisation, a new one unless given. */
export async function madePerson(
  database: Database,
  options: { role?: Role; organisation?: { id: string; name: string }; clientId?: string } = {},
): Promise<Person> {
  const { role = 'adviser', clientId = null } = options;
  const organisation = options.organisation ?? (await madeOrganisation(database));
  const holder = await database.as(operator, (tx) =>
    insertHolder(tx, organisation.id, { name: uniqueName('Houder'), role, clientId }),
  );
  return {
    kind: 'person',
    role,
    organisationId: organisation.id,
    organisationName: organisation.name,
    holderId: holder.id,
    holderName: holder.name,
    clientId,
    sessionId: '',
    address: null,
  };
}

export async function madeClient(database: Database, adviser: Person, name?: string): Promise<string> {
  return database.as(adviser, (tx) => insertClient(tx, adviser.organisationId, clientInput(name)));
}
