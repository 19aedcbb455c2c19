import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { startedRound } from '#server/dossiers/round-store.ts';
import { isOutdated, keptDataOf } from '#server/dossiers/kept-data-store.ts';
import { dossierFile } from '#server/dossiers/store.ts';
import { filesWithParticipants, keptDataTypes } from '#server/platform/database/kept-file.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import { eraseOldDossiers } from '#server/retention/store.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';
import { scriptedCalculation, scriptedInput } from '#test/server/scripted-calculation.ts';

const untouched = new AbortController().signal;
const lasting = keptDataTypes.filter((type) => !filesWithParticipants.includes(type)).toSorted();

describe.each(databaseKinds)('what screens are made of on $name', ({ use }) => {
  const open = use();

  async function finished() {
    const made = await dossierSituation(await open(), {}, () => Promise.resolve());
    const { database, person, organisationId } = made;
    const id = await made.submit();
    await made.calculate();
    const typesFor = async (who = person) =>
      (await database.as(who, (tx) => keptDataOf(tx, organisationId, id))).map(({ type }) => type).toSorted();
    const isOld = () => database.as(person, (tx) => isOutdated(tx, organisationId, id));
    const inputOf = async () => {
      const bytes = await database.as(person, (tx) => dossierFile(tx, organisationId, id, 'whatIfInput'));
      return bytes && (JSON.parse(await unpackedJson(bytes)) as unknown);
    };
    const again = async (calculation: Calculation) => {
      await database.as(person, (tx) => startedRound(tx, organisationId, id, 'Finished'));
      await made.calculate(untouched, calculation);
    };
    return { ...made, id, typesFor, isOld, inputOf, again };
  }

  it('is kept with the dossier as it was packed', async () => {
    const { typesFor, isOld, inputOf } = await finished();
    expect(await typesFor()).toEqual([...keptDataTypes].toSorted());
    expect(await isOld()).toBe(false);
    expect(await inputOf()).toEqual(scriptedInput);
  });

  it('is replaced by the next calculation, and stays when that gives no result', async () => {
    const { again, typesFor, inputOf } = await finished();
    await again(() =>
      Promise.resolve({
        outcome: 'findings',
        errorWorkbook: Buffer.from(''),
        findings: [],
        unreadable: false,
        mustErase: false,
      }),
    );
    expect(await typesFor()).toEqual([...keptDataTypes].toSorted());
    expect(await inputOf()).toEqual(scriptedInput);
    await again(async (bytes, options) => {
      const processed = await scriptedCalculation(bytes, options);
      return processed.outcome === 'finished' ? { ...processed, whatIfInput: new Uint8Array([7]) } : processed;
    });
    expect(await typesFor()).toEqual([...keptDataTypes].toSorted());
    await expect(inputOf()).rejects.toThrow();
  });

  it('loses what holds participants after the retention period, and nothing else', async () => {
    const { database, organisationId, typesFor } = await finished();
    const later = new Date(Date.now() + 40 * 86_400_000);
    await database.as({ kind: 'worker', organisationId }, (tx) => eraseOldDossiers(tx, organisationId, later));
    expect(await typesFor()).toEqual(lasting);
  });

  it('is seen by nobody of another organisation or employer', async () => {
    const { database, person, organisationId, typesFor } = await finished();
    expect(await typesFor(await madePerson(database))).toEqual([]);
    const organisation = { id: organisationId, name: person.organisationName };
    const clientId = await madeClient(database, person, 'Ander');
    expect(await typesFor(await madePerson(database, { role: 'employer', organisation, clientId }))).toEqual([]);
    expect(await typesFor(await madePerson(database, { role: 'provider', organisation }))).toEqual([]);
  });

  it('is outdated where something is missing, or in the form of another version, a later or an earlier one', async () => {
    const { database, person, isOld } = await finished();
    const change = (statement: ReturnType<typeof sql>) => database.as(person, (tx) => statement.execute(tx));
    await change(sql`update dossier_file set form_version = form_version + 1 where type = 'whatIfInput'`);
    expect(await isOld()).toBe(true);
    await change(sql`update dossier_file set form_version = form_version - 1 where type = 'whatIfInput'`);
    expect(await isOld()).toBe(false);
    await change(sql`update dossier_file set form_version = form_version - 1 where type = 'whatIfInput'`);
    expect(await isOld()).toBe(true);
    await change(sql`update dossier_file set form_version = form_version + 1 where type = 'whatIfInput'`);
    expect(await isOld()).toBe(false);
    await change(sql`delete from dossier_file where type = 'findings'`);
    expect(await isOld()).toBe(true);
  });
});
