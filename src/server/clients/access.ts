import type { RouteAccess } from '#server/platform/route-access.ts';

/** Which of these rows a person sees is up to the database. */
export const maySeeClients: RouteAccess = ['adviser', 'employer'];
export const mayChangeClients: RouteAccess = ['adviser'];
