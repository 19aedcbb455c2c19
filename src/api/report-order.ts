import { z } from 'zod';
import { mostCompared } from '#api/variant-limits.ts';

/** POST .../report: the variants that stand in workbook and report when they are made again; none: as without variants. */
export const reportOrderSchema = z.strictObject({
  variantIds: z
    .array(z.guid())
    .max(mostCompared)
    .refine((ids) => new Set(ids).size === ids.length),
});
