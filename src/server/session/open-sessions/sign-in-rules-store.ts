import { sql } from 'kysely';
import { sessionLimits } from '#api/sign-in/session-limits.ts';
import type { KeptSignInRules, SignInRules } from '#api/sign-in/sessions.ts';
import type { Tx } from '#server/platform/database.ts';

/** What an organisation chose, or the standard as long as it chose nothing. */
export async function signInRules(tx: Tx, organisationId: string): Promise<KeptSignInRules> {
  const kept = await tx
    .selectFrom('sign_in_rules')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (kept === undefined)
    return {
      idleMinutes: sessionLimits.idleMinutes.standard,
      sessionHours: sessionLimits.sessionHours.standard,
      needsSecondFactor: false,
      changedOn: null,
      changedBy: null,
    };
  return {
    idleMinutes: kept.idle_minutes,
    sessionHours: kept.session_hours,
    needsSecondFactor: kept.needs_second_factor,
    changedOn: kept.changed_on.toISOString(),
    changedBy: kept.changed_by,
  };
}

export async function storeSignInRules(
  tx: Tx,
  organisationId: string,
  { idleMinutes, sessionHours, needsSecondFactor }: SignInRules,
  changedBy: string,
): Promise<void> {
  const chosen = {
    idle_minutes: idleMinutes,
    session_hours: sessionHours,
    needs_second_factor: needsSecondFactor,
    changed_on: sql<Date>`now()`,
    changed_by: changedBy,
  };
  await tx
    .insertInto('sign_in_rules')
    .values({ organisation_id: organisationId, ...chosen })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(chosen))
    .execute();
}
