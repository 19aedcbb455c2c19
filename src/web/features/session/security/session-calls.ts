import { queryOptions } from '@tanstack/react-query';
import { apiPaths, filledPath } from '#api/paths.ts';
import {
  type ColleagueSession,
  colleagueSessionListSchema,
  type KeptSignInRules,
  type OpenSession,
  openSessionListSchema,
  type SignInRules,
  signInRulesAnswerSchema,
} from '#api/sessions.ts';
import { call, send } from '#web/lib/api-client.ts';

/** Where one is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['sessions', 'own'],
  queryFn: async ({ signal }): Promise<readonly OpenSession[]> =>
    (await call(apiPaths.sessions, openSessionListSchema, { signal })).data,
});

/** Who of the organisation and its employers is signed in. */
export const colleagueSessionsQuery = queryOptions({
  queryKey: ['sessions', 'organisation'],
  queryFn: async ({ signal }): Promise<readonly ColleagueSession[]> =>
    (await call(apiPaths.organisationSessions, colleagueSessionListSchema, { signal })).data,
});

export const endOwnSession = (sessionId: string): Promise<void> =>
  send(filledPath(apiPaths.session, { sessionId }), { method: 'DELETE' });

export const endOtherSessions = (): Promise<void> => send(apiPaths.sessions, { method: 'DELETE' });

export const endColleagueSession = (sessionId: string): Promise<void> =>
  send(filledPath(apiPaths.organisationSession, { sessionId }), { method: 'DELETE' });

/** When sessions of the organisation end. */
export const signInRulesQuery = queryOptions({
  queryKey: ['sign-in-rules'],
  queryFn: async ({ signal }): Promise<KeptSignInRules> =>
    (await call(apiPaths.signInRules, signInRulesAnswerSchema, { signal })).data,
});

export async function setSignInRules(rules: SignInRules): Promise<KeptSignInRules> {
  return (await call(apiPaths.signInRules, signInRulesAnswerSchema, { method: 'PUT', body: rules })).data;
}
