import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { oneLinePattern } from '#api/text-patterns.ts';

/** Which file of the central bank: scenarios of what is expected to happen, those at which everything is priced, or a zero curve. */
export const centralBankFileKinds = ['pSet', 'qSet', 'curve'] as const;
export type CentralBankFileKind = (typeof centralBankFileKinds)[number];

const megabyte = 1024 * 1024;

/** A set of 20,000 scenarios is about 180 MB; one of 100,000 comes packed. A curve is a small table. */
export const centralBankLimits = {
  setMegabytes: 512,
  curveMegabytes: 5,
  /** Bytes that are sent at a time, so that each call ends in time. */
  pieceSize: 4 * megabyte,
} as const;

const mostBytes = (kind: CentralBankFileKind): number =>
  megabyte * (kind === 'curve' ? centralBankLimits.curveMegabytes : centralBankLimits.setMegabytes);

const line = (maximum: number) =>
  z.string().trim().min(1, formMessages.filledIn).max(maximum).regex(oneLinePattern, formMessages.oneLine);

/** What a file is of: the quarter of a set (2026Q3), the day of a curve (2026-09-30). */
const isLabel = (kind: CentralBankFileKind, label: string): boolean =>
  kind === 'curve' ? z.iso.date().safeParse(label).success : /^20\d{2}Q[1-4]$/.test(label);

/** POST /api/central-bank-files/uploads: what is going to be sent, in pieces. */
export const newUploadSchema = z
  .strictObject({
    kind: z.enum(centralBankFileKinds),
    label: line(10),
    source: line(200),
    fileName: line(200),
    fileSize: z.number().int().positive(),
  })
  .superRefine(({ kind, label, fileSize }, context) => {
    if (!isLabel(kind, label))
      context.addIssue({
        code: 'custom',
        path: ['label'],
        message: formMessages[kind === 'curve' ? 'filledIn' : 'quarter'],
      });
    if (fileSize > mostBytes(kind))
      context.addIssue({ code: 'custom', path: ['fileSize'], message: formMessages.largeFile });
  });
export type NewUpload = z.infer<typeof newUploadSchema>;

const uploadSchema = z.object({
  id: z.string(),
  kind: z.enum(centralBankFileKinds),
  label: z.string(),
  fileName: z.string(),
  fileSize: z.number(),
  /** `failed` is a fault of ours; `refused` says what is wrong with the file. */
  phase: z.enum(['receiving', 'reading', 'kept', 'refused', 'failed']),
  /** Bytes that were received, and the part that was read. */
  received: z.number(),
  part: z.number(),
  refusal: z.object({ message: z.string(), remedy: z.string() }).nullable(),
  /** Of what was kept. */
  fileId: z.string().nullable(),
});
/** An upload: one at a time, from its first piece until the answer on the whole file. */
export type CentralBankUpload = z.infer<typeof uploadSchema>;
export const uploadAnswerSchema = z.object({ data: uploadSchema });

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

/** GET /api/central-bank-files: of each kind the newest first, and the upload that is going on. */
export const centralBankFilesSchema = z.object({
  data: z.object({ files: z.array(centralBankFileSchema), upload: uploadSchema.nullable() }),
});

/**
 * GET /api/central-bank-files/offered: the curves and P-sets that a dossier is calculated with from now on, the newest first, by the names in its
 * outcome. Who looks at an outcome is told of a newer one.
 */
export const offeredFilesSchema = z.object({
  data: z.object({
    curves: z.array(z.object({ name: z.string(), date: z.iso.date() })).readonly(),
    sets: z.array(z.object({ name: z.string(), quarter: z.string() })).readonly(),
  }),
});
export type OfferedFiles = z.infer<typeof offeredFilesSchema>['data'];
