import type { Person } from '#server/platform/database/actor.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { codeForHolder, type CodeParts, type IssuedCode } from '#server/session/grant-access.ts';
import { managedCode, revokeCode } from '#server/session/code-store.ts';
import { keepSession } from '#server/session/store.ts';

/**
 * Another code for the same person and the same term; the one before and all that was opened by it end. It is for whose
 * code somebody else may know: the one who issued it did. The session that asks for it stays: it shows the new code.
 */
export async function replacedCode(parts: CodeParts, person: Person, codeId: string): Promise<IssuedCode> {
  const { database } = parts;
  return database.as(person, async (tx) => {
    const before = required(await managedCode(tx, codeId));
    if (before.code.state === 'revoked') throw new ProblemError('ACCESS_CODE_REVOKED');
    const { organisationId, holderId, code } = before;
    await revokeCode(tx, before);
    const holder = { id: holderId, name: code.holder, clientId: code.clientId };
    const until = new Date(code.expiresOn);
    const issued = await codeForHolder(parts, tx, person, { organisationId, holder, until }, 'access replaced');
    if (holderId === person.holderId) {
      await database.become(tx, 'gate');
      await keepSession(tx, organisationId, holderId, person.sessionId);
    }
    return issued;
  });
}
