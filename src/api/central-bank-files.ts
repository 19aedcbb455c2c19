import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { oneLinePattern } from '#api/text-patterns.ts';

/** Which file of the central bank: scenarios of what is expected to happen, those at which everything is priced, or a zero curve. */
export const centralBankFileKinds = ['pSet', 'qSet', 'curve'] as const;
export type CentralBankFileKind = (typeof centralBankFileKinds)[number];

const line = (maximum: number) =>
  z.string().trim().min(1, formMessages.filledIn).max(maximum).regex(oneLinePattern, formMessages.oneLine);

/** How outcomes name the source, and the name of the file. */
export const fileFacts = { source: line(200), fileName: line(200) } as const;

/** POST /api/central-bank-files/curves: the query beside the bytes of a curve, which is of one day. */
export const newCurveSchema = z.strictObject({ label: z.iso.date(formMessages.filledIn), ...fileFacts });
export const addedFileSchema = z.object({ data: z.object({ id: z.string() }) });

const spread = z.object({ mean: z.number(), deviation: z.number() });

export const setContentSchema = z.object({
  /** Scenarios that are kept, and those in the file. */
  count: z.number().int(),
  countInFile: z.number().int(),
  years: z.number().int(),
  moments: z.array(
    z.object({ year: z.number().int(), equityReturn: spread, priceInflation: spread, rateOfTenYears: spread }),
  ),
});
export type SetContent = z.infer<typeof setContentSchema>;

/** Zero rates of the terms 1, 2, 3 and so on in years, fractions. */
export const curveContentSchema = z.object({ rates: z.array(z.number()).min(1) });
export type CurveContent = z.infer<typeof curveContentSchema>;

export const centralBankFileSchema = z.object({
  id: z.string(),
  kind: z.enum(centralBankFileKinds),
  /** Quarter of a set (2026Q3), day of a curve (2026-09-30). */
  label: z.string(),
  source: z.string(),
  fileName: z.string(),
  fileSize: z.number(),
  sha256: z.string(),
  addedOn: z.iso.datetime(),
  addedBy: z.string(),
  /** Not offered to dossiers that are calculated from then on. */
  withdrawnOn: z.iso.datetime().nullable(),
  /** Dossiers of which the kept effects were calculated with it. */
  dossiers: z.number().int(),
  content: z.union([setContentSchema, curveContentSchema]),
});
export type CentralBankFile = z.infer<typeof centralBankFileSchema>;

/** GET /api/central-bank-files: of each kind the newest first. */
export const centralBankFilesSchema = z.object({ data: z.array(centralBankFileSchema) });

/**
 * GET /api/central-bank-files/offered: the curves and P-sets that a dossier is calculated with from now on, the newest first, by the names in its
 * outcome. Readers of an outcome see that there is a newer one.
 */
export const offeredFilesSchema = z.object({
  data: z.object({
    curves: z.array(z.object({ name: z.string(), date: z.iso.date() })).readonly(),
    sets: z.array(z.object({ name: z.string(), quarter: z.string() })).readonly(),
  }),
});
export type OfferedFiles = z.infer<typeof offeredFilesSchema>['data'];
