import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#api/paths.ts';
import { ownCodeAnswerSchema, type OwnCodeState, ownCodeStateAnswerSchema } from '#api/own-code.ts';
import { call } from '#web/lib/api-client.ts';

/** How it is with one's own code. */
export const ownCodeQuery = queryOptions({
  queryKey: ['own-code'],
  queryFn: async ({ signal }): Promise<OwnCodeState> =>
    (await call(apiPaths.ownCode, ownCodeStateAnswerSchema, { signal })).data,
});

/** An own code, which is nowhere after this. */
export async function makeOwnCode(): Promise<string> {
  return (await call(apiPaths.ownCode, ownCodeAnswerSchema, { method: 'POST' })).data.code;
}
