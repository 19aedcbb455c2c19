import type { Role } from '#api/session.ts';
import type { RouteAccess } from '#server/platform/route-access.ts';

/** Which dossiers a person sees is up to the database: those of the organisation, or of the one employer. */
export const mayUseDossiers: RouteAccess = ['adviser', 'employer'];

/** The house style belongs to the organisation, so making its reports again does too. */
export const mayRestyleReports: readonly Role[] = ['adviser'];

/** An adviser stands for what goes out as final; its employer has it as a concept until then. */
export const mayMarkFinal: RouteAccess = ['adviser'];

/** What an organisation uses of what it may; an employer learns of itself alone. */
export const mayReadUsage: RouteAccess = ['adviser'];

export const maySetLimits: RouteAccess = ['provider'];
