import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { accessCodeListSchema } from '#api/access-codes.ts';
import {
  clientAnswerSchema,
  clientListSchema,
  type Client,
  type ClientInput,
  type ClientUpdate,
} from '#api/clients.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { send } from '#web/lib/api-client.ts';
import { dataOf, dataQuery, post, put } from '#web/lib/api-data.ts';
import { isNotThere } from '#web/lib/api-error.ts';
import { useChanges } from '#web/lib/changes/use-changes.ts';
import { type FetchedList, fetchedList, wholeListAsked } from '#web/lib/fetched-list.ts';
import type { KeptForm } from '#web/lib/unsent-form.ts';

export interface ClientList extends FetchedList {
  readonly clients: readonly Client[];
}

const queryKey = ['clients', 'list'] as const;

/** The employers, or the page of them that is asked for when they are many. */
export const clientListQuery = (asked = wholeListAsked) =>
  queryOptions({
    queryKey,
    queryFn: ({ client: queries, signal }): Promise<ClientList> =>
      fetchedList({
        path: apiPaths.clients,
        check: clientListSchema,
        asked,
        earlier: queries.getQueryData<ClientList>(queryKey),
        signal,
        listIn: ({ data: clients, part }) => ({ clients, part }),
      }),
  });

/** How many people of an employer have access. */
export const peopleQuery = (clientId: string | undefined) =>
  queryOptions({
    ...dataQuery(['access-codes', null], apiPaths.accessCodes, accessCodeListSchema),
    enabled: clientId !== undefined,
    select: (codes) =>
      new Set(codes.filter((code) => code.clientId === clientId && code.state === 'active').map(({ holder }) => holder))
        .size,
  });

/** Has the employers fetched as soon as one of them, or its dossiers, changed. */
export function useClientChanges(): void {
  const queries = useQueryClient();
  useChanges(() => void queries.invalidateQueries({ queryKey }));
}

/** However many they are. */
export const allClients = (): Promise<readonly Client[]> => dataOf(apiPaths.clients, clientListSchema);

/** One employer as the server has it now; undefined when it is gone. */
export async function fetchClient(clientId: string): Promise<Client | undefined> {
  try {
    return await dataOf(filledPath(apiPaths.client, { clientId }), clientAnswerSchema);
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

export const addClient = (input: ClientInput) => post(apiPaths.clients, clientAnswerSchema, input);

export const changeClient = (clientId: string, update: ClientUpdate) =>
  put(filledPath(apiPaths.client, { clientId }), clientAnswerSchema, update);

export async function deleteClient(clientId: string): Promise<void> {
  await send(filledPath(apiPaths.client, { clientId }), { method: 'DELETE' });
}

/** Undoes a deletion, as long as the server has not done it. */
export async function restoreClient(clientId: string): Promise<void> {
  await send(filledPath(apiPaths.clientRestore, { clientId }), { method: 'POST' });
}

/** What is kept of the form of an employer when the login ends. */
export interface UnsentClient {
  /** Null: a new one. */
  readonly client: Client | null;
  readonly version: number;
  readonly entered: Partial<ClientInput>;
}

export const clientForm: KeptForm<UnsentClient> = { name: 'employer' };
