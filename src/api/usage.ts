import { z } from 'zod';
import { type LimitName, limitNames, limitsSchema, type UsageLimits, usageLimitsSchema } from '#api/usage-limits.ts';

/** What is in use now. */
export const usageSchema = z.object({
  /** Of all files of the dossiers. */
  bytes: z.number().int(),
  dossiers: z.number().int(),
  /** Calculations that wait or run. */
  openDossiers: z.number().int(),
  uploadsLastMinute: z.number().int(),
});
export type Usage = z.infer<typeof usageSchema>;

export const limitedUsageSchema = z.object({ used: usageSchema, limits: usageLimitsSchema });
export type LimitedUsage = z.infer<typeof limitedUsageSchema>;

/** GET /api/usage: of the organisation of the adviser who asks */
export const usageAnswerSchema = z.object({ data: limitedUsageSchema });

/** GET /api/clients/{id}/usage. An employer is not told what its adviser uses for others. */
export const clientUsageAnswerSchema = z.object({
  data: z.object({ employer: limitedUsageSchema, organisation: limitedUsageSchema.nullable() }),
});
export type ClientUsage = z.infer<typeof clientUsageAnswerSchema>['data'];

/** GET and PUT /api/organisations/{id}/limits: what an organisation uses, without whose it is */
export const organisationLimitsAnswerSchema = z.object({
  data: z.object({ used: usageSchema, limits: limitsSchema }),
});
export type OrganisationLimits = z.infer<typeof organisationLimitsAnswerSchema>['data'];

export const bytesPerMegabyte = 2 ** 20;

/** How much of each limit is in use, in the unit of the limit. */
export const usedOf = ({ bytes, openDossiers, uploadsLastMinute }: Usage): UsageLimits => ({
  megabytes: bytes / bytesPerMegabyte,
  openDossiers,
  uploadsPerMinute: uploadsLastMinute,
});

/** From this part of a limit on, people are warned. */
export const warningPart = 0.8;

/** The limits that are nearly reached, or reached. */
export function nearLimits({ used, limits }: LimitedUsage): readonly LimitName[] {
  const inUse = usedOf(used);
  return limitNames.filter((name) => inUse[name] >= warningPart * limits[name]);
}
