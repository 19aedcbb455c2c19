import { z } from 'zod';
import { secondFactorSchema } from '#api/second-factor.ts';

export const roleSchema = z.enum(['provider', 'adviser', 'employer']);
export type Role = z.infer<typeof roleSchema>;

/** The signed-in person, in the answers of the token check and the current-user call. */
export const currentUserSchema = z.object({
  name: z.string(),
  organisation: z.string(),
  role: roleSchema,
  /** Employer role: the one client this person may see. */
  clientId: z.string().nullable(),
  /** A second factor is required of this person and not set: until it is, nothing else is answered. */
  lacksSecondFactor: z.boolean(),
  /** This person came in by an issued code, at its first use or to recover: an own one is made before all else is answered. */
  lacksOwnCode: z.boolean(),
  /** An own code was made earlier for that code. */
  hasOwnCode: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** POST /api/generatetoken takes an access code or the token of a hand-off link, and the second factor of those who have one. */
export const generateTokenSchema = z.union([
  z.strictObject({ accessCode: z.string().min(1).max(64), secondFactor: secondFactorSchema.optional() }),
  z.strictObject({ handoff: z.string().min(1).max(4096), secondFactor: secondFactorSchema.optional() }),
]);

export const apiTokenSchema = z.object({ api_token: z.string() });

/** GET /api/confirmjwtvalid (the token in the header, or ?token=) and GET /api/users/current */
export const currentUserAnswerSchema = z.object({ data: currentUserSchema });
