import type { RouteAccess } from '#server/platform/route-access.ts';

/** The form stands on the landing page, which is for who is signed in. */
export const maySendMessages: RouteAccess = ['adviser', 'employer', 'provider'];
export const mayReadMessages: RouteAccess = ['provider'];
