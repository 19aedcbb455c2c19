import { apiPaths } from '#api/paths.ts';
import {
  pendingFactorAnswerSchema,
  recoveryCodesAnswerSchema,
  secondFactorStateAnswerSchema,
} from '#api/second-factor.ts';
import { send } from '#web/lib/api-client.ts';
import { dataOf, dataQuery } from '#web/lib/api-data.ts';

/** How it is with one's own second factor. */
export const factorQuery = dataQuery(['second-factor'], apiPaths.secondFactor, secondFactorStateAnswerSchema);

export const startFactor = () => dataOf(apiPaths.secondFactor, pendingFactorAnswerSchema, { method: 'POST' });

const codesBy = async (path: string, code: string): Promise<readonly string[]> =>
  (await dataOf(path, recoveryCodesAnswerSchema, { method: 'POST', body: { code } })).recoveryCodes;

/** The first code of the app; answers the recovery codes, which are nowhere after that. */
export const confirmFactor = (code: string) => codesBy(apiPaths.secondFactorConfirmation, code);

/** Recovery codes in the place of those of before. */
export const renewRecoveryCodes = (code: string) => codesBy(apiPaths.recoveryCodes, code);

export const removeFactor = (code: string): Promise<void> =>
  send(apiPaths.secondFactorRemoval, { method: 'POST', body: { code } });
