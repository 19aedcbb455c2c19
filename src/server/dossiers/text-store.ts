import { sql } from 'kysely';
import { storedOnScreen } from '#api/on-screen.ts';
import type { KeptText, NewText } from '#api/written-texts.ts';
import { type TextKey, textKeys, type WrittenTexts } from '#output/model/written-texts.ts';
import { choiceAt } from '#server/dossiers/decision-store.ts';
import { textPlace } from '#server/platform/database/kept-places.ts';
import { hasUpdated, inTurn, isOfDossier, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { asKept, toKeep } from '#server/platform/database/vault.ts';

/** A text as its row has it. */
export type StoredText = Omit<KeptText, 'earlier'>;

/** A text of a dossier. */
export interface TextPlace {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly key: TextKey;
}

/** From here on, transactions that write texts of a dossier or make it final wait for each other. */
export const textsInTurn = (tx: Tx, dossierId: string): Promise<void> => inTurn(tx, 'texts', dossierId);

/** What was written of a dossier, of these texts in their order; of a later program none. */
export async function keptTexts(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  keys: readonly TextKey[] = textKeys,
): Promise<readonly StoredText[]> {
  const rows = await tx
    .selectFrom('written_text')
    .innerJoin('dossier', (join) =>
      join
        .onRef('dossier.organisation_id', '=', 'written_text.organisation_id')
        .onRef('dossier.id', '=', 'written_text.dossier_id'),
    )
    .select(['key', 'content', 'applies', 'version', 'written_by as writtenBy', 'written_on as writtenOn'])
    .select(
      sql<boolean>`dossier.figures_key is null or dossier.figures_key is not distinct from written_text.figures_key`.as(
        'isOfThisOutcome',
      ),
    )
    .select(sql<string | null>`nullif(${choiceAt(sql`written_on`)}, ${choiceAt(sql`now()`)})`.as('otherChoice'))
    .where('written_text.organisation_id', '=', organisationId)
    .where('written_text.dossier_id', '=', dossierId)
    .execute();
  const texts: StoredText[] = [];
  for (const key of keys) {
    const row = rows.find((one) => one.key === key);
    if (row === undefined) continue;
    const { content, writtenOn, ...kept } = row;
    // oxlint-disable-next-line no-await-in-loop -- one connection answers them one after the other
    const text = Buffer.from(await asKept(tx, textPlace(organisationId, dossierId, key), content)).toString();
    texts.push({ ...kept, text, writtenOn: writtenOn.toISOString() });
  }
  return texts;
}

/** Keeps a text; false, with nothing kept, where another version is there than the one that it was based on. */
export async function keepText(
  tx: Tx,
  { organisationId, dossierId, key }: TextPlace,
  { text, applies, version }: NewText,
  writtenBy: string,
): Promise<boolean> {
  const columns = {
    content: await toKeep(tx, textPlace(organisationId, dossierId, key), Buffer.from(text)),
    applies,
    figures_key: sql<string | null>`(select figures_key from dossier where ${isRow(organisationId, dossierId)})`,
    written_by: writtenBy,
    written_on: sql<Date>`now()`,
  };
  if (version > 0)
    return hasUpdated(
      tx
        .updateTable('written_text')
        .set({ ...columns, version: version + 1 })
        .where(isOfDossier(organisationId, dossierId))
        .where('key', '=', key)
        .where('version', '=', version),
    );
  const inserted = await tx
    .insertInto('written_text')
    .values({ organisation_id: organisationId, dossier_id: dossierId, key, ...columns })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'dossier_id', 'key']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Goes on with every change of any text of a dossier. */
export const versionOf = (texts: readonly StoredText[]): number => texts.reduce((sum, { version }) => sum + version, 0);

/** The texts as documents have them; undefined if there is none. */
export function asWritten(texts: readonly StoredText[]): WrittenTexts | undefined {
  const written = texts.flatMap(({ key, text, applies }): readonly (readonly [string, string | null])[] =>
    applies ? (text.trim() === '' ? [] : [[key, text.trim()]]) : [[key, null]],
  );
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

/** How the texts of a dossier stand to its files. */
export interface TextsState {
  /** All versions of its texts together that stand in its files. */
  readonly inFiles: number;
  /** Whether its files are final, or becoming so. */
  readonly isFinal: boolean;
  /** Names of the topics of the appendix. */
  readonly appendix: readonly string[];
}

/** Null where there is no such dossier. */
export async function textsState(tx: Tx, organisationId: string, dossierId: string): Promise<TextsState | null> {
  const found = await tx
    .selectFrom('dossier')
    .select(['texts_in_files as inFiles', 'on_screen as onScreen'])
    .select(sql<boolean>`(final_by is not null or (status = 'Submitted' and asked_final_by is not null))`.as('isFinal'))
    .where(isRow(organisationId, dossierId))
    .executeTakeFirst();
  if (found === undefined) return null;
  const { onScreen, ...state } = found;
  return { ...state, appendix: storedOnScreen(onScreen).appendix };
}
