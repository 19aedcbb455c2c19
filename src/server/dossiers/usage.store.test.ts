import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Limits, standardLimits } from '#api/usage-limits.ts';
import { recordAct } from '#server/audit/store.ts';
import { restyledDossier, retriedDossier } from '#server/dossiers/dossier-actions.ts';
import { submittedDossier } from '#server/dossiers/submit-dossier.ts';
import { storeLimits } from '#server/dossiers/usage-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, operator } from '#test/factories.ts';

const megabyte = 2 ** 20;

describe.each(databaseKinds)('the limits of an organisation on $name', ({ use }) => {
  const open = use();

  interface Given {
    readonly organisation?: Partial<Limits['organisation']>;
    readonly employer?: Partial<Limits['employer']>;
  }

  async function situation({ organisation, employer }: Given) {
    const database = await open();
    const adviser = await madePerson(database);
    await database.as(operator, (tx) =>
      storeLimits(tx, adviser.organisationId, {
        organisation: { ...standardLimits.organisation, ...organisation },
        employer: { ...standardLimits.employer, ...employer },
      }),
    );
    const clients = [await madeClient(database, adviser), await madeClient(database, adviser)] as const;
    return { database, adviser, clients };
  }

  const partsOf = (database: Database) => ({ database, recordAct, orderCalculation: () => Promise.resolve() });

  const upload = (
    database: Database,
    person: Person,
    clientId: string,
    megabytes = 0,
    uploadKey: string | null = null,
  ) =>
    database.as(person, (tx) =>
      submittedDossier(partsOf(database), tx, person, {
        clientId,
        name: 'Dossier',
        bytes: Buffer.alloc(megabytes * megabyte, 1),
        uploadKey,
        isExample: false,
      }),
    );

  const stored = (database: Database, person: Person) =>
    database.as(person, async (tx) => [
      (await tx.selectFrom('dossier').select('id').execute()).length,
      (await tx.selectFrom('dossier_file').select('type').execute()).length,
      (await tx.selectFrom('audit_entry').select('id').execute()).length,
    ]);

  it('hold for the files of one employer and of all, and leave nothing of what is refused', async () => {
    const { database, adviser, clients } = await situation({
      organisation: { megabytes: 3 },
      employer: { megabytes: 2 },
    });
    await upload(database, adviser, clients[0], 2);
    await expect(upload(database, adviser, clients[0], 1)).rejects.toMatchObject({
      code: 'EMPLOYER_FULL',
      details: { limit: { name: 'megabytes', used: 2, most: 2 } },
    });
    await upload(database, adviser, clients[1], 1);
    await expect(upload(database, adviser, clients[1], 1)).rejects.toMatchObject({
      code: 'ORGANISATION_FULL',
      details: { limit: { name: 'megabytes', used: 3, most: 3 } },
      message: expect.stringMatching(/adviesorganisatie.*Nu in gebruik: 3 van 3 MB\.$/),
    });
    expect(await stored(database, adviser)).toEqual([2, 2, 2]);
    const other = await madePerson(database);
    await upload(database, other, await madeClient(database, other), 1);
  });

  it('count what an employer cannot see of its organisation, and tell it no numbers of that', async () => {
    const { database, adviser, clients } = await situation({
      organisation: { megabytes: 2 },
      employer: { megabytes: 2 },
    });
    await upload(database, adviser, clients[0], 2);
    const organisation = { id: adviser.organisationId, name: adviser.organisationName };
    const employer = await madePerson(database, { role: 'employer', organisation, clientId: clients[1] });
    const refused = upload(database, employer, clients[1], 1);
    await expect(refused).rejects.toMatchObject({ code: 'ORGANISATION_FULL', details: {} });
    await expect(refused).rejects.not.toMatchObject({ details: { limit: {} } });
  });

  it('are not passed by uploads at the same time: of two for the last place one gets it', async () => {
    const { database, adviser, clients } = await situation({
      organisation: { openDossiers: 4 },
      employer: { openDossiers: 3 },
    });
    const sent = (client: 0 | 1, times: number) =>
      Array.from({ length: times }, () => upload(database, adviser, clients[client]));
    const outcomes = await Promise.allSettled([...sent(0, 5), ...sent(1, 3)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const counts = await database.as(adviser, (tx) =>
      tx
        .selectFrom('dossier')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .groupBy('client_id')
        .execute(),
    );
    expect(Math.max(...counts.map(({ count }) => Number(count)))).toBeLessThanOrEqual(3);
  });

  it('hold for the uploads of a minute, those that were deleted included, until the oldest is a minute old', async () => {
    const { database, adviser, clients } = await situation({ employer: { uploadsPerMinute: 2 } });
    const [clientId] = clients;
    const { organisationId } = adviser;
    // What was uploaded and deleted so many seconds ago.
    for (const seconds of [90, 61, 30])
      await database.as(adviser, (tx) =>
        sql`insert into audit_entry (organisation_id, client_id, action, holder_name, object_name, happened_on)
          values (${organisationId}, ${clientId}, 'dossier uploaded', '', '', now() - ${seconds} * interval '1 second')`.execute(
          tx,
        ),
      );
    await upload(database, adviser, clientId);
    const refused = await upload(database, adviser, clientId).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'EMPLOYER_TOO_FAST', details: { limit: { used: 2, most: 2 } } });
    const { retryAfterSeconds = 0 } = (refused as { details: { retryAfterSeconds?: number } }).details;
    expect([retryAfterSeconds > 0, retryAfterSeconds <= 30]).toEqual([true, true]);
  });

  it('do not refuse an upload that is repeated, nor reports that are made again', async () => {
    const { database, adviser, clients } = await situation({ employer: { openDossiers: 1, uploadsPerMinute: 2 } });
    const first = await upload(database, adviser, clients[0], 0, 'key');
    const refusal = { code: 'EMPLOYER_QUEUE_FULL', details: { limit: { used: 1, most: 1 } } };
    await expect(upload(database, adviser, clients[0], 0, 'other')).rejects.toMatchObject(refusal);
    const { id: documentId } = first.document;
    expect(await upload(database, adviser, clients[0], 0, 'key')).toMatchObject({
      isNew: false,
      document: { id: documentId },
    });

    const become = (status: 'Failed' | 'Finished') =>
      database.as(adviser, (tx) => tx.updateTable('dossier').set({ status }).where('id', '=', documentId).execute());
    const address = { clientId: clients[0], documentId };
    await become('Failed');
    await upload(database, adviser, clients[0]);
    await expect(retriedDossier(partsOf(database), adviser, address)).rejects.toMatchObject(refusal);
    await become('Finished');
    await restyledDossier(partsOf(database), adviser, address);
  });
});
