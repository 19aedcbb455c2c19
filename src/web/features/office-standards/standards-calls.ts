import { queryOptions } from '@tanstack/react-query';
import {
  officeStandardsAnswerSchema,
  type OfficeStandardsUpdate,
  type ShownOfficeStandards,
} from '#api/office-standards.ts';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';

export const officeStandardsQuery = queryOptions({
  queryKey: ['office-standards'],
  queryFn: async ({ signal }): Promise<ShownOfficeStandards> =>
    (await call(apiPaths.officeStandards, officeStandardsAnswerSchema, { signal })).data,
  // A form is filled with it: it changes when the person asks for that.
  staleTime: Infinity,
  gcTime: 0,
});

export const saveOfficeStandards = async (body: OfficeStandardsUpdate): Promise<ShownOfficeStandards> =>
  (await call(apiPaths.officeStandards, officeStandardsAnswerSchema, { method: 'PUT', body })).data;
