import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#api/paths.ts';
import { retentionAnswerSchema } from '#api/retention.ts';
import { call } from '#web/lib/api-client.ts';

/** Days that the organisation keeps files with participants. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: async ({ signal }): Promise<number> =>
    (await call(apiPaths.retention, retentionAnswerSchema, { signal })).data.days,
});

export async function setRetention(days: number): Promise<number> {
  return (await call(apiPaths.retention, retentionAnswerSchema, { method: 'PUT', body: { days } })).data.days;
}
