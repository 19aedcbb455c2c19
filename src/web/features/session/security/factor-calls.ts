import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#api/paths.ts';
import {
  type PendingFactor,
  pendingFactorAnswerSchema,
  recoveryCodesAnswerSchema,
  type SecondFactorState,
  secondFactorStateAnswerSchema,
} from '#api/second-factor.ts';
import { call, send } from '#web/lib/api-client.ts';

/** How it is with one's own second factor. */
export const factorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }): Promise<SecondFactorState> =>
    (await call(apiPaths.secondFactor, secondFactorStateAnswerSchema, { signal })).data,
});

export async function startFactor(): Promise<PendingFactor> {
  return (await call(apiPaths.secondFactor, pendingFactorAnswerSchema, { method: 'POST' })).data;
}

const codesBy = async (path: string, code: string): Promise<readonly string[]> =>
  (await call(path, recoveryCodesAnswerSchema, { method: 'POST', body: { code } })).data.recoveryCodes;

/** The first code of the app; answers the recovery codes, which are nowhere after that. */
export const confirmFactor = (code: string) => codesBy(apiPaths.secondFactorConfirmation, code);

/** Recovery codes in the place of those of before. */
export const renewRecoveryCodes = (code: string) => codesBy(apiPaths.recoveryCodes, code);

export const removeFactor = (code: string): Promise<void> =>
  send(apiPaths.secondFactorRemoval, { method: 'POST', body: { code } });
