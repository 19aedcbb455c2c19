import { apiPaths } from '#api/paths.ts';
import { roleSchema } from '#api/session.ts';
import { ownCodeAnswerSchema, ownCodeStateAnswerSchema } from '#api/own-code.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import type { CodeParts } from '#server/session/grant-access.ts';
import { endSessions } from '#server/session/issue-store.ts';
import { heldCodeOfSession, ownCodeState, storeOwnCode } from '#server/session/own-code-store.ts';
import { requireProven } from '#server/session/reauthentication.ts';
import { keepSession } from '#server/session/store.ts';

/** Who came in by an issued code of which an own one is asked comes no further than this. */
const config = { access: roleSchema.options, openFrom: 'own code' } as const;

/** The code that a holder makes in exchange for the one that was issued, which others have seen. */
export function ownCodeRoutes(app: App, { database, keys, recordAct }: CodeParts): void {
  app.get(apiPaths.ownCode, {
    config,
    schema: { response: { 200: ownCodeStateAnswerSchema } },
    handler: async ({ person }) => ({ data: await database.as('gate', (tx) => ownCodeState(tx, person)) }),
  });

  app.post(apiPaths.ownCode, {
    config,
    schema: { response: { 201: ownCodeAnswerSchema } },
    handler: async ({ person }, reply) => {
      const { organisationId, holderId, sessionId } = person;
      const code = newAccessCode();
      await database.as('gate', async (tx) => {
        const held = await heldCodeOfSession(tx, person);
        // Who found an open screen is no holder: the issued code is asked for each own one.
        if (held === null || held.isOwn) throw new ProblemError('OWN_CODE_NEEDS_ISSUED');
        await requireProven(tx, person);
        await storeOwnCode(tx, held, sessionId, codeHash(keys[0], code));
        // Whoever else came in by the issued code, or by an own one of before, is out.
        await endSessions(tx, organisationId, holderId);
        await keepSession(tx, organisationId, holderId, sessionId);
        await recordAct(tx, person, 'own code made', { name: person.holderName });
      });
      return reply.code(201).send({ data: { code } });
    },
  });
}
