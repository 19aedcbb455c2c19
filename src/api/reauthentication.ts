import { z } from 'zod';

/** So long after signing in, or after proving it once more, somebody is taken to be the one who did. */
export const provenMinutes = 15;

/** POST /api/reauthentication: a code of the second factor of those who have one, otherwise the access code. */
export const reauthenticationSchema = z.strictObject({ proof: z.string().trim().min(1).max(64) });

const reauthenticationStateSchema = z.object({
  /** Before what a found screen may not do. */
  isNeeded: z.boolean(),
  by: z.enum(['access code', 'second factor']),
});
export type ReauthenticationState = z.infer<typeof reauthenticationStateSchema>;

/** GET /api/reauthentication */
export const reauthenticationStateAnswerSchema = z.object({ data: reauthenticationStateSchema });
