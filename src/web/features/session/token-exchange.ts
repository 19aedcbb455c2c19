import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';

const tokenAnswer = async () => (await import('#api/session.ts')).apiTokenSchema;

/** Trades an access code or the token of a hand-off link for the token of a login. Throws when it is refused. */
export async function apiTokenFor(proof: { accessCode: string } | { handoff: string }): Promise<string> {
  const answer = await call(apiPaths.generateToken, tokenAnswer(), { method: 'POST', body: proof });
  return answer.api_token;
}
