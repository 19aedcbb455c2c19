import type { RouteAccess } from '#server/platform/route-access.ts';

/** Which codes are theirs to manage is up to the database. */
export const mayManageCodes: RouteAccess = ['adviser', 'provider'];
/** Who gives access decides how long it lasts; the provider only begins and ends it. */
export const mayExtendCodes: RouteAccess = ['adviser'];
export const mayGiveEmployersAccess: RouteAccess = ['adviser'];
export const mayGiveAdvisersAccess: RouteAccess = ['provider'];
