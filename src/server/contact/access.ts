import type { RouteAccess } from '#server/platform/route-access.ts';

/** The form is on the landing page, which only signed-in people see. */
export const maySendMessages: RouteAccess = ['adviser', 'employer', 'provider'];
export const mayReadMessages: RouteAccess = ['provider'];
