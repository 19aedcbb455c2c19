import { queryOptions } from '@tanstack/react-query';
import {
  clientAnswerSchema,
  clientListSchema,
  type Client,
  type ClientInput,
  type ClientUpdate,
} from '#api/clients.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { call, send } from '#web/lib/api-client.ts';

export const clientListQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: async ({ signal }): Promise<readonly Client[]> =>
    (await call(apiPaths.clients, clientListSchema, { signal })).data,
});

export async function addClient(input: ClientInput): Promise<Client> {
  return (await call(apiPaths.clients, clientAnswerSchema, { method: 'POST', body: input })).data;
}

export async function changeClient(clientId: string, update: ClientUpdate): Promise<Client> {
  const path = filledPath(apiPaths.client, { clientId });
  return (await call(path, clientAnswerSchema, { method: 'PUT', body: update })).data;
}

export async function deleteClient(clientId: string): Promise<void> {
  await send(filledPath(apiPaths.client, { clientId }), { method: 'DELETE' });
}
