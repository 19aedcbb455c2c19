import { z } from 'zod';

/** Recovery codes that are made at a time; each works once. */
export const recoveryCodesNumber = 8;

/** A code of the authenticator app, or a recovery code. */
export const secondFactorSchema = z.string().trim().min(1).max(64);

/** POST /api/second-factor/confirmation, /removal and /recovery-codes */
export const factorCodeSchema = z.strictObject({ code: secondFactorSchema });

const secondFactorStateSchema = z.object({
  isSet: z.boolean(),
  /** By the role, or by the choice of the organisation. */
  isRequired: z.boolean(),
  setOn: z.iso.datetime().nullable(),
  /** Not used yet. */
  recoveryCodesLeft: z.number().int(),
  /** Wrong codes in the last day, of whomever. */
  wrongCodes: z.number().int().default(0),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** GET /api/second-factor */
export const secondFactorStateAnswerSchema = z.object({ data: secondFactorStateSchema });

const pendingFactorSchema = z.object({
  /** To be typed into an app that cannot scan (base 32). */
  secret: z.string(),
  /** What the QR code holds (otpauth://). */
  address: z.string(),
});

/** POST /api/second-factor: a secret that counts once a code of it is confirmed; in this answer and never again. */
export const pendingFactorAnswerSchema = z.object({ data: pendingFactorSchema });

/** The recovery codes, in this answer and never again. */
export const recoveryCodesAnswerSchema = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });
