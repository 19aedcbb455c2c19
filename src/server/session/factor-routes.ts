import type { Role } from '#api/session.ts';
import { roleSchema } from '#api/session.ts';
import { apiPaths } from '#api/paths.ts';
import {
  factorCodeSchema,
  pendingFactorAnswerSchema,
  recoveryCodesAnswerSchema,
  recoveryCodesNumber,
  secondFactorStateAnswerSchema,
} from '#api/second-factor.ts';
import type { AuditAction } from '#api/audit-actions.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import type { CodeParts } from '#server/session/grant-access.ts';
import { requireProven } from '#server/session/reauthentication.ts';
import { endSessions } from '#server/session/issue-store.ts';
import {
  checkedFactor,
  type FactorCheck,
  refusedFactor,
  senderOf,
  stepTaken,
  wrongFactor,
} from '#server/session/factor-check.ts';
import {
  confirmFactor,
  deleteFactor,
  factorState,
  heldFactor,
  isAskedOfAll,
  storePending,
  storeRecoveryCodes,
  takeStep,
} from '#server/session/factor-store.ts';
import { appAddress, newSecret, typedSecret } from '#server/session/one-time-code.ts';
import { keptSecret } from '#server/session/sealed-secret.ts';
import { keepSession } from '#server/session/store.ts';

const everyRole = roleSchema.options;
/** Who has to set a second factor comes no further than this; who has yet to make an own code does that first. */
const beforeFactor = { access: everyRole, openFrom: 'second factor' } as const;

/** A provider always has a second factor, whatever its organisation chose. */
const isAskedOfRole = (role: Role): boolean => role === 'provider';

/** The second factor of those who are signed in. Another's is reset with the codes that are theirs to manage. */
export function factorRoutes(app: App, parts: CodeParts): void {
  setRoutes(app, parts);
  changeRoutes(app, parts);
}

function setRoutes(app: App, parts: CodeParts): void {
  const { database, keys } = parts;
  app.get(apiPaths.secondFactor, {
    config: beforeFactor,
    schema: { response: { 200: secondFactorStateAnswerSchema } },
    handler: async ({ person }) => ({
      data: await database.as('gate', async (tx) => ({
        ...(await factorState(tx, person)),
        isRequired: isAskedOfRole(person.role) || (await isAskedOfAll(tx, person.organisationId)),
      })),
    }),
  });

  app.post(apiPaths.secondFactor, {
    config: beforeFactor,
    schema: { response: { 201: pendingFactorAnswerSchema } },
    handler: async ({ person }, reply) => {
      const secret = newSecret();
      await database.as('gate', async (tx) => {
        if ((await heldFactor(tx, person))?.isConfirmed === true) throw new ProblemError('SECOND_FACTOR_SET');
        await requireProven(tx, person);
        await storePending(tx, person, await keptSecret(tx, keys, secret, person));
      });
      const label = `${person.holderName} (${person.organisationName})`;
      return reply
        .code(201)
        .send({ data: { secret: typedSecret(secret), address: appAddress(secret, 'Evenwicht', label) } });
    },
  });

  app.post(apiPaths.secondFactorConfirmation, {
    config: beforeFactor,
    schema: { body: factorCodeSchema, response: { 200: recoveryCodesAnswerSchema } },
    handler: async ({ person, body }) => ({ data: { recoveryCodes: await confirmedFactor(parts, person, body.code) } }),
  });
}

/** The first code of the app proves that it works; every other session of the holder ends, since it passed no factor. */
async function confirmedFactor(parts: CodeParts, person: Person, typed: string): Promise<string[]> {
  const { database, keys, recordAct } = parts;
  return database.as('gate', async (tx) => {
    const factor = await heldFactor(tx, person);
    if (factor === null) throw new ProblemError('SECOND_FACTOR_NONE');
    if (factor.isConfirmed) throw new ProblemError('SECOND_FACTOR_SET');
    const step = await stepTaken(tx, keys, person, factor, typed);
    if (step === null) throw wrongFactor();
    await takeStep(tx, person, step);
    await confirmFactor(tx, person);
    await endSessions(tx, person.organisationId, person.holderId);
    await keepSession(tx, person.organisationId, person.holderId, person.sessionId);
    await recordAct(tx, person, 'second factor set', { name: person.holderName });
    return madeRecoveryCodes(parts, tx, person);
  });
}

function changeRoutes(app: App, parts: CodeParts): void {
  app.post(apiPaths.secondFactorRemoval, {
    config: { access: everyRole, needsNoRoom: true },
    schema: { body: factorCodeSchema },
    handler: async ({ person, body }, reply) => {
      await withFactor(parts, person, body.code, 'second factor removed', async (tx) => {
        await deleteFactor(tx, person);
      });
      return reply.code(204).send();
    },
  });

  app.post(apiPaths.recoveryCodes, {
    config: { access: everyRole },
    schema: { body: factorCodeSchema, response: { 200: recoveryCodesAnswerSchema } },
    handler: async ({ person, body }) => {
      const recoveryCodes = await withFactor(parts, person, body.code, 'recovery codes made', (tx) =>
        madeRecoveryCodes(parts, tx, person),
      );
      return { data: { recoveryCodes } };
    },
  });
}

/** Does something that asks the second factor once more. A wrong code is counted, and so committed, before it is refused. */
async function withFactor<Result>(
  parts: CodeParts,
  person: Person,
  typed: string,
  action: AuditAction,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { database, recordAct } = parts;
  const done = await database.as('gate', async (tx): Promise<FactorCheck | { is: 'done'; result: Result }> => {
    const check = await checkedFactor(parts, tx, person, senderOf(person), typed);
    if (check.is !== 'right' && check.is !== 'recovered') return check;
    if (check.is === 'recovered') await recordAct(tx, person, 'recovery code used', { name: person.holderName });
    const result = await change(tx);
    await recordAct(tx, person, action, { name: person.holderName });
    return { is: 'done', result };
  });
  if (done.is === 'done') return done.result;
  throw refusedFactor(done);
}

async function madeRecoveryCodes({ keys }: CodeParts, tx: Tx, person: Person): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesNumber }, newAccessCode);
  await storeRecoveryCodes(
    tx,
    person,
    codes.map((code) => codeHash(keys[0], code)),
  );
  return codes;
}
