import { Secret } from 'otpauth';
import { pendingFactorAnswerSchema } from '#api/second-factor.ts';
import { codeAt } from '#test/code-at.ts';
import type { Caller } from '#test/caller.ts';

/** What an app shows now for the secret that somebody typed into it. */
export const codeOfApp = (typed: string): string => codeAt(new Uint8Array(Secret.fromBase32(typed).buffer), new Date());

/** Sets the second factor of those who are signed in; the session stays. */
export async function setSecondFactor({ call }: Caller): Promise<void> {
  const { data } = pendingFactorAnswerSchema.parse(await (await call('POST', '/api/second-factor')).json());
  const answer = await call('POST', '/api/second-factor/confirmation', { code: codeOfApp(data.secret) });
  if (!answer.ok) throw new Error(`no second factor: ${await answer.text()}`);
}
