import { queryOptions } from '@tanstack/react-query';
import { officeStandardsAnswerSchema, type OfficeStandardsUpdate } from '#api/office-standards.ts';
import { apiPaths } from '#api/paths.ts';
import { dataOf, dataQuery } from '#web/lib/api-data.ts';

export const officeStandardsQuery = queryOptions({
  ...dataQuery(['office-standards'], apiPaths.officeStandards, officeStandardsAnswerSchema),
  // A form is filled with it: it changes when the person asks for that.
  staleTime: Infinity,
  gcTime: 0,
});

export const saveOfficeStandards = (body: OfficeStandardsUpdate) =>
  dataOf(apiPaths.officeStandards, officeStandardsAnswerSchema, { method: 'PUT', body });
