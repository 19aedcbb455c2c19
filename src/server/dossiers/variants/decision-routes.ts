import { apiPaths } from '#api/paths.ts';
import {
  type DecidedContent,
  type Decision,
  decisionAnswerSchema,
  decisionListSchema,
  type NewDecision,
  newDecisionSchema,
} from '#api/decisions.ts';
import { mostDecisions } from '#api/variant-limits.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { mayUseDossiers } from '#server/platform/access.ts';
import { decidedContent } from '#server/dossiers/variants/decided-content.ts';
import { decisionCount, decisions, insertDecision } from '#server/dossiers/decision-store.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { absentResult } from '#server/dossiers/absence.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import { startedDecisionRound } from '#server/dossiers/round-store.ts';
import { type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import { variant, variantResult } from '#server/dossiers/variant-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

export type DecisionParts = Pick<SubmitParts, 'database' | 'recordAct' | 'orderCalculation'>;

const config = { access: mayUseDossiers };

/** What was decided on a dossier. There is no way to change it: a later decision says so. */
export function decisionRoutes(app: App, parts: DecisionParts): void {
  app.get(apiPaths.documentDecisions, {
    config,
    schema: { params: documentParameters, response: { 200: decisionListSchema } },
    handler: async ({ person, params }) => ({
      data: await parts.database.as(person, async (tx) => {
        await requiredDossier(tx, person, params);
        return decisions(tx, person.organisationId, params.documentId);
      }),
    }),
  });

  app.post(apiPaths.documentDecisions, {
    config: { ...config, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { params: documentParameters, body: newDecisionSchema, response: { 201: decisionAnswerSchema } },
    handler: async ({ person, params, body }, reply) => {
      const data = await recordedDecision(parts, person, params, body);
      return reply.code(201).send({ data });
    },
  });
}

/** What a decision is about, as it is kept. */
interface Decided {
  readonly name: string;
  readonly variantName: string | null;
  readonly choices: WhatIfChoices;
  readonly changes: DecidedContent['changes'];
  readonly bytes: Uint8Array;
  readonly calculatedOn: Date;
}

/** Throws NOT_FOUND, or why there is no outcome to decide on. */
async function decidedOn(tx: Tx, person: Person, address: DossierAddress, variantId: string | null): Promise<Decided> {
  const { organisationId } = person;
  const { documentId: dossierId } = address;
  const document = await requiredDossier(tx, person, address);
  const { name } = document;
  if (variantId === null) {
    const kept = await keptFile(tx, organisationId, dossierId, 'screenResult');
    if (kept === null) throw new ProblemError(absentResult(document));
    return { name, variantName: null, choices: {}, changes: [], bytes: kept.bytes, calculatedOn: kept.madeOn };
  }
  const place = { organisationId, dossierId, variantId };
  const found = required(await variant(tx, place));
  const result = await variantResult(tx, place);
  const { choices, changes, isOutdated } = found;
  if (result === null || choices === null)
    throw new ProblemError(isOutdated ? 'VARIANT_OUTDATED' : 'VARIANT_NOT_READY');
  const { bytes, calculatedOn } = result;
  return { name, variantName: found.name, choices, changes, bytes, calculatedOn };
}

/**
 * Writes down what the screen shows of the premium, taken from what is kept and not from the browser, and has the files of
 * the dossier made again with it.
 */
async function recordedDecision(
  { database, recordAct, orderCalculation }: DecisionParts,
  person: Person,
  address: DossierAddress,
  { premium, variantId, reason }: NewDecision,
): Promise<Decision> {
  const { organisationId, holderName: decidedBy } = person;
  const { clientId, documentId: dossierId } = address;
  return database.as(person, async (tx) => {
    const decided = await decidedOn(tx, person, address, variantId);
    const { name, bytes, variantName, choices } = decided;
    const result = JSON.parse(await unpackedJson(bytes)) as ScreenResult;
    const content = decidedContent(result, premium, decided);
    if (content === null) throw new ProblemError('DECISION_NOT_POSSIBLE');
    if ((await decisionCount(tx, organisationId, dossierId)) >= mostDecisions) throw new ProblemError('DECISIONS_FULL');
    await insertDecision(tx, { organisationId, dossierId, decidedBy, variantName, choices, content, reason });
    await recordAct(tx, person, 'decision recorded', { clientId, dossierId, name });
    const round = await startedDecisionRound(tx, organisationId, dossierId);
    if (round !== null) await orderCalculation(tx, { organisationId, dossierId, round });
    const [newest] = await decisions(tx, organisationId, dossierId);
    if (newest === undefined) throw new Error('a decision that was written is not there');
    return newest;
  });
}
