import { sql } from 'kysely';
import { sessionLimits } from '#api/session-limits.ts';
import type { KeptSignInRules, SignInRules } from '#api/sessions.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** What an organisation chose, or the standard as long as it chose nothing: with own codes what it began with. */
export async function signInRules(tx: Tx, organisationId: string): Promise<KeptSignInRules> {
  const kept = await tx
    .selectFrom('organisation')
    .leftJoin('sign_in_rules', 'sign_in_rules.organisation_id', 'organisation.organisation_id')
    .select([
      'idle_minutes',
      'session_hours',
      'needs_second_factor',
      sql<boolean>`coalesce(sign_in_rules.needs_own_code, organisation.needs_own_code)`.as('needs_own_code'),
      'changed_on',
      'changed_by',
    ])
    .where('organisation.organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return {
    idleMinutes: kept.idle_minutes ?? sessionLimits.idleMinutes.standard,
    sessionHours: kept.session_hours ?? sessionLimits.sessionHours.standard,
    needsSecondFactor: kept.needs_second_factor ?? false,
    needsOwnCode: kept.needs_own_code,
    changedOn: kept.changed_on?.toISOString() ?? null,
    changedBy: kept.changed_by,
  };
}

export async function storeSignInRules(
  tx: Tx,
  organisationId: string,
  { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode }: SignInRules,
  changedBy: string,
): Promise<void> {
  const chosen = {
    idle_minutes: idleMinutes,
    session_hours: sessionHours,
    needs_second_factor: needsSecondFactor,
    needs_own_code: needsOwnCode,
    changed_on: sql<Date>`now()`,
    changed_by: changedBy,
  };
  await tx
    .insertInto('sign_in_rules')
    .values({ organisation_id: organisationId, ...chosen })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(chosen))
    .execute();
}
