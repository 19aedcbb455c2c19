import { z } from 'zod';
import { accessNameSchema } from '#api/access-codes.ts';

/** POST /api/organisations */
export const newOrganisationSchema = z.strictObject({ name: accessNameSchema });

/** PUT /api/organisations/{id}. Nobody of an organisation that is not active is signed in or can sign in. */
export const organisationUpdateSchema = newOrganisationSchema.extend({ isActive: z.boolean() });
export type OrganisationUpdate = z.infer<typeof organisationUpdateSchema>;

/** An organisation as the provider sees it. */
export const organisationSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdOn: z.iso.datetime(),
  isActive: z.boolean(),
  /** Codes that work now. */
  activeCodes: z.number().int(),
  lastSignInOn: z.iso.datetime().nullable(),
  /** The provider's own: it cannot be made inactive. */
  isOwn: z.boolean(),
});
export type Organisation = z.infer<typeof organisationSchema>;

/** GET /api/organisations, by name */
export const organisationListSchema = z.object({ data: z.array(organisationSchema) });
export const organisationAnswerSchema = z.object({ data: organisationSchema });
