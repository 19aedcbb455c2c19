import { z } from 'zod';

const recoverySchema = z.object({
  on: z.iso.datetime(),
  /** Browser and system, as far as recognised; null when unknown. */
  device: z.string().nullable(),
  /** Without the last part of its address; null when unknown. */
  network: z.string().nullable(),
});

/** A use of the issued code after an own one was made for it. */
export type Recovery = z.infer<typeof recoverySchema>;

/** Of the uses for recovery, so many are kept. */
export const keptRecoveries = 10;

const ownCodeStateSchema = z.object({
  /** By what this session was opened. */
  cameBy: z.enum(['issued code', 'own code', 'other']),
  /** Null as long as none was made for the code that this session was opened by. */
  madeOn: z.iso.datetime().nullable(),
  /** Newest first. */
  recoveries: z.array(recoverySchema).readonly(),
});
export type OwnCodeState = z.infer<typeof ownCodeStateSchema>;

/** GET /api/own-code */
export const ownCodeStateAnswerSchema = z.object({ data: ownCodeStateSchema });

/** POST /api/own-code: the code, in this answer and never again. */
export const ownCodeAnswerSchema = z.object({ data: z.object({ code: z.string() }) });
