import { z } from 'zod';

export const roleSchema = z.enum(['provider', 'adviser', 'employer']);
export type Role = z.infer<typeof roleSchema>;

/** The signed-in person, in the answers of the token check and the current-user call. */
export const currentUserSchema = z.object({
  name: z.string(),
  organisation: z.string(),
  role: roleSchema,
  /** Employer role: the one client this person may see. */
  clientId: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** POST /api/generatetoken takes an access code or the token of a hand-off link. */
export const generateTokenSchema = z.union([
  z.strictObject({ accessCode: z.string().min(1).max(64) }),
  z.strictObject({ handoff: z.string().min(1).max(4096) }),
]);

export const apiTokenSchema = z.object({ api_token: z.string() });

/** GET /api/confirmjwtvalid (the token in the header, or ?token=) and GET /api/users/current */
export const currentUserAnswerSchema = z.object({ data: currentUserSchema });
