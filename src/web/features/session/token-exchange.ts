import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { apiTokenCheck } from '#web/lib/first-answers.ts';

/** Trades an access code or the token of a hand-off link for the token of a login. Throws when it is refused. */
export async function apiTokenFor(proof: { accessCode: string } | { handoff: string }): Promise<string> {
  return call(apiPaths.generateToken, apiTokenCheck, { method: 'POST', body: proof });
}
