import { type Expression, sql } from 'kysely';
import { isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { KeptFileType } from '#server/platform/database/kept-file.ts';
import { type KeptBytes, longestEnds } from '#server/platform/database/sealed-bytes.ts';
import type { KeptEnds } from '#server/platform/database/vault.ts';

/** Which file of which dossier. */
export interface FileName {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly type: KeptFileType;
}

const ofFile = (tx: Tx, { organisationId, dossierId, type }: FileName) =>
  tx.selectFrom('dossier_file').where(isOfDossier(organisationId, dossierId)).where('type', '=', type);

const kept = sql.ref('bytes');
const size = sql<number>`octet_length(${kept})`;
const part = (from: Expression<number> | number, count: number) =>
  sql<KeptBytes>`substring(${kept} from ${from}::integer for ${count}::integer)`;
const head = part(1, longestEnds.head);

/** How a file begins and ends, and how large it is; null when it is not there. */
export async function fileEnds(tx: Tx, file: FileName): Promise<KeptEnds | null> {
  const found = await ofFile(tx, file)
    .select([size.as('size'), head.as('head')])
    .select(part(sql<number>`greatest(1, ${size} - ${longestEnds.tail - 1})`, longestEnds.tail).as('tail'))
    .executeTakeFirst();
  return found ?? null;
}

/** A slice of a file, from a byte on; null when it is not there any more, or another has come in its place. */
export async function fileSlice(
  tx: Tx,
  file: FileName,
  { size: ofAll, head: begins }: KeptEnds,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<KeptBytes | null> {
  const found = await ofFile(tx, file)
    .select(part(from + 1, count).as('slice'))
    .where(size, '=', ofAll)
    .where(head, '=', begins)
    .executeTakeFirst();
  return found?.slice ?? null;
}
