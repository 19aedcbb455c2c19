import { z } from 'zod';
import { downloadName } from '#api/dossiers.ts';
import { type NewDecision, newDecisionSchema } from '#api/decisions.ts';
import { apiPaths } from '#api/paths.ts';
import { sharedDecisionSchema, sharedFileTypes, sharedListSchema, sharedOutcomeSchema } from '#api/sharing.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { employerRights } from '#server/dossiers/rights-store.ts';
import { downloadHeaders } from '#server/dossiers/download.ts';
import { clientParameters, documentParameters } from '#server/dossiers/document-parameters.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import { clientName, type DossierAddress } from '#server/dossiers/store.ts';
import { noteDecided, noteOpened, sharedDossiers, sharedFile } from '#server/dossiers/sharing/share-store.ts';
import { decidedContent } from '#server/dossiers/variants/decided-content.ts';
import { type DecisionParts, writtenDecision } from '#server/dossiers/variants/decision-routes.ts';
import { asWorker } from '#server/platform/as-worker.ts';
import { mayOpenShared } from '#server/platform/access.ts';
import type { App } from '#server/platform/app-type.ts';
import { adviserOf, type Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

const config = { access: mayOpenShared, rateLimit: { max: 300, timeWindow: '1 minute' } };
const fileParameters = documentParameters.extend({ fileType: z.enum(sharedFileTypes) });

/** What an employer sees of the dossiers of the office: what is shared with him, and nothing else. */
export function sharedRoutes(app: App, parts: DecisionParts): void {
  const { database, recordAct } = parts;

  app.get(apiPaths.shared, {
    config: { ...config, isList: true },
    schema: { params: clientParameters, response: { 200: sharedListSchema } },
    handler: async ({ person, params: { clientId } }) => ({
      data: await database.as(person, async (tx) => {
        required(await clientName(tx, person.organisationId, clientId));
        return sharedDossiers(tx, person.organisationId, clientId);
      }),
    }),
  });

  app.get(apiPaths.sharedDocument, {
    config,
    schema: { params: documentParameters, response: { 200: sharedOutcomeSchema } },
    exposeHeadRoute: false,
    handler: async ({ person, params }) => ({
      data: await database.as(person, async (tx) => {
        const { resultSha256: _, ...shared } = await requiredShare(tx, person, params);
        const result = await resultOf(tx, person, shared.id);
        const { mayDecide } = await employerRights(tx, person.organisationId, params.clientId);
        await recordAct(tx, person, 'shared result viewed', subjectOf(params, shared.name));
        await asWorker(parts, tx, person, () => noteOpened(tx, keyOf(person, shared.id), person.holderName));
        return { ...shared, mayDecide, result };
      }),
    }),
  });

  app.get(apiPaths.sharedFile, {
    config: { ...config, transfer: 'download' },
    schema: { params: fileParameters },
    exposeHeadRoute: false,
    handler: async ({ person, params }, reply) => {
      const { fileType } = params;
      const { name, bytes } = await database.as(person, async (tx) => {
        const shared = await requiredShare(tx, person, params);
        const file = required(await sharedFile(tx, keyOf(person, shared.id), fileType));
        const fileName = downloadName(fileType, shared.name);
        await recordAct(tx, person, 'shared file downloaded', subjectOf(params, fileName));
        await asWorker(parts, tx, person, () => noteOpened(tx, keyOf(person, shared.id), person.holderName));
        return { name: fileName, bytes: file };
      });
      const headers = { ...downloadHeaders(fileType, name), 'content-length': String(bytes.byteLength) };
      return reply.headers(headers).send(Buffer.from(bytes));
    },
  });

  app.post(apiPaths.sharedDecisions, {
    config: { ...config, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: {
      params: documentParameters,
      body: newDecisionSchema,
      response: { 201: z.object({ data: sharedDecisionSchema }) },
    },
    handler: async ({ person, params, body }, reply) => {
      const data = await database.as(person, (tx) => sharedDecision(parts, tx, person, params, body));
      return reply.code(201).send({ data });
    },
  });
}

const keyOf = ({ organisationId }: Person, dossierId: string) => ({ organisationId, dossierId });
const subjectOf = ({ clientId, documentId: dossierId }: DossierAddress, name: string) => ({
  clientId,
  dossierId,
  name,
});

/** What is shared of a dossier. Throws NOT_FOUND. */
async function requiredShare(tx: Tx, { organisationId }: Person, { clientId, documentId }: DossierAddress) {
  const [shared] = await sharedDossiers(tx, organisationId, clientId, documentId);
  return required(shared ?? null);
}

async function resultOf(tx: Tx, person: Person, dossierId: string): Promise<ScreenResult> {
  return unpackedResult(required(await sharedFile(tx, keyOf(person, dossierId), 'result')));
}

const unpackedResult = async (bytes: Uint8Array) => JSON.parse(await unpackedJson(bytes)) as ScreenResult;

/**
 * Records a choice that is shared, on the dossier of the office, in the name of the employer. Throws NOT_ALLOWED where its adviser has not turned that on, and
 * DECISION_NOT_POSSIBLE for a choice that is not shared, or where the dossier shows another outcome by now.
 */
async function sharedDecision(
  parts: DecisionParts,
  tx: Tx,
  person: Person,
  address: DossierAddress,
  { choice, reason }: NewDecision,
) {
  const { organisationId, holderName: by } = person;
  const shared = await requiredShare(tx, person, address);
  const { mayDecide } = await employerRights(tx, organisationId, address.clientId);
  if (!mayDecide) throw new ProblemError('NOT_ALLOWED');
  const isShared = (await resultOf(tx, person, shared.id)).cards.some((card) => card.choice === choice);
  // What it does to the dossier is for advisers; that it may be done was asked of the employer.
  await parts.database.become(tx, { ...adviserOf(organisationId), holderName: by });
  const current = await keptFile(tx, organisationId, shared.id, 'screenResult');
  if (!isShared || current?.sha256 !== shared.resultSha256) throw new ProblemError('DECISION_NOT_POSSIBLE');
  // What is recorded holds for the whole dossier: with what was not shared of the choice.
  const content = decidedContent(await unpackedResult(current.bytes), choice, current.madeOn);
  if (content === null) throw new ProblemError('DECISION_NOT_POSSIBLE');
  const decision = await writtenDecision(parts, tx, person, address, { content, reason });
  await parts.database.become(tx, person);
  const decided = { choice, by, on: decision.decidedOn };
  await asWorker(parts, tx, person, () => noteDecided(tx, keyOf(person, shared.id), decided));
  return decided;
}
