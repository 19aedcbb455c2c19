import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#api/paths.ts';
import { type ReportState, reportStateAnswerSchema } from '#api/reports.ts';
import { call } from '#web/lib/api-client.ts';

const whileRunning = 2000;

/** Whether the reports are in the house style; asked repeatedly while some are being made. */
export const reportStateQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async ({ signal }): Promise<ReportState> =>
    (await call(apiPaths.reports, reportStateAnswerSchema, { signal })).data,
  refetchInterval: ({ state }) => (state.data && state.data.running > 0 ? whileRunning : false),
});

export async function restyleReports(): Promise<ReportState> {
  return (await call(apiPaths.reportsRestyle, reportStateAnswerSchema, { method: 'POST' })).data;
}
