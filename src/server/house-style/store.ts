import { sql } from 'kysely';
import { type HouseStyleInput } from '#api/house-style.ts';
import { defaultHouseStyle, type HouseStyle, type Logo } from '#office/document/house-style.ts';
import { deletedCount, firstRow, hasUpdated } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

export interface StoredHouseStyle extends HouseStyle {
  /** 0 while the organisation uses the standard style. */
  readonly version: number;
}

/** How an organisation's reports look: its own style, or the standard one. */
export async function houseStyle(tx: Tx, organisationId: string): Promise<StoredHouseStyle> {
  const style = await tx
    .selectFrom('house_style')
    .select(['name', 'primary_colour as primary', 'accent_colour as accent', 'contact_line as contactLine', 'version'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return { ...defaultHouseStyle, version: 0, ...style, logo: await logo(tx, organisationId) };
}

async function logo(tx: Tx, organisationId: string): Promise<Logo | null> {
  return firstRow(
    tx.selectFrom('logo').select(['type', 'bytes', 'width', 'height']).where('organisation_id', '=', organisationId),
  );
}

/** Stores a style when the version it was based on is still the current one; returns whether it did. */
export async function storeHouseStyle(
  tx: Tx,
  organisationId: string,
  version: number,
  input: HouseStyleInput,
): Promise<boolean> {
  const columns = {
    name: input.name,
    primary_colour: input.primary,
    accent_colour: input.accent,
    contact_line: input.contactLine,
  };
  if (version === 0) {
    const inserted = await tx
      .insertInto('house_style')
      .values({ organisation_id: organisationId, ...columns })
      .onConflict((conflict) => conflict.column('organisation_id').doNothing())
      .returning('version')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  return hasUpdated(
    tx
      .updateTable('house_style')
      .set({ ...columns, version: sql`version + 1`, changed_on: sql`now()` })
      .where('organisation_id', '=', organisationId)
      .where('version', '=', version),
  );
}

export async function storeLogo(tx: Tx, organisationId: string, { type, bytes, width, height }: Logo): Promise<void> {
  const columns = { type, bytes, width, height };
  await tx
    .insertInto('logo')
    .values({ organisation_id: organisationId, ...columns })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ ...columns, changed_on: sql`now()` }))
    .execute();
}

/** Returns whether there was one. */
export async function deleteLogo(tx: Tx, organisationId: string): Promise<boolean> {
  return (await deletedCount(tx.deleteFrom('logo').where('organisation_id', '=', organisationId))) > 0;
}
