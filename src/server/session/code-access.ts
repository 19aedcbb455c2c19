import type { RouteAccess } from '#server/platform/route-access.ts';

/** Which codes are theirs to manage is up to the database. */
export const mayManageCodes: RouteAccess = ['adviser', 'provider'];
/** Codes of the own organisation: only its advisers give, extend and replace them, and decide on invitations. */
export const mayGiveAccess: RouteAccess = ['adviser'];
/** The first adviser of an organisation, and invitations after that. */
export const mayInviteAdvisers: RouteAccess = ['provider'];
