import { queryOptions } from '@tanstack/react-query';
import type { Desk } from '#api/desk.ts';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { deskCheck } from '#web/lib/desk-check.ts';

const whileCalculating = 20_000;

const isCalculating = ({ dossiers }: Desk): boolean => dossiers.some(({ reason }) => reason === 'running');

export const deskQuery = queryOptions({
  queryKey: ['desk'],
  queryFn: ({ signal }): Promise<Desk> => call(apiPaths.desk, deskCheck, { signal }),
  refetchInterval: ({ state: { data } }) => (data !== undefined && isCalculating(data) ? whileCalculating : false),
});
