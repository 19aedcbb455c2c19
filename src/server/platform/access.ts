import type { Role } from '#api/session.ts';
import type { RouteAccess } from '#server/platform/route-access.ts';

/** Which roles may do what. Which rows they then see is up to the database. */

export const maySeeClients: RouteAccess = ['adviser', 'employer'];
export const mayChangeClients: RouteAccess = ['adviser'];

export const mayManageOrganisations: RouteAccess = ['provider'];

/** The form is on the landing page, which only signed-in people see. */
export const maySendMessages: RouteAccess = ['adviser', 'employer', 'provider'];
export const mayReadMessages: RouteAccess = ['provider'];

/** Which dossiers a person sees is up to the database: those of the organisation, or of the one employer. */
export const mayUseDossiers: RouteAccess = ['adviser', 'employer'];

/** The house style belongs to the organisation, so making its reports again does too. */
export const mayRestyleReports: readonly Role[] = ['adviser'];

/** An adviser stands for what goes out as final; its employer has it as a concept until then. */
export const mayMarkFinal: readonly Role[] = ['adviser'];

/** What an employer sees of a dossier of the office, its adviser decides. */
export const mayShare: RouteAccess = ['adviser'];
/** What is shared is opened by who it is shared with. */
export const mayOpenShared: RouteAccess = ['employer'];

/** An adviser answers for what documents say in words; an employer reads them. */
export const mayWriteTexts: RouteAccess = ['adviser'];

/** What an organisation uses of what it may; an employer learns of itself alone. */
export const mayReadUsage: RouteAccess = ['adviser'];

export const maySetLimits: RouteAccess = ['provider'];

/** Roles that manage employers, and so are responsible for what is stored about them. */
export const mayTakeEmployerData: RouteAccess = ['adviser'];

export const mayChangeHouseStyle: RouteAccess = ['adviser'];

/** Lists of one employer say nothing to another: layouts are of advisers. */
export const mayKeepSources: RouteAccess = ['adviser'];

export const mayManageCodes: RouteAccess = ['adviser', 'provider'];
/** Codes of the own organisation: only its advisers give, extend and replace them, and decide on invitations. */
export const mayGiveAccess: RouteAccess = ['adviser'];
/** The first adviser of an organisation, and invitations after that. */
export const mayInviteAdvisers: RouteAccess = ['provider'];

export const mayChangeStandards: RouteAccess = ['adviser'];

export const maySetRetention: RouteAccess = ['adviser'];

/** Whoever sees lists of dossiers may hear that they changed. */
export const mayHearChanges: RouteAccess = ['adviser', 'employer'];

/** An adviser reads that of the own organisation, the provider of all, without the names of employers and dossiers. */
export const mayReadAuditLog: RouteAccess = ['adviser', 'provider'];

/** The sessions of a whole organisation, and how long they last. */
export const mayManageSessions: RouteAccess = ['adviser'];

/** Scenario sets and curves of the central bank, for all organisations. */
export const mayKeepCentralBankFiles: RouteAccess = ['provider'];
/** Which of them there are, for readers of an outcome: names alone. */
export const mayKnowCentralBankFiles: RouteAccess = ['adviser', 'employer'];

/** They hold nothing of anybody, and conditions may be read before one signs in. */
export const mayReadDocuments: RouteAccess = 'public';
