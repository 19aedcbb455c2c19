import { z } from 'zod';

/** Something that the browser reads only where it knows its version. */
const opaqueSchema = z.record(z.string(), z.unknown());

/** GET .../documents/{docId}/result: what the results page shows. */
export const resultAnswerSchema = z.object({
  data: z.object({ version: z.number().int(), calculatedOn: z.iso.datetime(), result: opaqueSchema }),
});

const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  /** Null for the file as a whole. */
  sheet: z.string().nullable(),
  /** Null for a sheet or the file as a whole. */
  cell: z.string().nullable(),
  /** Label of the field or header of the column. */
  field: z.string().nullable(),
  /** What stood in the cell; of MORE_FINDINGS how many there are. */
  found: z.string().nullable(),
  /** Dutch sentences. */
  message: z.string(),
  remedy: z.string(),
});

/** GET .../documents/{docId}/findings */
export const findingsAnswerSchema = z.object({
  data: z.object({
    version: z.number().int(),
    calculatedOn: z.iso.datetime(),
    /** After the retention period: what is left is which kind of finding there was, and where. */
    areValuesLeftOut: z.boolean(),
    findings: z.array(findingSchema),
  }),
});

/** GET .../documents/{docId}/input: the dossier to calculate it again with other choices. */
export const inputAnswerSchema = z.object({
  data: z.object({ version: z.number().int(), calculatedOn: z.iso.datetime(), input: opaqueSchema }),
});

/** GET .../documents/{docId}/effects: the transition effects that the law prescribes, or why there are none. */
export const effectsAnswerSchema = z.object({
  data: z.object({ version: z.number().int(), calculatedOn: z.iso.datetime(), effects: opaqueSchema }),
});
