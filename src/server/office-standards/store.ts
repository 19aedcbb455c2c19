import type { Tx } from '#server/platform/database/tx.ts';

/** The standards of an organisation as they were typed, by the name of a field or a table. */
export interface StoredStandards {
  readonly version: number;
  /** "2026-10-01" */
  readonly adoptedOn: string;
  readonly reason: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly changedOn: Date;
}

/** Of a history that nobody reads to its end. */
const mostVersions = 50;

/** The standards of an organisation, newest first; none while it has none of its own. */
export async function officeStandards(tx: Tx, organisationId: string): Promise<readonly StoredStandards[]> {
  return tx
    .selectFrom('office_standards')
    .select(['version', 'adopted_on as adoptedOn', 'reason', 'entries', 'changed_on as changedOn'])
    .where('organisation_id', '=', organisationId)
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute();
}

/** Stores what follows a version when that is still the newest one; returns whether it did. */
export async function storeStandards(
  tx: Tx,
  organisationId: string,
  { version, adoptedOn, reason, entries }: Omit<StoredStandards, 'changedOn'>,
): Promise<boolean> {
  const [newest] = await officeStandards(tx, organisationId);
  if ((newest?.version ?? 0) !== version) return false;
  const inserted = await tx
    .insertInto('office_standards')
    .values({
      organisation_id: organisationId,
      version: version + 1,
      adopted_on: adoptedOn,
      reason,
      entries: JSON.stringify(entries),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}
