import type { RouteAccess } from '#server/platform/route-access.ts';

/** Lists of one employer say nothing to another: layouts are of advisers. */
export const mayKeepSources: RouteAccess = ['adviser'];
