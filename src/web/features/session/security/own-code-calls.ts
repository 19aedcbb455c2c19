import { apiPaths } from '#api/paths.ts';
import { ownCodeAnswerSchema, ownCodeStateAnswerSchema } from '#api/own-code.ts';
import { dataOf, dataQuery } from '#web/lib/api-data.ts';

/** How it is with one's own code. */
export const ownCodeQuery = dataQuery(['own-code'], apiPaths.ownCode, ownCodeStateAnswerSchema);

/** An own code, which is nowhere after this. */
export const makeOwnCode = async (): Promise<string> =>
  (await dataOf(apiPaths.ownCode, ownCodeAnswerSchema, { method: 'POST' })).code;
