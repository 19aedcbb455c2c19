import { apiPaths } from '#api/paths.ts';
import { type ReauthenticationState, reauthenticationStateAnswerSchema } from '#api/reauthentication.ts';
import { call, send } from '#web/lib/api-client.ts';

/** Whether who is signed in has to prove once more who they are, and by what. */
export async function reauthenticationState(): Promise<ReauthenticationState> {
  return (await call(apiPaths.reauthentication, reauthenticationStateAnswerSchema)).data;
}

export const proveOneself = (proof: string): Promise<void> =>
  send(apiPaths.reauthentication, { method: 'POST', body: { proof } });
