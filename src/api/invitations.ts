import { z } from 'zod';

/** An adviser whom the provider proposes; there is no code until an adviser of the organisation confirms it. */
export const invitationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How long the code will be valid, from the confirmation. */
  days: z.number().int(),
  invitedBy: z.string(),
  createdOn: z.iso.datetime(),
  /** An adviser of this name is there already, and gets one more code. */
  isKnown: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** GET /api/invitations and GET /api/organisations/{id}/invitations, oldest first */
export const invitationListSchema = z.object({ data: z.array(invitationSchema) });
