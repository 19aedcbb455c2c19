import { apiPaths, filledPath } from '#api/paths.ts';
import {
  type ColleagueSession,
  colleagueSessionListSchema,
  type OpenSession,
  openSessionListSchema,
  type SignInRules,
  signInRulesAnswerSchema,
} from '#api/sessions.ts';
import { send } from '#web/lib/api-client.ts';
import { dataQuery, put } from '#web/lib/api-data.ts';

/** Where one is signed in. */
export const ownSessionsQuery = dataQuery<readonly OpenSession[]>(
  ['sessions', 'own'],
  apiPaths.sessions,
  openSessionListSchema,
);

/** Who of the organisation and its employers is signed in. */
export const colleagueSessionsQuery = dataQuery<readonly ColleagueSession[]>(
  ['sessions', 'organisation'],
  apiPaths.organisationSessions,
  colleagueSessionListSchema,
);

export const endOwnSession = (sessionId: string): Promise<void> =>
  send(filledPath(apiPaths.session, { sessionId }), { method: 'DELETE' });

export const endOtherSessions = (): Promise<void> => send(apiPaths.sessions, { method: 'DELETE' });

export const endColleagueSession = (sessionId: string): Promise<void> =>
  send(filledPath(apiPaths.organisationSession, { sessionId }), { method: 'DELETE' });

/** When sessions of the organisation end. */
export const signInRulesQuery = dataQuery(['sign-in-rules'], apiPaths.signInRules, signInRulesAnswerSchema);

export const setSignInRules = (rules: SignInRules) => put(apiPaths.signInRules, signInRulesAnswerSchema, rules);
