import type { RouteAccess } from '#server/platform/route-access.ts';

/** Who keeps the employers, and so answers for what is kept of them. */
export const mayTakeEmployerData: RouteAccess = ['adviser'];
