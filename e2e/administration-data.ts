import type { RunningProcess } from '#test/server/running-server.ts';
import type { Caller } from '#test/caller.ts';
import { contactMessage } from '#test/fixtures/contact-message.ts';
import { callerOf, signedInAt } from '#test/server/ended-dossiers.ts';

/** Who may look at the administration of a server, and what its screens are about. */
export interface AdministrationData {
  readonly clientId: string;
  /** The organisation of the adviser. */
  readonly organisationId: string;
}

async function listed<Row>(person: Caller, path: string): Promise<Row[]> {
  return ((await (await person.call('GET', path)).json()) as { data: Row[] }).data;
}

/** Sees to it that a server has codes, a message and acts to show; once is enough. */
export async function fillAdministration(
  { address, code }: RunningProcess,
  providerToken: string,
): Promise<AdministrationData> {
  const adviser = await signedInAt(address, code);
  const clientId = (await listed<{ id: string }>(adviser, '/api/clients'))[0]?.id ?? '';
  const codes = await listed<{ role: string }>(adviser, '/api/access-codes');
  if (codes.every(({ role }) => role !== 'employer')) {
    for (const holder of ['Jo Jansen', 'Aleid van der Meulen-Hoogeveen'])
      await adviser.call('POST', '/api/access-codes', { clientId, holder });
    await adviser.call('POST', '/api/contactus', contactMessage);
  }
  const provider = callerOf(address, providerToken);
  const organisations = await listed<{ id: string; name: string }>(provider, '/api/organisations');
  return { clientId, organisationId: organisations.find(({ name }) => name !== 'De Aanbieder')?.id ?? '' };
}
