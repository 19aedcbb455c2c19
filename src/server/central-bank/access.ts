import type { RouteAccess } from '#server/platform/route-access.ts';

export const mayKeepCentralBankFiles: RouteAccess = ['provider'];
