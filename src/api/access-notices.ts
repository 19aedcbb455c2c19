import { z } from 'zod';

/** GET /api/access-notices: what an adviser should know about access to the own organisation. */
export const accessNoticesSchema = z.object({
  data: z.object({
    /** Access that the operator of the server issued and this adviser has not dismissed, newest first. */
    issued: z.array(z.object({ id: z.string(), issuedOn: z.iso.datetime(), holder: z.string() })),
    /** How many invitations wait for an adviser. */
    invitations: z.number().int(),
    /** A code of one's own that works was issued by the provider, who may know it. */
    isOwnCodeOfProvider: z.boolean(),
  }),
});
export type AccessNotices = z.infer<typeof accessNoticesSchema>['data'];

/** POST /api/access-notices/seen: this notice and all before it. */
export const seenNoticeSchema = z.strictObject({ id: z.guid() });
