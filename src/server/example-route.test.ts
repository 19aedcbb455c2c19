import { expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';
import { uniqueName } from '#test/factories.ts';

const running = appForFile();

interface ListedClient {
  readonly id: string;
  readonly name: string;
  readonly dossierCount: number;
}

it('an organisation gets one example employer with one dossier, however often it is asked for', async () => {
  const organisation = uniqueName('Kantoor');
  const adviser = await running().signedIn('adviser', organisation);
  const ask = async () =>
    ((await (await adviser.call('POST', '/api/example')).json()) as { data: { clientId: string } }).data.clientId;
  const clientId = await ask();
  expect(await ask()).toBe(clientId);
  const { data } = (await (await adviser.call('GET', '/api/clients')).json()) as { data: ListedClient[] };
  expect(data).toMatchObject([{ id: clientId, name: 'De Schakel B.V. (voorbeeld)', dossierCount: 1 }]);
  const colleague = await running().signedIn('adviser', organisation);
  const documents = (await (await colleague.call('GET', `/api/clients/${clientId}/documents`)).json()) as {
    data: { documents: unknown[] };
  };
  expect(documents.data.documents).toMatchObject([{ isExample: true, calculationStatus: 'Submitted' }]);
});
