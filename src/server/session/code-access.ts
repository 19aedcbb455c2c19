import type { RouteAccess } from '#server/platform/route-access.ts';

/** Which codes are theirs to manage is up to the database. */
export const mayManageCodes: RouteAccess = ['adviser', 'provider'];
export const mayGiveEmployersAccess: RouteAccess = ['adviser'];
export const mayGiveAdvisersAccess: RouteAccess = ['provider'];
