import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#api/paths.ts';
import { reportStateAnswerSchema } from '#api/reports.ts';
import { dataOf, dataQuery } from '#web/lib/api-data.ts';

const whileRunning = 2000;

/** Whether the reports are in the house style; asked repeatedly while some are being made. */
export const reportStateQuery = queryOptions({
  ...dataQuery(['reports'], apiPaths.reports, reportStateAnswerSchema),
  refetchInterval: ({ state }) => (state.data && state.data.running > 0 ? whileRunning : false),
});

export const restyleReports = () => dataOf(apiPaths.reportsRestyle, reportStateAnswerSchema, { method: 'POST' });
