import type { RouteAccess } from '#server/platform/route-access.ts';

export const mayKeepCentralBankFiles: RouteAccess = ['provider'];

/** Which there are, for who looks at an outcome: names alone. */
export const mayKnowCentralBankFiles: RouteAccess = ['adviser', 'employer'];
