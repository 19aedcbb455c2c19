import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { apiTokenCheck } from '#web/lib/first-answers.ts';

/** A code or link, with a code of the second factor once that was asked for. */
type Proof = ({ readonly accessCode: string } | { readonly handoff: string }) & { readonly secondFactor?: string };

/** Whether the code or link was right, and the second factor is asked for as well. */
export const asksSecondFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'SECOND_FACTOR_NEEDED';

/** Trades an access code or the token of a hand-off link for the token of a login. Throws when it is refused. */
export async function apiTokenFor(proof: Proof): Promise<string> {
  return call(apiPaths.generateToken, apiTokenCheck, { method: 'POST', body: proof });
}
