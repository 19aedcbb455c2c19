import { furtherTypes } from '#api/dossiers.ts';
import { recordAct } from '#server/audit/store.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { dossier, dossierFile } from '#server/dossiers/store.ts';
import { type OrderCalculation, submittedDossier } from '#server/dossiers/submit-dossier.ts';
import { houseStyle } from '#server/house-style/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { madeClient, madePerson } from '#test/factories.ts';
import { type Script, scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';

const log = logTo('silent');
const untouched = new AbortController().signal;

/** An adviser with an employer, a file to submit, and what a worker does with it; `orderCalculation` puts it in a queue. */
export async function dossierSituation(database: Database, script: Script, orderCalculation: OrderCalculation) {
  const person = await madePerson(database);
  const { organisationId } = person;
  const clientId = await madeClient(database, person);
  const bytes = scripted(script);
  const submission = { clientId, name: 'Dossier', bytes, uploadKey: null, isExample: false };
  const parts = { database, recordAct, orderCalculation };
  const submit = async () =>
    (await database.as(person, (tx) => submittedDossier(parts, tx, person, submission))).document.id;
  const shown = async (id: string) => {
    const document = await database.as(person, (tx) => dossier(tx, organisationId, clientId, id));
    return { status: document?.calculationStatus, reason: document?.statusReason, findings: document?.findingCount };
  };
  const figuresOf = async (id: string) =>
    (await database.as(person, (tx) => dossier(tx, organisationId, clientId, id)))?.keyFigures;
  const filesOf = async () => {
    const rows = await database.as(person, (tx) =>
      tx
        .selectFrom('dossier_file')
        .select(['dossier_id as id', 'type'])
        .where('type', 'in', ['outputFile', 'reportFile', ...furtherTypes, 'errorFile'])
        .orderBy('type')
        .execute(),
    );
    const opened = rows.map(async ({ id, type }): Promise<[string, string]> => {
      const stored = await database.as(person, (tx) => dossierFile(tx, organisationId, id, type));
      return [type, Buffer.from(stored ?? []).toString()];
    });
    return Promise.all(opened);
  };
  /** What a worker does that is woken. */
  const calculate = (signal = untouched, calculation: Calculation = scriptedCalculation) =>
    calculateNext({ database, log, calculate: calculation, houseStyle, roomPause: 5 }, signal);
  return { database, person, organisationId, clientId, bytes, submit, shown, figuresOf, filesOf, calculate };
}
