import { setTimeout as pause } from 'node:timers/promises';
import { documentListSchema } from '#api/dossiers.ts';
import { type Caller, caller } from '#test/caller.ts';
import { patience } from '#test/patience.ts';

/** Signs in with a code. */
export async function signedInAt(address: string, accessCode: string): Promise<Caller> {
  const answer = await fetch(`${address}/api/generatetoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessCode }),
  });
  const { api_token: token } = (await answer.json()) as { api_token: string };
  return callerOf(address, token);
}

/** Signs in with an issued code, and exchanges it for an own one as is asked at its first use. */
export async function firstSignedInAt(address: string, accessCode: string): Promise<Caller> {
  const person = await signedInAt(address, accessCode);
  const answer = await person.call('POST', '/api/own-code');
  if (!answer.ok) throw new Error(`no own code: ${await answer.text()}`);
  return person;
}

/** Somebody with a token. */
export const callerOf = (address: string, token: string): Caller =>
  caller(address, token, { organisation: '', holder: '', role: 'adviser', clientId: null });

export async function documentsAt(person: Caller, clientId: string) {
  const answer = await person.call('GET', `/api/clients/${clientId}/documents`);
  return documentListSchema.parse(await answer.json()).data.documents;
}

/** Waits until every dossier of an employer has ended, so many milliseconds at most. */
export async function allEnded(person: Caller, clientId: string, longest = patience) {
  const deadline = Date.now() + longest;
  for (;;) {
    const documents = await documentsAt(person, clientId);
    if (documents.every(({ calculationStatus }) => !['Submitted', 'Unknown'].includes(calculationStatus)))
      return documents;
    if (Date.now() > deadline) throw new Error(`still busy: ${JSON.stringify(documents)}`);
    await pause(100);
  }
}
