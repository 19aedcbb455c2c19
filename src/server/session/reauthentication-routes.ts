import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '#api/paths.ts';
import { roleSchema } from '#api/session.ts';
import { reauthenticationSchema, reauthenticationStateAnswerSchema } from '#api/reauthentication.ts';
import type { RecognisedPerson } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { codeHash } from '#server/session/access-code.ts';
import { isProven, storeProof } from '#server/session/proof-store.ts';
import { checkedFactor, refusedFactor, senderOf } from '#server/session/factor-check.ts';
import { heldFactor } from '#server/session/factor-store.ts';
import type { SignInParts } from '#server/session/sign-in.ts';
import { type Found, foundByCode } from '#server/session/store.ts';

/** Making an own code and setting a second factor ask it too. */
const config = { access: roleSchema.options, openFrom: 'own code' } as const;

const hasFactor = async (tx: Tx, person: RecognisedPerson): Promise<boolean> =>
  (await heldFactor(tx, person))?.isConfirmed === true;

/** Proving once more who one is, in a session that began a while ago. */
export function reauthenticationRoutes(app: App, parts: SignInParts): void {
  const { database } = parts;
  app.get(apiPaths.reauthentication, {
    config,
    schema: { response: { 200: reauthenticationStateAnswerSchema } },
    handler: async ({ person }) => ({
      data: await database.as('gate', async (tx) => ({
        isNeeded: !(await isProven(tx, person)),
        by: (await hasFactor(tx, person)) ? ('second factor' as const) : ('access code' as const),
      })),
    }),
  });

  app.post(apiPaths.reauthentication, {
    config,
    schema: { body: reauthenticationSchema },
    handler: async ({ person, body }, reply) => {
      await prove(parts, person, body.proof);
      return reply.code(204).send();
    },
  });
}

/** A wrong proof is counted and told in the log, and so committed, before it is refused. */
async function prove(parts: SignInParts, person: RecognisedPerson, typed: string): Promise<void> {
  const refusal = await parts.database.as('gate', async (tx) => {
    const refused = (await hasFactor(tx, person))
      ? await factorRefusal(parts, tx, person, typed)
      : await codeRefusal(parts, tx, person, typed);
    if (refused === null) await storeProof(tx, person);
    return refused;
  });
  if (refusal === null) return;
  await pause(parts.wrongCodePause);
  throw refusal;
}

const noteRefused = ({ recordAct }: SignInParts, tx: Tx, person: RecognisedPerson): Promise<void> =>
  recordAct(tx, person, 'sign-in refused', { name: 'bevestiging onjuist' });

async function factorRefusal(parts: SignInParts, tx: Tx, person: RecognisedPerson, typed: string) {
  const check = await checkedFactor(parts, tx, person, senderOf(person), typed);
  if (check.is === 'recovered') await parts.recordAct(tx, person, 'recovery code used', { name: person.holderName });
  if (check.is === 'wrong') await noteRefused(parts, tx, person);
  return check.is === 'right' || check.is === 'recovered' ? null : refusedFactor(check);
}

/** The code of somebody else is as wrong as one that is nobody's. */
async function codeRefusal(parts: SignInParts, tx: Tx, person: RecognisedPerson, typed: string) {
  const { keys, limits } = parts;
  const attempt = limits.begin(person.address ?? '', typed);
  const hashes = keys.map((key) => codeHash(key, typed));
  const found = await foundByCode(tx, hashes);
  if (found !== null && isOwnWay(found, person)) {
    attempt.forget();
    return null;
  }
  await noteRefused(parts, tx, person);
  return attempt.waitFor === null
    ? new ProblemError('REAUTHENTICATION_WRONG')
    : new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: attempt.waitFor });
}

/** Of who made an own code the issued one proves nothing, unless it is by that one that they came in: others have seen it. */
function isOwnWay({ admission, code }: Found, person: RecognisedPerson): boolean {
  const isTheirs = admission.organisationId === person.organisationId && admission.holderId === person.holderId;
  return isTheirs && (code?.isOwn === true || !person.hasOwnCode || person.lacksOwnCode);
}
