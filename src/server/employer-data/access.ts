import type { RouteAccess } from '#server/platform/route-access.ts';

/** Roles that manage employers, and so are responsible for what is stored about them. */
export const mayTakeEmployerData: RouteAccess = ['adviser'];
