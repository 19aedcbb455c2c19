import { sql } from 'kysely';
import { curveContentSchema, setContentSchema } from '#api/central-bank-files.ts';
import { dayOf } from '#core/calendar/days.ts';
import { dateText } from '#office/document/dutch-format.ts';
import type { BlockQuestion, OfferedCurve, OfferedData, OfferedSet } from '#server/calculation/fetched-set.ts';
import { blockOf } from '#server/central-bank/file-store.ts';
import { isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** What is offered, and what this dossier, if any, was calculated with before it was withdrawn. Of Q-sets no effect is made: its closed form needs none. */
export async function knownFiles(tx: Tx, dossierId: string | null): Promise<OfferedData> {
  const rows = await tx
    .selectFrom('central_bank_file as file')
    .select(['file.id', 'file.kind', 'file.label', 'file.source', 'file.sha256', 'file.content'])
    .where('file.kind', 'in', ['pSet', 'curve'])
    .where(
      sql<boolean>`(file.withdrawn_on is null or exists (select from used_central_bank_file as used
        where used.dossier_id = ${dossierId} and used.file_id = file.id))`,
    )
    .orderBy('file.label', 'desc')
    .orderBy('file.arrival', 'desc')
    .execute();
  // A withdrawn one gives way to the one that took its place.
  const newest = [...new Map(rows.toReversed().map((row) => [`${row.kind} ${row.label}`, row])).values()].toReversed();
  return {
    curves: newest.filter(({ kind }) => kind === 'curve').map(offeredCurve),
    sets: newest.filter(({ kind }) => kind === 'pSet').map(offeredSet),
  };
}

interface FileRow {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  readonly sha256: string;
  readonly content: unknown;
}

const offeredCurve = ({ id, label, source, content }: FileRow): OfferedCurve => ({
  id,
  name: dateText(dayOf(label)),
  date: label,
  source,
  rates: curveContentSchema.parse(content).rates,
});

function offeredSet({ id, label, source, sha256, content }: FileRow): OfferedSet {
  const { count, years } = setContentSchema.parse(content);
  return {
    id,
    name: `P-scenarioset ${label}`,
    source,
    quarter: label,
    checksum: sha256,
    isIllustration: false,
    count,
    years,
  };
}

/** Answers what a calculation process asks of a set. */
export async function askedBlock(tx: Tx, { setId, series, year }: BlockQuestion): Promise<Uint8Array> {
  const bytes = await blockOf(tx, setId, series, year);
  if (bytes === null) throw new RangeError(`No block ${series} ${year} of set ${setId}`);
  return bytes;
}

/** Writes down with which files the kept effects of a dossier were calculated; in the place of what was written before. */
export async function recordUse(
  tx: Tx,
  { organisationId, dossierId }: { readonly organisationId: string; readonly dossierId: string },
  fileIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('used_central_bank_file').where(isOfDossier(organisationId, dossierId)).execute();
  if (fileIds.length === 0) return;
  await tx
    .insertInto('used_central_bank_file')
    .values(fileIds.map((id) => ({ organisation_id: organisationId, dossier_id: dossierId, file_id: id })))
    .execute();
}
