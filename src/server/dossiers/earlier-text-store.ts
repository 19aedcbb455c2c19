import { type EarlierText, mostEarlierTexts } from '#api/written-texts.ts';
import type { TextPlace } from '#server/dossiers/text-store.ts';
import { keptTextColumns } from '#server/platform/database/dossier-tables.ts';
import { textPlace } from '#server/platform/database/kept-places.ts';
import { isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { asKept } from '#server/platform/database/vault.ts';

interface FoundText extends EarlierText {
  readonly key: string;
  readonly version: number;
}

/** What texts of a dossier were before, the latest first; none for who is no adviser. */
export async function earlierTexts(tx: Tx, organisationId: string, dossierId: string): Promise<readonly FoundText[]> {
  const rows = await tx
    .selectFrom('earlier_text')
    .select(['key', 'version', 'content', 'applies', 'written_by as writtenBy', 'written_on as writtenOn'])
    .where(isOfDossier(organisationId, dossierId))
    .orderBy('version', 'desc')
    .execute();
  const texts: FoundText[] = [];
  for (const { content, writtenOn, ...row } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection answers them one after the other
    const text = Buffer.from(await asKept(tx, textPlace(organisationId, dossierId, row.key), content)).toString();
    texts.push({ ...row, text, writtenOn: writtenOn.toISOString() });
  }
  return texts;
}

/** Keeps a text as it stands among its earlier ones, in the place of one with the same words. */
export async function keepEarlier(tx: Tx, place: TextPlace, text: string): Promise<void> {
  const { organisationId, dossierId, key } = place;
  const before = (await earlierTexts(tx, organisationId, dossierId)).filter((one) => one.key === key);
  const others = before.filter((one) => one.text !== text);
  const gone = [...before.filter((one) => one.text === text), ...others.slice(mostEarlierTexts - 1)];
  if (gone.length > 0)
    await tx
      .deleteFrom('earlier_text')
      .where(isOfDossier(organisationId, dossierId))
      .where('key', '=', key)
      .where(
        'version',
        'in',
        gone.map(({ version }) => version),
      )
      .execute();
  await tx
    .insertInto('earlier_text')
    .columns(keptTextColumns)
    .expression((from) =>
      from
        .selectFrom('written_text')
        .select(keptTextColumns)
        .where(isOfDossier(organisationId, dossierId))
        .where('key', '=', key),
    )
    .execute();
}
