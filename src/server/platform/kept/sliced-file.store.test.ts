import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type InTransaction, slicedFile } from '#server/platform/kept/sliced-file.ts';
import { filePlace } from '#server/platform/database/kept-places.ts';
import { isSealed, SealError } from '#server/platform/database/sealed-bytes.ts';
import { toKeep } from '#server/platform/database/vault.ts';
import { databaseKinds } from '#test/database.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';

const type = 'outputFile';
const size = 1_300_000;

describe.each(databaseKinds)('a file that is read in slices, on $name', ({ use }) => {
  const open = use();

  /** A dossier whose result is these bytes, sealed unless it is of a time without a vault. */
  async function situation(bytes: Uint8Array, isSealing = true) {
    const database = await open();
    const made = await dossierSituation(database, {}, () => Promise.resolve());
    const { person, organisationId } = made;
    const dossierId = await made.submit();
    const inTransaction: InTransaction = (work) => database.as(person, work);
    const asWorker: InTransaction = (work) => database.as({ kind: 'worker', organisationId }, work);
    const keep = (content: Uint8Array) =>
      asWorker(async (tx) => {
        const place = filePlace(organisationId, dossierId, type);
        const kept = isSealing ? await toKeep(tx, place, content) : (content as never);
        const row = { organisation_id: organisationId, dossier_id: dossierId, type, bytes: kept, sha256: '' } as const;
        await tx.deleteFrom('dossier_file').where('dossier_id', '=', dossierId).where('type', '=', type).execute();
        await tx.insertInto('dossier_file').values(row).execute();
      });
    await keep(bytes);
    const file = await inTransaction((tx) => slicedFile(tx, { organisationId, dossierId, type }));
    return { database, dossierId, inTransaction, keep, file, organisationId };
  }

  async function taken(slices: AsyncIterable<Uint8Array> | undefined) {
    const found: Buffer[] = [];
    for await (const slice of slices ?? []) found.push(Buffer.from(slice));
    return found;
  }

  it.each([
    ['sealed', size, true],
    ['of before there was a vault', size, false],
    ['empty', 0, true],
    ['as long as a slice', 256 * 1024, true],
  ] as const)('%s comes as it was, and never more than a slice of it at a time', async (_, length, isSealing) => {
    const bytes = randomBytes(length);
    const { file, inTransaction } = await situation(bytes, isSealing);
    expect(file?.size).toBe(length);
    let asked = 0;
    const counting: InTransaction = (work) => {
      asked += 1;
      return inTransaction(work);
    };
    const slices = file?.slices(counting);
    await slices?.next();
    expect(asked).toBe(Math.min(1, length));
    const found = await taken(file?.slices(inTransaction));
    expect(Buffer.concat(found).equals(bytes)).toBe(true);
    expect(Math.max(0, ...found.map((slice) => slice.length))).toBeLessThanOrEqual(256 * 1024);
  });

  it('is not given to its end when a byte of it was changed in the database', async () => {
    const { database, dossierId, file, inTransaction, organisationId } = await situation(randomBytes(size));
    await database.as({ kind: 'worker', organisationId }, async (tx) => {
      const { rows } = await sql<{ first: Uint8Array }>`update dossier_file
        set bytes = set_byte(bytes, 700000, 255 - get_byte(bytes, 700000))
        where dossier_id = ${dossierId} and type = ${type} returning substring(bytes from 1 for 60) as first`.execute(
        tx,
      );
      expect(isSealed(rows[0]?.first ?? Buffer.alloc(0))).toBe(true);
    });
    const given: number[] = [];
    const reading = async () => {
      for await (const { length } of file?.slices(inTransaction) ?? []) given.push(length);
    };
    await expect(reading()).rejects.toThrow(SealError);
    expect(given).toHaveLength(4);
  });

  it('ends when another comes in its place, or it goes, while it is read', async () => {
    const { file, inTransaction, keep } = await situation(randomBytes(size));
    const slices = file?.slices(inTransaction);
    await slices?.next();
    await keep(randomBytes(size));
    await expect(slices?.next()).rejects.toThrow('changed while it was read');
  });

  it('is not there when there is none', async () => {
    const { organisationId, inTransaction } = await situation(Buffer.alloc(1));
    const none = { organisationId, dossierId: randomUUID(), type } as const;
    expect(await inTransaction((tx) => slicedFile(tx, none))).toBeNull();
  });
});
