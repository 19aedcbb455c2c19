import { sql } from 'kysely';
import type { SecondFactorState } from '#api/second-factor.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { countOf, hasUpdated } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { Tries } from '#server/platform/database/sign-in-tables.ts';
import type { Guesses } from '#server/session/guess-limits.ts';
import type { KeptBytes } from '#server/platform/database/sealed-bytes.ts';

export type FactorOwner = Pick<Person, 'organisationId' | 'holderId'>;

/** A second factor as it is checked, held until the end of the transaction: codes of one holder are tried one by one. */
export interface KeptFactor extends Guesses {
  readonly kept: KeptBytes;
  readonly isConfirmed: boolean;
  readonly lastStep: number | null;
}

const isOf = ({ organisationId, holderId }: FactorOwner) =>
  sql<boolean>`organisation_id = ${organisationId} and holder_id = ${holderId}`;

/** Wrong codes of the day that began with the first of them. */
const wrongToday = sql<number>`case when wrong_since > now() - interval '1 day' then wrong_count else 0 end`;

export async function heldFactor(tx: Tx, owner: FactorOwner): Promise<KeptFactor | null> {
  const row = await tx
    .selectFrom('second_factor')
    .select([
      'secret as kept',
      'last_step as lastStep',
      'tries',
      sql<boolean>`confirmed_on is not null`.as('isConfirmed'),
      wrongToday.as('wrongToday'),
      sql<number>`greatest(0, ceil(coalesce(extract(epoch from wrong_since + interval '1 day' - now()), 0)))::integer`.as(
        'dayEndsIn',
      ),
      sql<Date>`now()`.as('now'),
    ])
    .where(isOf(owner))
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, lastStep: row.lastStep === null ? null : Number(row.lastStep) };
}

const change = (tx: Tx, owner: FactorOwner) => tx.updateTable('second_factor').where(isOf(owner));

export async function countWrong(tx: Tx, owner: FactorOwner, factor: KeptFactor, tries: Tries): Promise<void> {
  const isFirst = factor.wrongToday === 0;
  await change(tx, owner)
    .set({
      wrong_count: factor.wrongToday + 1,
      ...(isFirst ? { wrong_since: sql<Date>`now()` } : {}),
      tries: JSON.stringify(tries),
    })
    .execute();
}

/** A right code of the app, of whose step or before none is taken after it; null for a recovery code. */
export async function takeStep(tx: Tx, owner: FactorOwner, step: number | null, tries: Tries = {}): Promise<void> {
  await change(tx, owner)
    .set({ tries: JSON.stringify(tries), ...(step === null ? {} : { last_step: step }) })
    .execute();
}

export async function confirmFactor(tx: Tx, owner: FactorOwner): Promise<void> {
  await change(tx, owner)
    .set({ confirmed_on: sql<Date>`now()` })
    .execute();
}

/** A secret that waits for its first code; takes the place of one that waited before. */
export async function storePending(tx: Tx, owner: FactorOwner, secret: KeptBytes): Promise<void> {
  await tx
    .insertInto('second_factor')
    .values({ organisation_id: owner.organisationId, holder_id: owner.holderId, secret })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'holder_id']).doUpdateSet({ secret, last_step: null }),
    )
    .execute();
}

/** Removes a second factor with its recovery codes; whether there was one. Of what the actor may not change nothing goes. */
export async function deleteFactor(tx: Tx, owner: FactorOwner): Promise<boolean> {
  await tx.deleteFrom('recovery_code').where(isOf(owner)).execute();
  const { numDeletedRows } = await tx.deleteFrom('second_factor').where(isOf(owner)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Recovery codes in the place of those of before. */
export async function storeRecoveryCodes(tx: Tx, owner: FactorOwner, hashes: readonly Uint8Array[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where(isOf(owner)).execute();
  await tx
    .insertInto('recovery_code')
    .values(
      hashes.map((hash) => ({ organisation_id: owner.organisationId, holder_id: owner.holderId, code_hash: hash })),
    )
    .execute();
}

/** Uses a recovery code up; false when it is none, or was used. */
export const useRecoveryCode = (tx: Tx, owner: FactorOwner, hashes: readonly Uint8Array[]) =>
  hasUpdated(
    tx
      .updateTable('recovery_code')
      .set({ used_on: sql<Date>`now()` })
      .where(isOf(owner))
      .where('code_hash', 'in', hashes)
      .where('used_on', 'is', null),
  );

/** How it is with the second factor of somebody; whether one is asked of them is told by their session. */
export async function factorState(tx: Tx, owner: FactorOwner): Promise<Omit<SecondFactorState, 'isRequired'>> {
  const factor = await tx
    .selectFrom('second_factor')
    .select(['confirmed_on', wrongToday.as('wrongCodes')])
    .where(isOf(owner))
    .executeTakeFirst();
  const left = await countOf(tx.selectFrom('recovery_code').where(isOf(owner)).where('used_on', 'is', null));
  const setOn = factor?.confirmed_on ?? null;
  const wrongCodes = factor?.wrongCodes ?? 0;
  return { isSet: setOn !== null, setOn: setOn?.toISOString() ?? null, recoveryCodesLeft: left, wrongCodes };
}

/** Whether the organisation asks a second factor of everybody. */
export async function isAskedOfAll(tx: Tx, organisationId: string): Promise<boolean> {
  const rules = await tx
    .selectFrom('sign_in_rules')
    .select('needs_second_factor')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return rules?.needs_second_factor ?? false;
}
