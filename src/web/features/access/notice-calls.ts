import { queryOptions } from '@tanstack/react-query';
import type { AccessNotices } from '#api/access-notices.ts';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { accessNoticesCheck } from '#web/lib/notices-check.ts';

/** What an adviser should know about access. */
export const accessNoticesQuery = queryOptions({
  queryKey: ['access-notices'],
  queryFn: ({ signal }): Promise<AccessNotices> => call(apiPaths.accessNotices, accessNoticesCheck, { signal }),
});

/** Dismisses a notice and all before it. */
export async function dismissNotices(id: string): Promise<AccessNotices> {
  return call(apiPaths.accessNoticesSeen, accessNoticesCheck, { method: 'POST', body: { id } });
}
