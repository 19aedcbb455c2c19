import type { RouteAccess } from '#server/platform/route-access.ts';

export const mayManageOrganisations: RouteAccess = ['provider'];
