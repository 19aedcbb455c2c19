import { z } from 'zod';

/** What the server says when a call is refused or fails. `message` is Dutch and safe to show. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Identifies an unexpected fault in the log. */
  reference: z.string().optional(),
  /** Per field of a form: what is wrong. */
  fields: z.record(z.string(), z.string()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
